import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from 'vike/types';
import type { InlineConfig } from 'vite';
import type { Content } from '../model/content.ts';
import { unservedPart } from '../model/own-files.ts';
import { BuildError } from './command.ts';
import { CACHE_FOLDER, writeWhole } from './system.ts';

/** Where a build leaves the typed content for people to read. */
export const CONTENT_JSON = join('generated', 'content.json');

/**
 * The settings of vike, apart from its hooks: every page becomes a flat file, "areas/boise.html", once
 * the build asks for it, and a kind of page may have none ("partial"). They are in no config file of its
 * own, because vike 0.4.266 writes a compiled copy of that beside it, imports the copy and deletes it, and
 * two builds would delete it for each other.
 */
const VIKE_CONFIG: Config = {
  prerender: { noExtraDir: true, disableAutoRun: true, partial: true },
};

/** Writes the typed content that pages are rendered from. */
export function writeContent(content: Content, file: string): void {
  writeWhole(file, JSON.stringify(content));
}

/** The input of the thread that runs vike. */
export interface PagesTask {
  /** How vike and Vite are called. */
  options: { viteConfig: InlineConfig; vikeConfig: Config };
  /** The folder for the script that starts the editor. */
  editorStart: string;
}

/** What the thread answers, first when it has bundled the code, then when it has rendered the pages. */
export interface PagesAnswer {
  /** What went wrong, if anything did. */
  error?: unknown;
  /** The Content-Security-Policy of the pages, once they are rendered. */
  policy?: string;
}

/** The bundled code of a site, before any page is rendered from it. */
export interface Bundle {
  /** The thread in which vike has bundled it, and waits for the content. */
  thread: Worker;
  /** The file that the code reads the typed content from when it renders. */
  contentJson: string;
  /** What browsers load, with the files of public/. */
  client: string;
  /** The folder with the script that starts the editor. */
  editorStart: string;
}

/**
 * Has vike bundle the code and copy public/, into a folder inside the project, as vike demands. It
 * needs no content: that is read when pages are rendered. It works in a thread of its own, which ends
 * with the process at the latest.
 * @param publicFolder what is served as it is (Vite, "The public Directory")
 * @param base where the site stands on its domain
 */
export async function bundleCode(publicFolder: string, base: string): Promise<Bundle> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const outDir = mkdtempSync(join(CACHE_FOLDER, 'build-'));

  const contentJson = resolve(outDir, 'content.json');
  const viteConfig: InlineConfig = {
    logLevel: 'warn',
    base: `${base}/`,
    publicDir: resolve(publicFolder),
    resolve: { alias: { '#content': resolve('renderer/built-content.ts') } },
    define: { BUILT_CONTENT_FILE: JSON.stringify(contentJson) },
    build: {
      outDir,
      emptyOutDir: false,
      // What a bundler takes its time for is nothing that an owner can act on.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  };
  const editorStart = join(outDir, 'editor');
  const task: PagesTask = { options: { viteConfig, vikeConfig: VIKE_CONFIG }, editorStart };

  const entry = new URL('./pages-thread.mjs', import.meta.url);
  // Node's own flags are left out, because they load tsx.
  const thread = new Worker(entry, { workerData: task, execArgv: [] });
  process.once('exit', () => {
    thread.terminate();
    // The thread may still be writing, so removing is tried again.
    rmSync(outDir, { recursive: true, force: true, maxRetries: 3 });
  });

  await answerOf(thread);
  return { thread, contentJson, client: join(outDir, 'client'), editorStart };
}

/**
 * Has vike pre-render every page into the folder of a new site, with what browsers load beside them.
 * @returns the Content-Security-Policy of the pages
 */
export async function renderPages(
  { thread, contentJson, client }: Bundle,
  content: Content,
  folder: string,
): Promise<string> {
  writeContent(content, contentJson);
  thread.postMessage('content');
  const { policy = '' } = await answerOf(thread);

  // Vite's list of its own files is for servers that render pages, and no visitor asks for it.
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  // Vite copies all of public/, what programs have left there too.
  const isServed = (source: string) => !unservedPart(relative(client, source).split(sep).join('/'));
  cpSync(client, folder, { recursive: true, filter: isServed });
  return policy;
}

/** The next answer of the thread. Throws what went wrong in it. */
async function answerOf(thread: Worker): Promise<PagesAnswer> {
  const answer = await new Promise<PagesAnswer>((onAnswer, reject) => {
    thread.once('message', onAnswer);
    thread.once('error', reject);
    thread.once('exit', () => reject(new BuildError('vike has ended before the pages were made.')));
  });
  if (answer.error !== undefined) throw answer.error;
  return answer;
}
