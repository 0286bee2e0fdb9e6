import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../scripts/content/index.ts';
import { settings } from '../checked-edit.ts';
import type { BareRepository } from './bare-repository.ts';

/** The latest commit of a branch: what it says, and its lines that are gone or new, by file. */
export function lastCommit(git: BareRepository, branch = 'main') {
  const [commit] = git.log(git.head(branch) ?? '');
  const changed = git.git(['show', '--format=', '--unified=0', '--no-color', branch, '--']);
  const files = changed.split(/^diff --git a\//m).slice(1);
  return {
    message: commit?.message,
    author: commit?.author,
    files: Object.fromEntries(files.map((file) => [file.split(' b/')[0], changedLines(file)])),
  };
}

function changedLines(diff: string): string[] {
  return diff.split('\n').filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
}

/** The errors that the check finds in a branch. */
export async function errorsIn(git: BareRepository, branch = 'main'): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  git.checkOut(folder, branch);
  const { diagnostics } = await loadContent(join(folder, 'content'), settings);
  await rm(folder, { recursive: true });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}
