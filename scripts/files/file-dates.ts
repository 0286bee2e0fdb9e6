import { execFile } from 'node:child_process';

/**
 * When each file of a content folder was committed last, as "2026-11-20", by its path in the folder;
 * nothing where Git does not know.
 */
export async function fileDates(folder: string): Promise<Record<string, string>> {
  // In a shallow clone the oldest commit there seems to have made every file.
  const isShallow = await gitOutput(folder, ['rev-parse', '--is-shallow-repository']);
  if (isShallow.trim() === 'true') return {};

  const format = ['--no-color', '--format=date %cs', '--name-only', '--relative'];
  const log = await gitOutput(folder, ['log', ...format, '--', '.']);

  // The log goes from new to old, so that the first date of a file is its last.
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}

/**
 * What a command of Git prints about a folder; empty where there is no Git, or no repository. Where Git
 * refuses, since the folder is another user's, it says so, with the command by which Git would not.
 */
function gitOutput(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 28 };
    execFile('git', ['-C', folder, ...args], options, (error, stdout, stderr) => {
      if (stderr.includes('safe.directory')) {
        console.warn(`The sitemap has no dates, since Git refuses to tell them:\n${stderr.trim()}`);
      }
      resolve(error === null ? stdout : '');
    });
  });
}
