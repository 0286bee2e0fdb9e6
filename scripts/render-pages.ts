import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
 * Has vike bundle the code, copy public/ and pre-render every page into the folder of a new site, by way
 * of one inside the project, as vike demands.
 * @param publicFolder what is served as it is (Vite, "The public Directory")
 * @returns the policy of the pages
 */
export async function renderPages(
  content: Content,
  publicFolder: string,
  folder: string,
): Promise<string> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const outDir = mkdtempSync(join(CACHE_FOLDER, 'build-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));

  const json = join(outDir, 'content.json');
  writeContent(content, json);

  const viteConfig = {
    logLevel: 'warn',
    base: `${content.settings.base}/`,
    publicDir: resolve(publicFolder),
    resolve: { alias: { '#content': resolve(json) } },
    build: { outDir, emptyOutDir: false },
  } as const;
  await build({ viteConfig });
  await withoutLog(() => prerender({ viteConfig }));

  const client = join(outDir, 'client');
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  cpSync(client, folder, { recursive: true });
  return (await getGlobalContext()).policy;
}

/** Does something without what it logs: vike prints a line for each page. */
async function withoutLog(action: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await action();
  } finally {
    console.log = log;
  }
}
