import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileDates } from './sitemap.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dates-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('takes the last commit of each file, and nothing where Git does not know it', async () => {
  expect(await fileDates(folder)).toEqual({});
  const git = (date: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
      { env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } },
    );
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n');
  await writeFile(join(folder, 'b.yaml'), 'b: 1\n');
  git('2026-01-01T12:00:00Z', 'init', '-q');
  git('2026-01-01T12:00:00Z', 'add', '.');
  git('2026-01-01T12:00:00Z', 'commit', '-qm', 'both');
  await writeFile(join(folder, 'b.yaml'), 'b: 2\n');
  git('2026-02-02T12:00:00Z', 'commit', '-qam', 'b');
  await writeFile(join(folder, 'c.yaml'), 'c: 1\n');
  expect(await fileDates(folder)).toEqual({ 'a.yaml': '2026-01-01', 'b.yaml': '2026-02-02' });
  git('', 'clone', '-q', '--depth', '1', `file://${folder}`, join(folder, 'shallow'));
  expect(await fileDates(join(folder, 'shallow'))).toEqual({});
});
