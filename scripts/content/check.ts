import type { Content, Settings } from '../../model/content.ts';
import { assemble } from './assemble.ts';
import { CHECKS } from './checks/index.ts';
import { type LaunchReport, launchReport } from './checks/launch.ts';
import { checkSearchResults } from './checks/search-results.ts';
import type { WholeSite } from './checks/whole-site.ts';
import { Diagnostic, errorsIn, howToRestore, oncePerReason } from './diagnostic.ts';
import { byKind, type Entries, type Entry } from './entries.ts';
import { fillInFacts } from './facts.ts';
import { REQUIRED_FILES } from './file-kind.ts';
import { parseFile } from './parse.ts';
import { isPictureFile, type PublicFolder, type RawFile } from './raw-file.ts';
import { validateFile } from './validate.ts';

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
  const entries = entriesOf(rawFiles, found);

  const whole =
    entries && checkTogether({ rawFiles, entries, publicFiles, publicLinks }, settings, found);
  const isRight = errorsIn(found) === 0;
  return {
    diagnostics: oncePerReason(found),
    texts: new Map(rawFiles.map(({ path, text }) => [`content/${path}`, text])),
    content: isRight ? whole?.content : undefined,
    launch: isRight ? whole?.launch : undefined,
  };
}

/**
 * Reads each file but pictures by itself, and adds what is wrong to `diagnostics`.
 * @returns undefined where a file is wrong, or one is missing that every site needs
 */
export function entriesOf(
  rawFiles: readonly RawFile[],
  diagnostics: Diagnostic[],
): Entries | undefined {
  const missing = REQUIRED_FILES.filter((path) => rawFiles.every((file) => file.path !== path));
  for (const file of missing.map((path) => `content/${path}`)) {
    const message = `missing, and every site needs this file. If it has another name now, rename it. ${howToRestore(file)}`;
    diagnostics.push(new Diagnostic('error', file, message));
  }

  const checked = rawFiles.filter((rawFile) => !isPictureFile(rawFile)).map(checkFile);
  diagnostics.push(...checked.flatMap(({ said }) => said));
  return errorsIn(diagnostics) === 0
    ? byKind(checked.flatMap(({ entry }) => entry ?? []))
    : undefined;
}

/** A file as it was checked by itself, and what was said of it. */
interface CheckedFile {
  rawFile: RawFile;
  entry: Entry<unknown> | undefined;
  said: readonly Diagnostic[];
}

/** By path: whoever edits one file waits for that one alone. */
const checkedBefore = new Map<string, CheckedFile>();

function checkFile(rawFile: RawFile): CheckedFile {
  const before = checkedBefore.get(rawFile.path);
  const isSame =
    before?.rawFile.text === rawFile.text && before.rawFile.refused === rawFile.refused;
  if (before && isSame) return before;

  const checked = checkAnew(rawFile);
  checkedBefore.set(rawFile.path, checked);
  return checked;
}

/** Checks a file; of one that a parser fails at, such as one nested too deeply, nothing is left but its name. */
function checkAnew(rawFile: RawFile): CheckedFile {
  const said: Diagnostic[] = [];
  try {
    const file = parseFile(rawFile, said);
    return { rawFile, entry: file && validateFile(file, said), said };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const file = `content/${rawFile.path}`;
    const message = `this file can't be read (${why}). Take out what got in by mistake. ${howToRestore(file)}`;
    return { rawFile, entry: undefined, said: [new Diagnostic('error', file, message)] };
  }
}

/** Joins files that are right by themselves into the content of a site, and adds what doesn't fit together. */
function checkTogether(
  files: Omit<WholeSite, 'content'>,
  settings: Settings,
  diagnostics: Diagnostic[],
): Required<Pick<CheckResult, 'content' | 'launch'>> {
  const entries = fillInFacts(files.entries, diagnostics);
  const content = assemble(entries, files.rawFiles, settings);
  const launch = launchReport(content, entries);

  const site = { ...files, entries, content };
  diagnostics.push(...CHECKS.flatMap((check) => [...check(site)]));
  // Pages are described by the names of others, which must be there.
  if (errorsIn(diagnostics) === 0) diagnostics.push(...checkSearchResults(content, entries));
  diagnostics.push(...launch.warnings);
  return { content, launch };
}
