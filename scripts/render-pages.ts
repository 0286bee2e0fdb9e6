import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from 'vike/types';
import type { InlineConfig } from 'vite';
import type { Content } from '../model/content.ts';
import { CACHE_FOLDER } from './system.ts';

/** Where a build leaves the typed content for people to read, and where `npm run dev` keeps its own. */
export const CONTENT_JSON = join('generated', 'content.json');

/**
 * What vike is told besides its hooks: every page is rendered to a flat file, "areas/boise.html", once
 * the build asks for it. It stands here and not in a +config.ts, of which vike would write a compiled
 * copy beside it and delete that again, under the eyes of other builds and of `npm run dev`.
 */
const VIKE_CONFIG: Config = { prerender: { noExtraDir: true, disableAutoRun: true } };

/** Writes the typed content that pages are rendered from. */
export function writeContent(content: Content, file = CONTENT_JSON): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** The bundled code of a site, before any page is rendered from it. */
export interface Bundle {
  /** The file that the code reads the typed content from when it renders. */
  contentJson: string;
  /** What browsers load, with the files of public/. */
  client: string;
  /** How vike and Vite were called for it. */
  options: { viteConfig: InlineConfig; vikeConfig: Config };
}

/**
 * Has vike bundle the code and copy public/, into a folder inside the project, as vike demands. It
 * needs no content: that is read when pages are rendered.
 * @param publicFolder what is served as it is (Vite, "The public Directory")
 * @param base where the site stands on its domain
 */
export async function bundleCode(publicFolder: string, base: string): Promise<Bundle> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const outDir = mkdtempSync(join(CACHE_FOLDER, 'build-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));

  const contentJson = resolve(outDir, 'content.json');
  const viteConfig: InlineConfig = {
    logLevel: 'warn',
    base: `${base}/`,
    publicDir: resolve(publicFolder),
    resolve: { alias: { '#content': resolve('renderer/built-content.ts') } },
    define: { BUILT_CONTENT_FILE: JSON.stringify(contentJson) },
    build: { outDir, emptyOutDir: false },
  };
  const options = { viteConfig, vikeConfig: VIKE_CONFIG };

  const { build } = await import('vike/api');
  await build(options);
  return { contentJson, client: join(outDir, 'client'), options };
}

/**
 * Has vike pre-render every page into the folder of a new site, with what browsers load beside them.
 * @returns the Content-Security-Policy of the pages
 */
export async function renderPages(
  { contentJson, client, options }: Bundle,
  content: Content,
  folder: string,
): Promise<string> {
  writeContent(content, contentJson);

  const { prerender } = await import('vike/api');
  await withoutLog(() => prerender(options));

  // Vite's list of its own files is for servers that render pages, and no visitor asks for it.
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  cpSync(client, folder, { recursive: true });

  const { getGlobalContext } = await import('vike/server');
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
