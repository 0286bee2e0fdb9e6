import type { Content } from '../model/content.ts';
import { BuildError, UsageError } from './command.ts';
import { type LoadedContent, loadContent } from './content/load.ts';
import { formatProblem, type Problem } from './content/problem.ts';
import { readSettings } from './settings.ts';

/** Content that was proved right, and the warnings that remain. */
export interface ProvedContent {
  content: Content;
  warnings: Problem[];
  files: number;
}

/**
 * Reads and proves a content folder and prints its warnings.
 * @param cards whether the site that is built from it has social cards
 * Throws a BuildError that lists every problem when there is an error among them.
 */
export async function proveFolder(folder: string, cards = false): Promise<ProvedContent> {
  const { content, problems, files } = await load(folder, cards);
  if (content === undefined) throw new BuildError(report(problems));
  for (const warning of problems) console.warn(formatProblem(warning));
  return { content, warnings: problems, files };
}

async function load(folder: string, cards: boolean): Promise<LoadedContent> {
  const settings = readSettings(process.env, cards);
  try {
    return await loadContent(folder, settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new UsageError(`There is no content folder "${folder}".`);
    }
    throw error;
  }
}

function report(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...problems.map(formatProblem),
    '',
    `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}. Nothing was built.`,
  ].join('\n');
}

/** "1 error", "2 errors". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
