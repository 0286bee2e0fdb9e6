import type { Content, Settings } from '../../model/content.ts';
import type { DoorwayReading } from '../../model/doorway.ts';
import { type Business, businessSchema } from '../../model/schemas/business.ts';
import { nearestSlug, slugify } from '../../model/slug.ts';
import { checkAdvice } from './advice.ts';
import { assemble, missingPages } from './assemble.ts';
import { blanks } from './blanks.ts';
import { checkCardLetters } from './card-letters.ts';
import { checkDoorways } from './doorway.ts';
import { draftAll, type Sorted, sortSources } from './draft.ts';
import type { Drafts } from './drafts.ts';
import { fewPerFile } from './few-per-file.ts';
import { type LaunchFindings, launchFindings } from './launch.ts';
import { checkLinks, pagePaths } from './links.ts';
import { withoutMail } from './mail.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type RawFile, readContentFolder } from './read.ts';
import { checkRedirects } from './redirects.ts';
import { checkCompanions, checkReferences, type Known } from './references.ts';
import { parseSource, type Source } from './source.ts';
import { standingWarnings } from './standing.ts';
import { checkUniqueness } from './uniqueness.ts';

export interface LoadedContent {
  /** Missing when there is any error. */
  content?: Content;
  /** What keeps right content from being public; missing when there is any error. */
  launch?: LaunchFindings;
  /** How alike the towns' pages are; missing where there is no town. */
  doorways?: DoorwayReading;
  /** Every problem of the whole folder, in reading order. */
  problems: Problem[];
  /** The text of each file, by the name that problems give it: "content/cities/boise.md". */
  texts: ReadonlyMap<string, string>;
}

/** Reads and proves a content folder. Throws only when the folder itself cannot be read. */
export async function loadContent(folder: string, settings: Settings): Promise<LoadedContent> {
  return proveContent(await readContentFolder(folder), settings);
}

/** Proves content that was read already: parse, fill, validate, refer, assemble. */
export function proveContent(raw: readonly RawFile[], settings: Settings): LoadedContent {
  const texts = new Map(raw.map(({ path, text }) => [`content/${path}`, text]));
  // Of what refers to files in a folder that was not read nothing can be said.
  const unread = raw.filter(({ folder }) => folder);
  if (unread.length > 0) return { problems: unread.flatMap(refusal), texts };
  const problems: Problem[] = [];
  const sources = raw.map((file) => parseSource(file, problems));
  problems.push(...raw.flatMap(blanks));
  const sorted = sortSources(sources, problems).map((file) => withoutMail(file, problems));
  const drafts = draftAll(sorted, findFacts(sorted), problems);
  const known = knownSlugs(sources, sorted);
  checkPresence(sorted, drafts, problems);
  checkReferences(drafts, known, problems);
  checkCompanions(known, problems);
  checkUniqueness(drafts, problems);
  checkAdvice(drafts, problems);
  checkCardLetters(drafts, problems);
  const paths = pagePaths(drafts, known);
  checkLinks(drafts, paths, problems);
  const doorways = checkDoorways(drafts, problems);
  checkRedirects(drafts, paths.canonical, paths.all, problems);

  const content = assemble(drafts, settings);
  const launch = content && launchFindings(content, drafts);
  if (content && launch) problems.push(...standingWarnings(content, drafts, launch));
  const failed = problems.some(({ severity }) => severity === 'error');
  return {
    ...(content === undefined || launch === undefined || failed ? {} : { content, launch }),
    ...(doorways === undefined ? {} : { doorways }),
    problems: fewPerFile(inReadingOrder(problems)),
    texts,
  };
}

function refusal({ path, refused }: RawFile): Problem[] {
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
function checkPresence(sorted: readonly Sorted[], drafts: Drafts, problems: Problem[]) {
  const present = new Set(sorted.map(({ source }) => source.file));
  const needed = ['business.yaml'].concat(missingPages(drafts).map((name) => `pages/${name}.md`));
  for (const file of needed.map((path) => `content/${path}`)) {
    const message = 'is missing: every site needs this file, so bring it back';
    if (!present.has(file)) problems.push({ severity: 'error', file, message });
  }
}
