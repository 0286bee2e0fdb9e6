import { statSync } from 'node:fs';
import type { Content } from '../model/content.ts';
import { quote } from '../model/text.ts';
import { BuildError, UsageError } from './command.ts';
import { type Diagnostic, inReadingOrder } from './content/diagnostic.ts';
import {
  type CheckResult,
  checkContent,
  type RawFile,
  readContentFolder,
  readPublicFolder,
} from './content/index.ts';
import { textReport } from './content/report.ts';
import { isLive, readSettings, type SiteFolders } from './settings.ts';

type SourceFolders = Pick<SiteFolders, 'content' | 'public'>;

export interface LoadedContent {
  content: Content;
  warnings: readonly Diagnostic[];
  /** The check's output. */
  report: string;
}

/** Throws a UsageError without a content folder. */
export async function checkFolders(folders: SourceFolders): Promise<CheckResult> {
  const settings = readSettings(process.env);
  const files = await readFiles(folders.content);
  return checkContent(files, settings, readPublicFolder(folders.public));
}

/**
 * Checks the folders and returns the content with its warnings. Throws a BuildError that lists any
 * errors. On a live site (SITE_LIVE), the blockers of the launch check count as errors.
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

  return { content, warnings: diagnostics, report: textReport(result) };
}

async function readFiles(folder: string): Promise<readonly RawFile[]> {
  try {
    return await readContentFolder(folder);
  } catch (error) {
    const isSystemError = error instanceof Error && 'code' in error;
    if (!isSystemError) throw error;

    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw new UsageError(
        `The content can't be read (${error.message}). Allow this user to read it.`,
      );
    }
    const why = error.code === 'ENOTDIR' ? 'that is a file' : error.message;
    const advice = 'Set CONTENT_DIR to the folder that holds business.yaml.';
    throw new UsageError(`No content folder ${quote(folder)} (${why}). ${advice}`);
  }
}
