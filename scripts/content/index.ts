import type { Content, Settings } from '../../model/content.ts';
import { quote } from '../../model/text.ts';
import { BuildError, UsageError } from '../command.ts';
import { type CheckResult, count, textReport } from '../report.ts';
import { readSettings, type SiteOptions } from '../settings.ts';
import { codeOf } from '../system.ts';
import { CHECKS } from './checks/index.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { type Diagnostic, inReadingOrder } from './diagnostic.ts';
import { readEntries } from './entries.ts';
import { parseSource } from './parse/source.ts';
import { isPictureFile, type RawFile, readContentFolder } from './read.ts';
import { assemble } from './resolve/assemble.ts';

/** What a content folder holds and every diagnostic of it; only the latter when there is any error. */
export interface LoadedContent extends CheckResult {
  content?: Content;
  /** What keeps right content from being public. */
  launch?: LaunchReport;
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
  const texts = new Map(raw.map(({ path, text }) => [`content/${path}`, text]));
  const diagnostics = inReadingOrder(found);
  if (content === undefined || found.some(({ severity }) => severity === 'error')) {
    return { diagnostics, texts };
  }
  return { content, launch, diagnostics, texts, holds: inventory(raw.length, content) };
}

/** "104 files, 36 cities, 178 attractions, 8 services" */
function inventory(files: number, { cities, services }: Content): string {
  return [
    count(files, 'file'),
    count(cities.length, 'city', 'cities'),
    count(cities.flatMap(({ attractions }) => attractions).length, 'attraction'),
    count(services.length, 'service'),
  ].join(', ');
}

/**
 * Reads and validates the content folder of a command.
 * @param options of the site that is built from it, if one is
 */
export async function checkFolder(
  folder: string,
  options: SiteOptions = { base: '', cards: false },
) {
  const settings = readSettings(process.env, options);
  const result = await loadContent(folder, settings).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const where = quote(folder);
    if (codeOf(error) === 'ENOENT')
      throw new UsageError(`No content folder ${where}. Check the path after --content.`);
    if (codeOf(error) === 'ENOTDIR')
      throw new UsageError(
        `${where} is a file. Point --content to the folder that holds business.yaml.`,
      );
    throw new UsageError(`The content folder can't be read (${error.message}). Grant read access.`);
  });
  return { content: result.content, launch: result.launch, result };
}

/** The same, but throws a BuildError that lists the errors, if any; else prints the warnings. */
export async function validateFolder(folder: string, options?: SiteOptions) {
  const { content, result } = await checkFolder(folder, options);
  if (content === undefined) {
    const diagnostics = result.diagnostics.filter(({ severity }) => severity === 'error');
    throw new BuildError(textReport({ ...result, diagnostics }));
  }
  if (result.diagnostics.length > 0) console.warn(textReport(result));
  return { content, warnings: result.diagnostics };
}
