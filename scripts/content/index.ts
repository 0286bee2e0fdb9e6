import type { Settings } from '../../model/content.ts';
import { BuildError, UsageError } from '../command.ts';
import { count, errorsIn, textReport } from '../report.ts';
import { readSettings, type SiteOptions } from '../settings.ts';
import { codeOf } from '../system.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkAdvice } from './checks/advice.ts';
import { checkCityTexts } from './checks/city-texts.ts';
import { type RecordedNames, recordedNames } from './checks/former-names.ts';
import { launchReport } from './checks/launch.ts';
import { checkLinks } from './checks/links.ts';
import { checkReferences } from './checks/references.ts';
import { checkUniqueness } from './checks/uniqueness.ts';
import { checkWords } from './checks/words.ts';
import { type Diagnostic, inReadingOrder, quote } from './diagnostic.ts';
import { readEntries } from './entries.ts';
import { type RawFile, readContentFolder, readPublicFolder } from './read.ts';
import { assemble } from './resolve/assemble.ts';

/**
 * Reads and validates a content folder. Throws only when the folder itself cannot be read.
 * @param publicFolder what is served beside it; left out where only the content is wanted
 */
export async function loadContent(folder: string, settings: Settings, publicFolder?: string) {
  const recorded = await recordedNames(folder);
  const publicFiles = publicFolder === undefined ? undefined : readPublicFolder(publicFolder);
  return validateContent(await readContentFolder(folder), settings, recorded, publicFiles);
}

/**
 * Validates content that was read already; where there is an error it gives the diagnostics alone.
 * @param recorded the names that were taken out of it lately, as far as is known
 * @param publicFiles the addresses of the files of public/; undefined where none is looked at
 */
export function validateContent(
  raw: readonly RawFile[],
  settings: Settings,
  recorded: RecordedNames = { names: new Set(), offices: new Set() },
  publicFiles?: readonly string[],
) {
  const found: Diagnostic[] = [];
  const site = readEntries(raw, found);
  found.push(...checkWords(site, recorded), ...checkReferences(site), ...checkUniqueness(site));
  found.push(...checkAdvice(site, recorded), ...checkLinks(site), ...checkCityTexts(site));
  found.push(...checkAddresses(site, publicFiles));
  const content = assemble(site, settings);
  const launch = content && launchReport(content, site.entries);
  found.push(...(launch?.warnings ?? []));
  const texts = new Map(raw.map(({ path, text }) => [`content/${path}`, text]));
  const isRight = errorsIn(found) === 0 && content !== undefined;
  const held = isRight && { content, launch, holds: count(raw.length, 'file') };
  return { diagnostics: inReadingOrder(found), texts, ...held };
}

/** The folders that a command takes a site from. */
export interface Folders {
  content: string;
  public: string;
}

/**
 * Reads and validates the folders of a command.
 * @param options of the site that is built from them, if one is
 */
export async function checkFolder(folders: Folders, options?: SiteOptions) {
  const { content: folder, public: publicFolder } = folders;
  const settings = readSettings(process.env, options ?? { base: '', cards: false });
  return loadContent(folder, settings, publicFolder).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const advice = 'Point --content to the folder that holds business.yaml.';
    const why = codeOf(error) === 'ENOTDIR' ? 'that is a file' : error.message;
    throw new UsageError(`No content folder ${quote(folder)} (${why}). ${advice}`);
  });
}

/**
 * The same, but throws a BuildError that lists the errors, if any; else prints the warnings. Where the
 * owner has said that the site is public (SITE_LIVE), what the launch check refuses is an error too.
 */
export async function validateFolder(folders: Folders, options?: SiteOptions) {
  const result = await checkFolder(folders, options);
  const { content, launch } = result;
  const blockers = (process.env.SITE_LIVE === 'true' && launch?.blockers) || [];
  if (content === undefined || blockers.length > 0) {
    const all = [...result.diagnostics, ...blockers];
    const diagnostics = inReadingOrder(all.filter(({ severity }) => severity === 'error'));
    throw new BuildError(textReport({ texts: result.texts, diagnostics }));
  }
  if (result.diagnostics.length > 0) console.warn(textReport(result));
  return { content, warnings: result.diagnostics };
}
