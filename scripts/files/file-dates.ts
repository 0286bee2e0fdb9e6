import { execFile } from 'node:child_process';

/** The date of each file's last commit, "2026-11-20", by its path in the folder; empty without Git. */
export async function fileDates(folder: string): Promise<Record<string, string>> {
  // In a shallow clone, the oldest commit seems to have made every file.
  const isShallow = await gitOutput(folder, ['rev-parse', '--is-shallow-repository']);
  if (isShallow.trim() === 'true') return {};

  const format = ['--no-color', '--format=date %cs', '--name-only', '--relative'];
  const log = await gitOutput(folder, ['log', ...format, '--', '.']);

  // The log is newest first, so the first date of a file counts.
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}

/**
 * The environment for Git in the repository that a folder is in. A hook names the one that it runs for, and
 * relative to another folder (githooks(5)).
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
  };
}

/**
 * The output of a Git command in a folder; empty without Git or a repository. If Git refuses because
 * the folder belongs to another user, prints its message, which has the fix.
 */
function gitOutput(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 28, env: gitEnvironment() };
    execFile('git', ['-C', folder, ...args], options, (error, stdout, stderr) => {
      if (stderr.includes('safe.directory')) {
        console.warn(
          `The sitemap has no dates, because Git refuses to read them:\n${stderr.trim()}`,
        );
      }
      resolve(error === null ? stdout : '');
    });
  });
}
