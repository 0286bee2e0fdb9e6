import { execFile } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A plain site of the same cities and attractions, without search data, policies or any check. */
const PROJECT = join(import.meta.dirname, 'astro');

const exec = promisify(execFile);

/** What one build of the plain site took. */
export interface PlainBuild {
  pages: number;
  /** By the clock, from the start of the command to its end. */
  seconds: number;
}

/** Puts the plain project into a folder and installs Astro there, from the npm registry. */
export async function installAstro(folder: string): Promise<void> {
  await cp(PROJECT, folder, { recursive: true });
  await exec('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Builds the plain site of a content folder. @param clean with nothing kept from builds before */
export async function buildAstro(
  folder: string,
  content: string,
  clean: boolean,
): Promise<PlainBuild> {
  if (clean) {
    for (const kept of ['.astro', 'node_modules/.astro', 'node_modules/.vite']) {
      await rm(join(folder, kept), { recursive: true, force: true });
    }
  }
  await rm(join(folder, 'content'), { recursive: true, force: true });
  await cp(content, join(folder, 'content'), { recursive: true });
  const started = performance.now();
  await exec('npx', ['astro', 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 100_000_000,
  });
  const seconds = (performance.now() - started) / 1000;
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  return { pages: files.filter((name) => name.endsWith('.html')).length, seconds };
}
