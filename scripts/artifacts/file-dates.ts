import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** When each file of content was committed last, as "2026-11-20", by its path in the folder. */
export type FileDates = Record<string, string>;

/** The dates of the files of a content folder, as far as Git knows them. */
export async function fileDates(folder: string): Promise<FileDates> {
  const git = async (...args: string[]) => {
    const maxBuffer = 64 * 1024 * 1024;
    const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], { maxBuffer });
    return stdout;
  };
  try {
    // In a shallow clone the oldest commit there seems to have made every file.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return {};
    return datesOfLog(
      await git('log', '--format=date %cs', '--name-only', '--relative', '--', '.'),
    );
  } catch {
    return {};
  }
}

/** The newest date of each file; the log goes from new to old. */
function datesOfLog(log: string): FileDates {
  const dates: FileDates = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}
