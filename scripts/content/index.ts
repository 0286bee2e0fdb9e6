import type { Content, Settings } from '../../model/content.ts';
import { type Business, businessSchema } from '../../model/schemas/business.ts';
import { nearestSlug, slugify } from '../../model/slug.ts';
import { type Diagnostic, inReadingOrder } from './diagnostic.ts';
import type { Entries } from './entries.ts';
import { fewPerFile } from './few-per-file.ts';
import { parseSource, type Source } from './parse/source.ts';
import { type RawFile, readContentFolder } from './read.ts';
import { assemble, missingPages } from './resolve/assemble.ts';
import { withoutMail } from './resolve/mail.ts';
import { checkAdvice } from './validate/advice.ts';
import { blanks } from './validate/blanks.ts';
import { checkCardLetters } from './validate/card-letters.ts';
import { type Sorted, sortSources, validateFiles } from './validate/files.ts';
import { type LaunchReport, launchReport } from './validate/launch.ts';
import { checkLinks, pagePaths } from './validate/links.ts';
import { checkNearDuplicates, type NearDuplicates } from './validate/near-duplicates.ts';
import { persistentWarnings } from './validate/persistent-warnings.ts';
import { checkRedirects } from './validate/redirects.ts';
import { checkCompanions, checkReferences, type Known } from './validate/references.ts';
import { checkUniqueness } from './validate/uniqueness.ts';

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

/** Validates content that was read already: parse, fill, validate, refer, assemble. */
export function validateContent(raw: readonly RawFile[], settings: Settings): LoadedContent {
  const texts = new Map(raw.map(({ path, text }) => [`content/${path}`, text]));
  // Of what refers to files in a folder that was not read nothing can be said.
  const unread = raw.filter(({ folder }) => folder);
  if (unread.length > 0) return { diagnostics: unread.flatMap(refusal), texts };
  const diagnostics: Diagnostic[] = [];
  const sources = raw.map((file) => parseSource(file, diagnostics));
  diagnostics.push(...raw.flatMap(blanks));
  const sorted = sortSources(sources, diagnostics).map((file) => withoutMail(file, diagnostics));
  const entries = validateFiles(sorted, findFacts(sorted), diagnostics);
  const known = knownSlugs(sources, sorted);
  checkPresence(sorted, entries, diagnostics);
  checkReferences(entries, known, diagnostics);
  checkCompanions(known, diagnostics);
  checkUniqueness(entries, diagnostics);
  checkAdvice(entries, diagnostics);
  checkCardLetters(entries, diagnostics);
  const paths = pagePaths(entries, known);
  checkLinks(entries, paths, diagnostics);
  const nearDuplicates = checkNearDuplicates(entries, diagnostics);
  checkRedirects(entries, paths.canonical, paths.all, diagnostics);

  const content = assemble(entries, settings);
  const launch = content && launchReport(content, entries);
  if (content && launch) diagnostics.push(...persistentWarnings(content, entries, launch));
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    ...(content === undefined || launch === undefined || failed ? {} : { content, launch }),
    nearDuplicates,
    diagnostics: fewPerFile(inReadingOrder(diagnostics)),
    texts,
  };
}

function refusal({ path, refused }: RawFile): Diagnostic[] {
  return refused === undefined ? [] : [{ severity: 'error', file: `content/${path}`, ...refused }];
}

/** The facts of business.yaml, or undefined while that file is not right itself. */
function findFacts(sorted: readonly Sorted[]): Business | undefined {
  const business = sorted.find(({ collection }) => collection.kind === 'business');
  return businessSchema.safeParse(business?.source.data).data;
}

function knownSlugs(sources: readonly Source[], sorted: readonly Sorted[]): Known {
  const read = new Set(sorted.map(({ source }) => source.file));
  const strays = sources.filter(({ file }) => !read.has(file));
  const slugs = (kind: 'city' | 'service' | 'faqs' | 'attractions') =>
    new Set(
      sorted.flatMap(({ collection }) => (collection.kind === kind ? [collection.slug] : [])),
    );
  return {
    cities: slugs('city'),
    services: slugs('service'),
    faqs: slugs('faqs'),
    attractions: slugs('attractions'),
    strays: new Set(strays.map(({ file }) => slugOfFile(file))),
  };
}

/** "content/citys/Boise.markdown" as "boise". */
function slugOfFile(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return nearestSlug(name) ?? slugify(name);
}

/** The files that every site needs. */
function checkPresence(sorted: readonly Sorted[], entries: Entries, diagnostics: Diagnostic[]) {
  const present = new Set(sorted.map(({ source }) => source.file));
  const needed = ['business.yaml'].concat(missingPages(entries).map((name) => `pages/${name}.md`));
  for (const file of needed.map((path) => `content/${path}`)) {
    const message = 'is missing: every site needs this file, so bring it back';
    if (!present.has(file)) diagnostics.push({ severity: 'error', file, message });
  }
}
