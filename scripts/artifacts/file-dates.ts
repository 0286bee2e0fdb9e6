import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CACHE_FOLDER } from '../shared/cache-folder.ts';
import { writeWhole } from '../shared/write-whole.ts';

/** When each file of content was changed last, as "2026-11-20", by its path in the folder. */
export type FileDates = Record<string, string>;

/** What was seen of a file without history: its content's hash, and since when. */
const seenSchema = z.record(z.string(), z.object({ hash: z.string(), date: z.string() }));
type Seen = z.infer<typeof seenSchema>;

/** A record for each content folder, so that builds of different ones never write the same file. */
const RECORDS = join(CACHE_FOLDER, 'content-dates');

/**
 * The dates of all files of a content folder: from the Git history where there is one, else from a
 * record of what each file held when it was first seen.
 * @param today for files that are changed but not committed, and for those first seen now
 * @param texts what the files hold, by their path in the folder
 */
export async function fileDates(
  folder: string,
  today: string,
  texts: ReadonlyMap<string, string>,
): Promise<FileDates> {
  return (await gitDates(folder, today)) ?? recordedDates(folder, today, texts);
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

async function recordedDates(
  folder: string,
  today: string,
  texts: ReadonlyMap<string, string>,
): Promise<FileDates> {
  const record = recordFile(folder);
  const before = await readRecord(record);
  const now: Seen = {};
  for (const [path, text] of texts) {
    const hash = createHash('sha256').update(text).digest('hex');
    const known = before[path];
    now[path] = known?.hash === hash ? known : { hash, date: today };
  }
  await writeWhole(record, JSON.stringify(now));
  return Object.fromEntries(Object.entries(now).map(([path, { date }]) => [path, date]));
}

/** The record of a content folder. */
export function recordFile(folder: string): string {
  return join(RECORDS, `${createHash('sha256').update(resolve(folder)).digest('hex')}.json`);
}

/** What an earlier build recorded; nothing when there is none, or it was damaged. */
async function readRecord(file: string): Promise<Seen> {
  try {
    return seenSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
