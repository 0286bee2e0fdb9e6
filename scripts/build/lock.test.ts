import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildError } from '../command.ts';
import { lockFile, takeLock } from './lock.ts';

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  target = join(folder, 'client');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one build in at a time', async () => {
  const release = await takeLock(target);
  expect(readFileSync(lockFile(target), 'utf8')).toBe(String(process.pid));
  await expect(takeLock(target)).rejects.toThrow(BuildError);
  await expect(takeLock(target)).rejects.toThrow(`process ${process.pid}`);
  release();
  expect(existsSync(lockFile(target))).toBe(false);
  (await takeLock(target))();
});

it('takes over the lock of a build that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lockFile(target), String(pid));
  (await takeLock(target))();
});

it('takes over a lock without a sign of life, whoever has its number now', async () => {
  writeFileSync(lockFile(target), String(process.pid));
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(lockFile(target), longAgo, longAgo);
  (await takeLock(target))();
});

it('takes over a lock that was never written to its end', async () => {
  writeFileSync(lockFile(target), '');
  (await takeLock(target))();
});
