import type { Content } from '../model/content.ts';
import { someOf } from '../model/text.ts';
import { BuildError, UsageError } from './command.ts';
import { type Diagnostic, inReadingOrder, quote } from './content/diagnostic.ts';
import {
  type CheckedContent,
  type CheckResult,
  checkContent,
  type RawFile,
  readContentFolder,
  readFormerNames,
} from './content/index.ts';
import { layOutMaps } from './files/map/region-map.ts';
import { textReport } from './report.ts';
import { readSettings, type SiteOptions } from './settings.ts';
import { codeOf } from './system.ts';

/** What the check of a folder finds, and the content of a site with its maps where all is right. */
export interface FolderCheck extends CheckResult {
  content?: Content | undefined;
}

/** The content that a site is built from. */
export interface LoadedContent {
  content: Content;
  warnings: readonly Diagnostic[];
}

/**
 * Checks the content folder of a command, and lays out the maps of its site. Throws a UsageError where
 * there is no such folder.
 * @param options of the site that is built from it, if one is
 */
export async function checkFolder(folder: string, options?: SiteOptions): Promise<FolderCheck> {
  const settings = readSettings(process.env, options ?? { base: '', cards: false });
  const files = await readFolder(folder);
  const result = checkContent(files, settings, await readFormerNames(folder));
  if (result.content === undefined) return { ...result, content: undefined };

  const content = withMaps(result.content);
  const diagnostics = inReadingOrder([...result.diagnostics, ...mapWarnings(content, result)]);
  return { ...result, content, diagnostics };
}

/**
 * Checks the content folder of a command, prints the warnings, and gives the content. Throws a
 * BuildError that lists the errors, if there are any. Where the owner has said that the site is public
 * (SITE_LIVE), what the launch check refuses is an error too.
 */
export async function loadContent(folder: string, options?: SiteOptions): Promise<LoadedContent> {
  const result = await checkFolder(folder, options);
  const { content, launch, diagnostics, texts } = result;

  const isPublic = process.env.SITE_LIVE === 'true';
  const blockers = isPublic ? (launch?.blockers ?? []) : [];
  if (content === undefined || blockers.length > 0) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const all = inReadingOrder([...errors, ...blockers]);
    throw new BuildError(textReport({ texts, diagnostics: all }));
  }

  if (diagnostics.length > 0) console.warn(textReport(result));
  return { content, warnings: diagnostics };
}

/** The content of a site, whose cities have their places on the drawn maps. */
export function withMaps(content: CheckedContent): Content {
  const { business, cities } = content;
  return { ...content, maps: layOutMaps(business, cities, business.featuredCities) };
}

/** Warns of cities whose names have no room on a drawn map. */
function mapWarnings({ maps }: Content, { warningAt }: CheckResult): Diagnostic[] {
  const unnamed = maps.flatMap(({ cities }) => cities.filter(({ label }) => label === undefined));
  if (unnamed.length === 0) return [];

  const names = someOf(unnamed.map(({ name }) => name));
  const message = `no room on the map for the names of ${names}. Their dots stay, and the lists name them; featured cities get their names first.`;
  return [warningAt('business.yaml', ['featuredCities'], message)];
}

async function readFolder(folder: string): Promise<readonly RawFile[]> {
  try {
    return await readContentFolder(folder);
  } catch (error) {
    const isSystemError = error instanceof Error && 'syscall' in error;
    if (!isSystemError) throw error;

    const why = codeOf(error) === 'ENOTDIR' ? 'that is a file' : error.message;
    const advice = 'Point --content to the folder that holds business.yaml.';
    throw new UsageError(`No content folder ${quote(folder)} (${why}). ${advice}`);
  }
}
