import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import type { Scenario } from './scenarios.ts';

/** The commits of a scenario in a bare repository. */
export interface Commits {
  repository: string;
  /** The branch that it goes to, as it was. */
  before: string;
  /** What is checked out: the change, or its merge into the branch for a pull request. */
  sha: string;
}

const AUTHOR = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];

/** Clones this repository as it was last committed, and commits the change of a scenario to it. */
export async function commitChange(scenario: Scenario, folder: string): Promise<Commits> {
  const repository = join(folder, 'origin.git');
  const clone = join(folder, 'author');
  await runProgram('git', ['clone', '--quiet', '--bare', '.', repository], '.');
  // The runner asks for a commit by its hash.
  await runProgram('git', ['config', 'uploadpack.allowAnySHA1InWant', 'true'], repository);
  await runProgram('git', ['clone', '--quiet', repository, clone], folder);
  const git = async (...args: string[]) =>
    (await runProgram('git', [...AUTHOR, ...args], clone)).trim();
  const before = await git('rev-parse', 'HEAD');
  await git('checkout', '--quiet', '-b', 'change');
  scenario.change(clone);
  await git('commit', '--quiet', '--all', '--allow-empty', '-m', scenario.title);
  if (scenario.event === 'pull_request') {
    await git('checkout', '--quiet', '--detach', before);
    await git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'change');
  }
  const sha = await git('rev-parse', 'HEAD');
  await git('push', '--quiet', 'origin', `${sha}:refs/heads/run`);
  return { repository, before, sha };
}
