import type { Content, Settings } from '../../model/content.ts';
import { type Diagnostic, inReadingOrder } from './diagnostic.ts';
import { parseSource } from './parse/source.ts';
import { isPictureFile, type RawFile, readContentFolder } from './read.ts';
import { assemble } from './resolve/assemble.ts';
import { checkAdvice } from './validate/advice.ts';
import { checkCardLetters } from './validate/card-letters.ts';
import { checkDocuments } from './validate/documents.ts';
import { sortSources, validateFiles } from './validate/files.ts';
import { knownSlugs } from './validate/known.ts';
import { type LaunchReport, launchReport, persistentWarnings } from './validate/launch.ts';
import { checkLinks, pagePaths } from './validate/links.ts';
import { checkNearDuplicates, type NearDuplicates } from './validate/near-duplicates.ts';
import { checkPictures } from './validate/pictures.ts';
import { checkRedirects } from './validate/redirects.ts';
import { checkCompanions, checkPresence, checkReferences } from './validate/references.ts';
import { checkSentencePatterns } from './validate/sentence-patterns.ts';
import { checkUniqueness } from './validate/uniqueness.ts';
import { checkWords } from './validate/word-list.ts';

export interface LoadedContent {
  /** Missing when there is any error. */
  content?: Content;
  /** What keeps right content from being public; missing when there is any error. */
  launch?: LaunchReport;
  /** How alike the cities' pages are; missing where there is no city. */
  nearDuplicates?: NearDuplicates;
  /** Every diagnostic of the whole folder, in reading order. */
  diagnostics: Diagnostic[];
  /** The text of each file, by the name that diagnostics give it: "content/cities/boise.md". */
  texts: ReadonlyMap<string, string>;
}

/** Reads and validates a content folder. Throws only when the folder itself cannot be read. */
export async function loadContent(folder: string, settings: Settings): Promise<LoadedContent> {
  return validateContent(await readContentFolder(folder), settings);
}

/** Validates content that was read already: parse, resolve, validate, assemble. */
export function validateContent(raw: readonly RawFile[], settings: Settings): LoadedContent {
  const texts = new Map(raw.map(({ path, text }) => [`content/${path}`, text]));
  // Of what refers to files in a folder that was not read nothing can be said.
  const unread = raw.filter(({ folder }) => folder);
  if (unread.length > 0) return { diagnostics: unread.flatMap(refusal), texts };

  const ofFiles: Diagnostic[] = [];
  const sources = raw
    .filter((file) => !isPictureFile(file))
    .map((file) => parseSource(file, ofFiles));
  const sorted = sortSources(sources, ofFiles);
  const entries = validateFiles(sorted, ofFiles);

  const known = knownSlugs(sources, sorted);
  const paths = pagePaths(entries, known);
  const { nearDuplicates, diagnostics: ofTexts } = checkNearDuplicates(entries);
  const pictures = raw.flatMap(({ path, picture }) => (picture ? [[path, picture] as const] : []));
  const content = assemble(entries, Object.fromEntries(pictures), settings);
  const launch = content && launchReport(content, entries);
  const diagnostics = [
    ...ofFiles,
    ...checkPresence(sorted),
    ...checkReferences(entries, known),
    ...checkCompanions(known),
    ...checkUniqueness(entries),
    ...checkAdvice(entries),
    ...checkDocuments(entries),
    ...checkCardLetters(entries),
    ...checkLinks(entries, paths),
    ...checkPictures(entries, raw),
    ...ofTexts,
    ...checkSentencePatterns(entries),
    ...checkWords(entries),
    ...checkRedirects(entries, paths),
    ...(content && launch ? persistentWarnings(content, entries, launch) : []),
  ];
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    ...(failed ? {} : { content, launch }),
    nearDuplicates,
    diagnostics: inReadingOrder(diagnostics),
    texts,
  };
}

function refusal({ path, refused }: RawFile): Diagnostic[] {
  return refused === undefined ? [] : [{ severity: 'error', file: `content/${path}`, ...refused }];
}
