import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_PUBLIC } from './fixture.ts';

/** Generated files, large folders, and what the copy replaces. */
const LEFT_OUT = /^\.git$|^(coverage|dist|generated|node_modules|content|public)$/;

/**
 * Copies this project with its packages, so that tests may edit its code and commands write to it.
 * @param folder a folder that doesn't exist yet
 * @param content the copy's content folder
 */
export function copyProject(folder: string, content: string): void {
  const names = readdirSync('.').filter((name) => !LEFT_OUT.test(name));
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });

  cpSync(content, join(folder, 'content'), { recursive: true });
  cpSync(FIXTURE_PUBLIC, join(folder, 'public'), { recursive: true });

  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}
