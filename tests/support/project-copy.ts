import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Made by commands, or too large to copy. */
const LEFT_OUT = ['.git', 'coverage', 'dist', 'generated', 'node_modules'];

/** A copy of the whole project that a test may ruin. */
export interface ProjectCopy {
  folder: string;
  dispose: () => Promise<void>;
}

/** Copies the project. Its packages are links to those of this one; what commands keep is its own. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const folder = join(root, 'project');
  const names = (await readdir('.')).filter((name) => !LEFT_OUT.includes(name));
  for (const name of names) await cp(name, join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => name !== '.cache');
  for (const name of packages) {
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return { folder, dispose: () => rm(root, { recursive: true, force: true }) };
}
