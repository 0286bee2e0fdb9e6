import { execFile } from 'node:child_process';

/** What a command of Git runs with besides its words. */
interface GitOptions {
  /** What the command reads, if anything. */
  input?: string;
  /** The index that stands in for the one of the repository. */
  index?: string;
}

/** What a command of Git prints about a folder; empty where there is no Git, or no repository. */
export function gitOutput(
  folder: string,
  args: readonly string[],
  { input = '', index }: GitOptions = {},
): Promise<string> {
  return new Promise((resolve) => {
    const env = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index };
    const options = { maxBuffer: 2 ** 28, env };
    const git = execFile('git', ['-C', folder, ...args], options, (error, stdout) => {
      resolve(error === null ? stdout : '');
    });
    // Writing fails where there is no Git to read it; the callback has given an empty output by then.
    git.stdin?.on('error', () => {});
    git.stdin?.end(input);
  });
}
