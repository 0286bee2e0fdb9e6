import type { Content } from '../model/content.ts';
import { areaMaps } from './artwork/map/maps.ts';
import { BuildError, UsageError } from './command.ts';
import { type Diagnostic, inReadingOrder, quote } from './content/diagnostic.ts';
import {
  type CheckedContent,
  type CheckResult,
  checkContent,
  type RawFile,
  readContentFolder,
  readPublicFolder,
} from './content/index.ts';
import { textReport } from './content/report.ts';
import { isLive, readSettings, type SiteFolders } from './settings.ts';
import { codeOf } from './system.ts';

/** The folders that a site is made from. */
type SourceFolders = Pick<SiteFolders, 'content' | 'public'>;

/** The content that a site is built from. */
export interface LoadedContent {
  content: Content;
  warnings: readonly Diagnostic[];
  /** What people read of the check. */
  report: string;
}

/** Checks the folders of a site. Throws a UsageError where there is no content folder. */
export async function checkFolders(folders: SourceFolders): Promise<CheckResult> {
  const settings = readSettings(process.env);
  const files = await readFiles(folders.content);
  const publicFiles = readPublicFolder(folders.public);
  return checkContent(files, settings, { publicFiles });
}

/**
 * Checks the folders of a site, and gives the content with its warnings. Throws a BuildError that
 * lists the errors, if there are any. Where the owner has said that the site is public (SITE_LIVE),
 * what the launch check refuses is an error too.
 */
export async function loadContent(folders: SourceFolders): Promise<LoadedContent> {
  const result = await checkFolders(folders);
  const { content, launch, diagnostics, texts } = result;

  const blockers = isLive(process.env) ? (launch?.blockers ?? []) : [];
  if (content === undefined || blockers.length > 0) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const all = inReadingOrder([...errors, ...blockers]);
    throw new BuildError(textReport({ texts, diagnostics: all }));
  }

  return { content: withMaps(content), warnings: diagnostics, report: textReport(result) };
}

/** The content of a site, whose cities have their places on the drawn maps. */
export function withMaps(content: CheckedContent): Content {
  return { ...content, maps: areaMaps(content) };
}

async function readFiles(folder: string): Promise<readonly RawFile[]> {
  try {
    return await readContentFolder(folder);
  } catch (error) {
    const isSystemError = error instanceof Error && 'syscall' in error;
    if (!isSystemError) throw error;

    const why = codeOf(error) === 'ENOTDIR' ? 'that is a file' : error.message;
    const advice = 'Set CONTENT_DIR to the folder that holds business.yaml.';
    throw new UsageError(`No content folder ${quote(folder)} (${why}). ${advice}`);
  }
}
