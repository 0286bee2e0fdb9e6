import type { Content } from '../model/content.ts';
import type { DoorwayReading } from '../model/doorway.ts';
import { quote } from '../model/quote.ts';
import { BuildError, UsageError } from './command.ts';
import { type LoadedContent, loadContent } from './content/load.ts';
import type { Problem } from './content/problem.ts';
import { hasCode } from './failure.ts';
import { count } from './report/count.ts';
import type { Findings } from './report/report.ts';
import { textReport } from './report/text.ts';
import { readSettings, type SiteOptions } from './settings.ts';

/** Content that was proved right, and the warnings that remain. */
export interface ProvedContent {
  content: Content;
  warnings: readonly Problem[];
  doorways: DoorwayReading | undefined;
  /** The text of each file, by its path in the content folder. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Reads and proves a content folder and prints its warnings.
 * @param options of the site that is built from it, if one is
 * Throws a BuildError that lists the errors when there are any; warnings can wait until then.
 */
export async function proveFolder(folder: string, options?: SiteOptions): Promise<ProvedContent> {
  const { content, doorways, findings } = await findProblems(folder, options);
  if (content === undefined) {
    const problems = findings.problems.filter(({ severity }) => severity === 'error');
    throw new BuildError(textReport({ ...findings, problems }));
  }
  if (findings.problems.length > 0) console.warn(textReport(findings));
  const texts = [...findings.texts].map(
    ([name, text]) => [name.slice('content/'.length), text] as const,
  );
  return { content, warnings: findings.problems, doorways, texts: new Map(texts) };
}

/** Reads a content folder; the content is missing when it has errors. */
export async function findProblems(
  folder: string,
  options: SiteOptions = { base: '', cards: false },
): Promise<Omit<LoadedContent, 'problems' | 'texts'> & { findings: Findings }> {
  const { content, launch, doorways, problems, texts } = await load(folder, options);
  if (content === undefined || launch === undefined) return { findings: { problems, texts } };
  const places = content.cities.reduce((sum, city) => sum + city.attractions.length, 0);
  const holds = [
    count(texts.size, 'file'),
    count(content.cities.length, 'town'),
    count(places, 'place'),
    count(content.services.length, 'service'),
  ].join(', ');
  return {
    content,
    launch,
    ...(doorways === undefined ? {} : { doorways }),
    findings: { problems, texts, holds },
  };
}

async function load(folder: string, options: SiteOptions): Promise<LoadedContent> {
  const settings = readSettings(process.env, options);
  try {
    return await loadContent(folder, settings);
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** Why a folder that --content names is none that can be read; any other error as it is. */
function folderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'scandir')
    return error;
  if (hasCode(error, 'ENOENT'))
    return new UsageError(`There is no content folder ${quote(folder)}.`);
  if (hasCode(error, 'ENOTDIR')) {
    return new UsageError(
      `${quote(folder)} is a file, but --content takes the folder that holds business.yaml.`,
    );
  }
  return new UsageError(
    `The content folder ${quote(folder)} cannot be read: see that the name is right and that this user may read it.`,
  );
}
