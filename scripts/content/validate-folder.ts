import type { Content } from '../../model/content.ts';
import { quote } from '../../model/text.ts';
import { BuildError, UsageError } from '../cli/command.ts';
import { count } from '../report/count.ts';
import { type CheckResult, textReport } from '../report/text.ts';
import { readSettings, type SiteOptions } from '../shared/settings.ts';
import { hasCode } from '../shared/system-errors.ts';
import { type LoadedContent, loadContent } from './index.ts';

/**
 * Reads and validates a content folder and prints its warnings.
 * @param options of the site that is built from it, if one is
 * @returns the content and its warnings
 * Throws a BuildError that lists the errors when there are any; warnings can wait until then.
 */
export async function validateFolder(folder: string, options?: SiteOptions) {
  const { content, result } = await checkFolder(folder, options);
  if (content === undefined) {
    const diagnostics = result.diagnostics.filter(({ severity }) => severity === 'error');
    throw new BuildError(textReport({ ...result, diagnostics }));
  }
  if (result.diagnostics.length > 0) console.warn(textReport(result));
  return { content, warnings: result.diagnostics };
}

/** Reads a content folder; the content is missing when it has errors. */
export async function checkFolder(
  folder: string,
  options: SiteOptions = { base: '', cards: false },
): Promise<Pick<LoadedContent, 'content' | 'launch'> & { result: CheckResult }> {
  const settings = readSettings(process.env, options);
  const loaded = await loadContent(folder, settings).catch((error: unknown) => {
    throw folderError(folder, error);
  });
  const { content, launch, diagnostics, texts } = loaded;
  const holds = content && inventory(texts.size, content);
  return { content, launch, result: { diagnostics, texts, holds } };
}

/** "104 files, 36 cities, 178 attractions, 8 services" */
function inventory(files: number, { cities, services }: Content): string {
  return [
    count(files, 'file'),
    count(cities.length, 'city', 'cities'),
    count(cities.flatMap(({ attractions }) => attractions).length, 'attraction'),
    count(services.length, 'service'),
  ].join(', ');
}

/** Why a folder that --content names is none that can be read; any other error as it is. */
function folderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'scandir')
    return error;
  if (hasCode(error, 'ENOENT'))
    return new UsageError(`No content folder ${quote(folder)}. Check the path after --content.`);
  const at = quote('path' in error ? `${error.path}` : folder);
  return new UsageError(
    hasCode(error, 'ENOTDIR')
      ? `${at} is a file. Point --content to the folder that holds business.yaml.`
      : `The content folder ${at} can't be read. Check the path, and grant read access.`,
  );
}
