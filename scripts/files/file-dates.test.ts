import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { folderForGit } from '../../tests/support/repository.ts';
import { fileDates } from './file-dates.ts';

it("returns the last commit date of each file, and nothing if Git doesn't know it", async ({
  skip,
}) => {
  const { folder, save, git } = folderForGit(skip);
  expect(await fileDates(folder)).toEqual({});
  save('a.yaml', 'a: 1\n');
  save('b.yaml', 'b: 1\n');
  git('', 'init', '-q');
  git('', 'add', '.');
  git('2026-01-01T12:00:00Z', 'commit', '-qm', 'both');
  save('b.yaml', 'b: 2\n');
  git('2026-02-02T12:00:00Z', 'commit', '-qam', 'b');
  save('c.yaml', 'c: 1\n');
  // As a hook has it, seen from the top of the repository.
  vi.stubEnv('GIT_DIR', 'site/.git');
  const dates = await fileDates(folder);
  vi.unstubAllEnvs();
  expect(dates).toEqual({ 'a.yaml': '2026-01-01', 'b.yaml': '2026-02-02' });
  git('', 'clone', '-q', '--depth', '1', `file://${folder}`, join(folder, 'shallow'));
  expect(await fileDates(join(folder, 'shallow'))).toEqual({});
});

it("prints Git's advice if it refuses a folder of another user", async ({ skip }) => {
  const { folder, save, git } = folderForGit(skip);
  save('a.yaml', 'a: 1\n');
  git('', 'init', '-q');
  git('', 'add', '.');
  git('2026-01-01T12:00:00Z', 'commit', '-qm', 'all');

  // A variable from Git's own tests.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await fileDates(folder)).toEqual({});
  expect(warn.mock.calls.flat().join()).toMatch(/git config --global --add safe\.directory/);
});
