import type { Content } from '../model/content.ts';
import { BuildError, UsageError } from './command.ts';
import type { LaunchFindings } from './content/launch.ts';
import { type LoadedContent, loadContent } from './content/load.ts';
import type { Problem } from './content/problem.ts';
import { count } from './report/count.ts';
import type { Findings } from './report/report.ts';
import { textReport } from './report/text.ts';
import { readSettings, type SiteOptions } from './settings.ts';

/** Content that was proved right, and the warnings that remain. */
export interface ProvedContent {
  content: Content;
  warnings: readonly Problem[];
}

/**
 * Reads and proves a content folder and prints its warnings.
 * @param options of the site that is built from it, if one is
 * Throws a BuildError that lists the errors when there are any; warnings can wait until then.
 */
export async function proveFolder(folder: string, options?: SiteOptions): Promise<ProvedContent> {
  const { content, findings } = await findProblems(folder, options);
  if (content === undefined) {
    const problems = findings.problems.filter(({ severity }) => severity === 'error');
    throw new BuildError(textReport({ ...findings, problems }));
  }
  if (findings.problems.length > 0) console.warn(textReport(findings));
  return { content, warnings: findings.problems };
}

/** Reads a content folder; the content is missing when it has errors. */
export async function findProblems(
  folder: string,
  options: SiteOptions = { base: '', cards: false },
): Promise<{ content?: Content; launch?: LaunchFindings; findings: Findings }> {
  const { content, launch, problems, texts } = await load(folder, options);
  if (content === undefined || launch === undefined) return { findings: { problems, texts } };
  const places = content.cities.reduce((sum, city) => sum + city.attractions.length, 0);
  const holds = [
    count(texts.size, 'file'),
    count(content.cities.length, 'town'),
    count(places, 'place'),
    count(content.services.length, 'service'),
  ].join(', ');
  return { content, launch, findings: { problems, texts, holds } };
}

async function load(folder: string, options: SiteOptions): Promise<LoadedContent> {
  const settings = readSettings(process.env, options);
  try {
    return await loadContent(folder, settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new UsageError(`There is no content folder "${folder}".`);
    }
    throw error;
  }
}
