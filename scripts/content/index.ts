import type { Settings } from '../../model/content.ts';
import { checkAddresses, checkDanglingLinks } from './checks/addresses.ts';
import { checkAttractions } from './checks/attractions.ts';
import { checkBusiness, checkUnusedPromises } from './checks/business.ts';
import { checkCities } from './checks/cities.ts';
import { checkDocuments } from './checks/documents.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { checkLinks, checkLinksToEmptyPages } from './checks/links.ts';
import { checkLostAddresses } from './checks/lost-addresses.ts';
import { checkPages } from './checks/pages.ts';
import { checkPlainText } from './checks/plain-text.ts';
import { checkQuestions } from './checks/questions.ts';
import { checkFileNames, checkReferences } from './checks/references.ts';
import { checkSearch } from './checks/search.ts';
import { checkServices } from './checks/services.ts';
import { checkTestimonials } from './checks/testimonials.ts';
import { checkWords } from './checks/words.ts';
import {
  type Diagnostic,
  errorsIn,
  type FieldPath,
  inReadingOrder,
  oncePerCause,
} from './diagnostic.ts';
import { readDraft } from './draft.ts';
import type { RawFile } from './read.ts';
import { type FormerPages, NO_PAGES } from './read-former-pages.ts';
import { assemble, type CheckedContent } from './resolve/assemble.ts';

// What the rest of the project uses of the check. `read.ts` and `read-former-pages.ts` read from the
// disk and from Git; everything else is pure.
export type { LaunchReport } from './checks/launch.ts';
export { MAPS_KEY } from './parse/characters.ts';
export {
  type RawFile,
  readContentFolder,
  readDanglingLinks,
  readPublicFolder,
} from './read.ts';
export { type FormerPages, readFormerPages } from './read-former-pages.ts';
export type { CheckedContent } from './resolve/assemble.ts';

/** What a check finds. */
export interface CheckResult {
  /** What an editor should know, in reading order. */
  diagnostics: readonly Diagnostic[];
  /** The text of each file, by the name that diagnostics give it: "content/cities/boise.md". */
  texts: ReadonlyMap<string, string>;
  /** What the files hold; undefined where one of them has an error. */
  content?: CheckedContent | undefined;
  /** What stands between the owner and a public site; undefined where a file has an error. */
  launch?: LaunchReport | undefined;
  /** A warning about a field of a file ("business.yaml") by a later step of the build. */
  warningAt(path: string, field: FieldPath, message: string): Diagnostic;
}

/** What is known besides the files of a content folder. */
export interface Surroundings {
  /** The pages that there were lately. */
  formerPages?: FormerPages;
  /** The addresses of the files of public/; where they are left out, none is looked at. */
  publicFiles?: readonly string[];
  /** Which of them are links in the file system that lead to nothing. */
  danglingLinks?: readonly string[];
}

/** So many mistakes of one cause are told where each stands; more are told at the first. */
const MOST_OF_ONE_CAUSE = 3;

/**
 * Checks the files of a content folder, and joins them into the content of a site where none of them
 * has an error.
 */
export function checkContent(
  files: readonly RawFile[],
  settings: Settings,
  { formerPages = NO_PAGES, publicFiles, danglingLinks = [] }: Surroundings = {},
): CheckResult {
  const foundInFiles: Diagnostic[] = [];

  const draft = readDraft(files, foundInFiles);
  foundInFiles.push(
    ...checkWords(draft),
    ...checkReferences(draft, formerPages),
    ...checkBusiness(draft),
    ...checkCities(draft),
    ...checkAttractions(draft),
    ...checkServices(draft),
    ...checkQuestions(draft),
    ...checkDocuments(draft),
    ...checkTestimonials(draft),
    ...checkPages(draft),
    ...checkPlainText(draft),
    ...checkLinks(draft, formerPages),
    ...checkAddresses(draft, publicFiles),
    ...checkDanglingLinks(danglingLinks),
  );

  // What stands in a file is looked at once it has the right name.
  const ofNames = checkFileNames(draft, formerPages);
  const misnamed = new Set(ofNames.map(({ file }) => file));
  const found = [...ofNames, ...foundInFiles.filter(({ file }) => !misnamed.has(file))];

  const content = assemble(draft, settings);
  const lost = checkLostAddresses(draft, formerPages);
  found.push(...lost);
  const launch = content && launchReport(content, draft, lost);
  const isRight = errorsIn(found) === 0;
  // What follows from all files together can wait until each of them can be read.
  if (isRight && content) {
    found.push(...checkSearch(draft, content), ...checkUnusedPromises(draft));
    found.push(...checkLinksToEmptyPages(draft, content));
    found.push(...(launch?.warnings ?? []));
  }

  return {
    diagnostics: inReadingOrder(oncePerCause(found, MOST_OF_ONE_CAUSE)),
    texts: new Map(files.map(({ path, text }) => [`content/${path}`, text])),
    content: isRight ? content : undefined,
    launch: isRight ? launch : undefined,
    warningAt: (path, field, message) => {
      const file = `content/${path}`;
      const source = draft.files.find((each) => each.source.file === file)?.source;
      return (
        source?.diagnostic(field, message, 'warning') ?? { severity: 'warning', file, message }
      );
    },
  };
}
