import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_PUBLIC } from './fixture.ts';

/** What commands make, what is too large to copy, and what the copy has of its own. */
const LEFT_OUT = /^\.git$|^(coverage|dist|generated|node_modules|content|public)$/;

/**
 * Copies this project with its packages, so that a test may edit its code, and have commands write in
 * it as they do for an owner.
 * @param folder where there is nothing yet
 * @param content the folder of the copy's content
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
