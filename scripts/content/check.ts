import type { Content, Settings } from '../../model/content.ts';
import { assemble } from './assemble.ts';
import { CHECKS } from './checks/index.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { checkSearchResults } from './checks/search-results.ts';
import type { WholeSite } from './checks/whole-site.ts';
import { type Diagnostic, errorsIn, oncePerReason } from './diagnostic.ts';
import type { Entries } from './entries.ts';
import { fillInFacts } from './facts.ts';
import { parseFiles } from './parse.ts';
import type { PublicFolder, RawFile } from './raw-file.ts';
import { validateFiles } from './validate.ts';

/** What a check finds. */
export interface CheckResult {
  /** What an editor should know, in reading order. */
  diagnostics: readonly Diagnostic[];
  /** The text of each file, by the name that diagnostics give it: "content/cities/boise.md". */
  texts: ReadonlyMap<string, string>;
  /** What the files hold; undefined where one of them has an error. */
  content?: Content | undefined;
  /** What the owner has to do before the site is public; undefined where a file has an error. */
  launch?: LaunchReport | undefined;
}

/**
 * Checks the files of a content folder, and joins them into the content of a site where none of them has
 * an error; `report.ts` says what was found. Whoever repairs all that is said is done in two rounds: the
 * first says what is wrong in each file by itself, the second what doesn't fit together. A file that
 * can't be read would seem to be missing everywhere else, so the second waits for the first. Where what is
 * in public/ is left out, none of it is looked at.
 */
export function checkContent(
  rawFiles: readonly RawFile[],
  settings: Settings,
  { publicFiles, publicLinks }: Partial<PublicFolder> = {},
): CheckResult {
  const found: Diagnostic[] = [];
  const files = parseFiles(rawFiles, found);
  const entries = validateFiles(files, found);

  const whole =
    entries && checkTogether({ entries, rawFiles, settings, publicFiles, publicLinks }, found);
  const isRight = errorsIn(found) === 0;
  return {
    diagnostics: oncePerReason(found),
    texts: new Map(rawFiles.map(({ path, text }) => [`content/${path}`, text])),
    content: isRight ? whole?.content : undefined,
    launch: isRight ? whole?.launch : undefined,
  };
}

/** The files of a site, each of which is right by itself. */
interface RightFiles extends Pick<WholeSite, 'publicFiles' | 'publicLinks'> {
  entries: Entries;
  rawFiles: readonly RawFile[];
  settings: Settings;
}

/** Joins files into the content of a site, and adds what doesn't fit together to `diagnostics`. */
function checkTogether(
  { entries: unfilled, rawFiles, settings, ...folder }: RightFiles,
  diagnostics: Diagnostic[],
): Required<Pick<CheckResult, 'content' | 'launch'>> {
  const entries = fillInFacts(unfilled, diagnostics);
  const content = assemble(entries, rawFiles, settings);
  const site = { ...folder, rawFiles, entries, content };
  const launch = launchReport(content, entries);

  diagnostics.push(...CHECKS.flatMap((check) => [...check(site)]));
  // Pages are described by the names of others, which must be there.
  if (errorsIn(diagnostics) === 0) diagnostics.push(...checkSearchResults(content, entries));
  diagnostics.push(...launch.warnings);
  return { content, launch };
}
