import { execFile } from 'node:child_process';

/**
 * What a command of Git prints about a folder; empty where there is no Git, or no repository.
 * @param input what the command reads, if anything
 */
export function gitOutput(folder: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 28 };
    const git = execFile('git', ['-C', folder, ...args], options, (error, stdout) => {
      resolve(error === null ? stdout : '');
    });
    // Writing fails where there is no Git to read it; the callback has given an empty output by then.
    git.stdin?.on('error', () => {});
    git.stdin?.end(input);
  });
}
