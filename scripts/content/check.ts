import type { Content, Settings } from '../../model/content.ts';
import { assemble } from './assemble.ts';
import { CHECKS } from './checks/index.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { checkSearchResults } from './checks/search-results.ts';
import { describePages } from './describe.ts';
import { type Diagnostic, errorsIn, oncePerReason } from './diagnostic.ts';
import { fillInFacts } from './facts.ts';
import { parseFiles } from './parse.ts';
import type { RawFile } from './raw-file.ts';
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

/** What else the check may know, besides the content folder. */
interface Surroundings {
  /** The addresses of the files of public/; where they are left out, none is looked at. */
  publicFiles?: readonly string[];
}

/**
 * Checks the files of a content folder, and joins them into the content of a
 * site where none of them has an error; `report.ts` says what was found. What follows from all files
 * together waits until each of them is right.
 */
export function checkContent(
  rawFiles: readonly RawFile[],
  settings: Settings,
  { publicFiles }: Surroundings = {},
): CheckResult {
  const found: Diagnostic[] = [];
  const files = parseFiles(rawFiles, found);
  const validated = validateFiles(files, found);
  const entries = validated && fillInFacts(validated, found);
  const isRight = entries !== undefined && errorsIn(found) === 0;
  const content = isRight ? assemble(entries, rawFiles, settings) : undefined;

  if (content && entries) {
    const site = { rawFiles, publicFiles, entries, content };
    found.push(...CHECKS.flatMap((check) => [...check(site)]));
  }
  // Only what fits together can be walked through.
  const isWhole = errorsIn(found) === 0;
  const launch = isWhole && content && entries ? launchReport(content, entries) : undefined;
  if (launch && content && entries) {
    found.push(...checkSearchResults(describePages(content, entries, files)), ...launch.warnings);
  }

  return {
    diagnostics: oncePerReason(found),
    texts: new Map(rawFiles.map(({ path, text }) => [`content/${path}`, text])),
    content: isWhole ? content : undefined,
    launch,
  };
}
