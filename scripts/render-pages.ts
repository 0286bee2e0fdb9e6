import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, prerender } from 'vike/api';
import { getGlobalContext } from 'vike/server';
import type { Content } from '../model/content.ts';
import { CACHE_FOLDER } from './system.ts';

/** Where a build leaves the typed content for people to read, and where `npm run dev` keeps its own. */
const CONTENT_JSON = join('generated', 'content.json');

/** Writes the typed content that pages are rendered from. */
export function writeContent(content: Content, file = CONTENT_JSON): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/**
 * Has vike bundle the code and pre-render every page, in a folder of its own inside the project, as
 * vike demands.
 * @returns the folder with what browsers get, the policy of the pages, and what removes the folder
 */
export async function renderPages(content: Content) {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(CACHE_FOLDER, 'build-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const json = join(folder, 'content.json');
  writeContent(content, json);
  const viteConfig = {
    logLevel: 'warn',
    base: `${content.settings.base}/`,
    resolve: { alias: { '#content': resolve(json) } },
    build: { outDir: folder, emptyOutDir: false },
  } as const;
  await build({ viteConfig });
  await withoutLog(() => prerender({ viteConfig }));
  const { policy } = await getGlobalContext();
  const client = join(folder, 'client');
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  return { client, policy, remove };
}

/** vike prints a line for each page. */
async function withoutLog(task: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await task();
  } finally {
    console.log = log;
  }
}
