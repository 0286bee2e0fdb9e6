import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datesOfLog, fileDates } from './file-dates.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dates-'));
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n');
  await writeFile(join(folder, 'b.yaml'), 'b: 1\n');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function datesOf(folder: string, today: string) {
  return fileDates(folder, today, ['a.yaml', 'b.yaml']);
}

it('takes the newest date of a log', () => {
  const log = 'date 2026-03-01\n\na.yaml\n\ndate 2026-01-01\n\na.yaml\nb.yaml\n';
  expect(datesOfLog(log)).toEqual({ 'a.yaml': '2026-03-01', 'b.yaml': '2026-01-01' });
});

describe('with a history', () => {
  const git = (date: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
      {
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      },
    );

  it('knows when each file was changed, and what is changed and not committed', async () => {
    git('2026-01-01T12:00:00Z', 'init', '-q');
    git('2026-01-01T12:00:00Z', 'add', '.');
    git('2026-01-01T12:00:00Z', 'commit', '-qm', 'both');
    await writeFile(join(folder, 'b.yaml'), 'b: 2\n');
    git('2026-02-02T12:00:00Z', 'commit', '-qam', 'b');
    expect(await datesOf(folder, '2026-05-05')).toEqual({
      'a.yaml': '2026-01-01',
      'b.yaml': '2026-02-02',
    });
    await writeFile(join(folder, 'a.yaml'), 'a: 2\n');
    await writeFile(join(folder, 'c.yaml'), 'c: 1\n');
    expect(await datesOf(folder, '2026-05-05')).toEqual({
      'a.yaml': '2026-05-05',
      'b.yaml': '2026-02-02',
      'c.yaml': '2026-05-05',
    });
  });
});

it('takes the dates of the disk without a history', async () => {
  await utimes(join(folder, 'a.yaml'), new Date(), new Date('2026-01-01T12:00:00Z'));
  await utimes(join(folder, 'b.yaml'), new Date(), new Date('2026-02-02T12:00:00Z'));
  expect(await datesOf(folder, '2026-05-05')).toEqual({
    'a.yaml': '2026-01-01',
    'b.yaml': '2026-02-02',
  });
});
