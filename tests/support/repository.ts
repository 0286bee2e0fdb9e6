import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

const hasGit = spawnSync('git', ['--version']).status === 0;

/** Makes a temporary folder for a Git repository. Skips the test without Git. */
export function folderForGit(skip: TestContext['skip']) {
  skip(!hasGit, 'Git is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    save: (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    /** Runs a Git command with a test identity, dated such as "2026-01-01T12:00:00Z" or now (""). */
    git: (date: string, ...args: string[]) => {
      const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
      const person = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
      execFileSync('git', ['-C', folder, ...person, ...args], { env });
    },
  };
}
