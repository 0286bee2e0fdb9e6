import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** When each file of content was changed last, as "2026-11-20", by its path in the folder. */
export type FileDates = Record<string, string>;

/**
 * The dates of all files of a content folder: from the Git history where there is one, else from the
 * disk.
 * @param today for files that are changed but not committed
 * @param paths the files, by their path in the folder
 */
export async function fileDates(
  folder: string,
  today: string,
  paths: Iterable<string>,
): Promise<FileDates> {
  return (await gitDates(folder, today)) ?? diskDates(folder, paths);
}

async function gitDates(folder: string, today: string): Promise<FileDates | undefined> {
  try {
    const [log, changed, prefix] = await Promise.all([
      git(folder, 'log', '--format=date %cs', '--name-only', '--relative', '--', '.'),
      git(folder, 'status', '--porcelain', '-z', '--untracked-files=all', '--', '.'),
      git(folder, 'rev-parse', '--show-prefix'),
    ]);
    if (log.trim() === '') return undefined;
    return { ...datesOfLog(log), ...datesOfStatus(changed, prefix.trim(), today) };
  } catch {
    return undefined;
  }
}

/** The newest date of each file; the log goes from new to old. */
export function datesOfLog(log: string): FileDates {
  const dates: FileDates = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}

/** What is changed and not committed yet was changed today. */
function datesOfStatus(status: string, prefix: string, today: string): FileDates {
  const files = status.split('\0').filter((entry) => entry.length > 3);
  return Object.fromEntries(files.map((entry) => [entry.slice(3).slice(prefix.length), today]));
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** When each file was written last, as the disk tells it. */
async function diskDates(folder: string, paths: Iterable<string>): Promise<FileDates> {
  const dated = [...paths].map(async (path): Promise<[string, string]> => {
    const { mtime } = await stat(join(folder, path));
    return [path, mtime.toISOString().slice(0, 10)];
  });
  return Object.fromEntries(await Promise.all(dated));
}
