import type { Content, Settings } from '../../model/content.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { businessTokens, type Tokens } from '../../model/tokens.ts';
import { assemble, missingPages } from './assemble.ts';
import { checkDoorways } from './doorway.ts';
import { draftAll, type Sorted, sortSources } from './draft.ts';
import type { Drafts } from './drafts.ts';
import { checkLinks, pagePaths } from './links.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type RawFile, readContentFolder } from './read.ts';
import { checkRedirects } from './redirects.ts';
import { checkCompanions, checkReferences, type Known } from './references.ts';
import { parseSource } from './source.ts';
import { standingWarnings } from './standing.ts';
import { checkFileNames, checkUniqueness } from './uniqueness.ts';

export interface LoadedContent {
  /** Missing when there is any error. */
  content?: Content;
  /** Every problem of the whole folder, in reading order. */
  problems: Problem[];
  files: number;
}

/** Reads and proves a content folder. Throws only when the folder cannot be read. */
export async function loadContent(folder: string, settings: Settings): Promise<LoadedContent> {
  return proveContent(await readContentFolder(folder), settings);
}

/** Proves content that was read already: parse, fill, validate, refer, assemble. */
export function proveContent(raw: readonly RawFile[], settings: Settings): LoadedContent {
  const problems: Problem[] = [];
  const sources = raw.map((file) => parseSource(file, problems));
  checkKeys(raw, problems);
  checkFileNames(sources, problems);
  const sorted = sortSources(sources, problems);
  const drafts = draftAll(sorted, findTokens(sorted), problems);
  const known = knownSlugs(sorted);
  checkPresence(sorted, drafts, problems);
  checkReferences(drafts, known, problems);
  checkCompanions(known, problems);
  checkUniqueness(drafts, problems);
  const paths = pagePaths(drafts, known);
  checkLinks(drafts, paths, problems);
  checkDoorways(drafts, problems);
  checkRedirects(drafts, paths, problems);

  const content = assemble(drafts, settings);
  if (content !== undefined) problems.push(...standingWarnings(content));
  const failed = problems.some(({ severity }) => severity === 'error');
  return {
    ...(content === undefined || failed ? {} : { content }),
    problems: inReadingOrder(problems),
    files: raw.length,
  };
}

/** The facts of business.yaml, or undefined while that file is not right itself. */
function findTokens(sorted: readonly Sorted[]): Tokens | undefined {
  const business = sorted.find(({ collection }) => collection.kind === 'business');
  const parsed = businessSchema.safeParse(business?.source.data);
  return parsed.success ? businessTokens(parsed.data) : undefined;
}

function knownSlugs(sorted: readonly Sorted[]): Known {
  const slugs = (kind: 'city' | 'service' | 'faqs' | 'attractions') =>
    new Set(
      sorted.flatMap(({ collection }) => (collection.kind === kind ? [collection.slug] : [])),
    );
  return {
    cities: slugs('city'),
    services: slugs('service'),
    faqs: slugs('faqs'),
    attractions: slugs('attractions'),
  };
}

/** The files that every site needs. */
function checkPresence(sorted: readonly Sorted[], drafts: Drafts, problems: Problem[]) {
  const present = new Set(sorted.map(({ source }) => source.file));
  const needed = ['business.yaml', 'testimonials.yaml'].concat(
    missingPages(drafts).map((name) => `pages/${name}.md`),
  );
  for (const file of needed.map((path) => `content/${path}`)) {
    if (!present.has(file)) problems.push({ severity: 'error', file, message: 'is missing' });
  }
}

/** A maps key belongs in the build's environment, never in a file that everyone can read. */
function checkKeys(raw: readonly RawFile[], problems: Problem[]) {
  for (const { path, text } of raw) {
    const at = text.search(/AIza[\w-]{8,}/);
    if (at < 0) continue;
    const line = text.slice(0, at).split('\n').length;
    const message = 'holds a maps key: remove it, and set MAPS_EMBED_KEY where the site is built';
    problems.push({ severity: 'error', file: `content/${path}`, line, message });
  }
}
