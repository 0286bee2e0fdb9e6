import type { Content, Settings } from '../../model/content.ts';
import { CHECKS } from './checks/index.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { type Diagnostic, inReadingOrder } from './diagnostic.ts';
import { readEntries } from './entries.ts';
import { parseSource } from './parse/source.ts';
import { isPictureFile, type RawFile, readContentFolder } from './read.ts';
import { assemble } from './resolve/assemble.ts';

export interface LoadedContent {
  /** Missing when there is any error. */
  content?: Content;
  /** What keeps right content from being public; missing when there is any error. */
  launch?: LaunchReport;
  /** Every diagnostic of the whole folder, in reading order. */
  diagnostics: Diagnostic[];
  /** The text of each file, by the name that diagnostics give it: "content/cities/boise.md". */
  texts: ReadonlyMap<string, string>;
}

/** Reads and validates a content folder. Throws only when the folder itself cannot be read. */
export async function loadContent(folder: string, settings: Settings): Promise<LoadedContent> {
  return validateContent(await readContentFolder(folder), settings);
}

/** Validates content that was read already: parse, resolve, check, assemble. */
export function validateContent(raw: readonly RawFile[], settings: Settings): LoadedContent {
  const found: Diagnostic[] = [];
  const sources = raw
    .filter((file) => !isPictureFile(file))
    .map((file) => parseSource(file, found));
  const files = readEntries(sources, found);
  found.push(...CHECKS.flatMap((check) => [...check({ ...files, raw })]));

  const pictures = raw.flatMap(({ path, picture }) => (picture ? [[path, picture] as const] : []));
  const content = assemble(files.entries, Object.fromEntries(pictures), settings);
  const launch = content && launchReport(content, files.entries);
  found.push(...(launch?.warnings ?? []));
  const failed = found.some(({ severity }) => severity === 'error');
  return {
    ...(failed ? {} : { content, launch }),
    diagnostics: inReadingOrder(found),
    texts: new Map(raw.map(({ path, text }) => [`content/${path}`, text])),
  };
}
