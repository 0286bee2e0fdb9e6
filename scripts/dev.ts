import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { dev } from 'vike/api';
import type { Plugin } from 'vite';
import { createSite, type Site } from '../model/site.ts';
import {
  CONTENT_OPTION,
  EXIT,
  isMain,
  PUBLIC_OPTION,
  readOptions,
  readPort,
  run,
} from './command.ts';
import { writeEditor } from './editor/write-editor.ts';
import { writeFiles } from './files/index.ts';
import { loadContent, type SiteFolders } from './load-content.ts';
import { writeContent } from './render-pages.ts';

/** One save of an editor is several events, and a git checkout hundreds. Unit: milliseconds. */
const QUIET_FOR = 100;

/** `npm run dev`: the site with live reload, for content edits too, and with the files beside its pages. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(
    args,
    {
      content: CONTENT_OPTION,
      public: PUBLIC_OPTION,
      port: { type: 'string', default: '5173' },
      host: { type: 'string', default: 'localhost' },
    },
    'npm run dev -- [--content DIR] [--public DIR] [--port N] [--host ADDRESS]',
  );
  const folders = { content: options.content, public: options.public };
  const port = readPort(options.port);

  const files = mkdtempSync(join(tmpdir(), 'mobile-notary-site-'));
  process.once('exit', () => rmSync(files, { recursive: true, force: true }));
  const site = await takeContent(folders, files);

  const { viteServer } = await dev({
    viteConfig: {
      plugins: [contentPlugin(folders, files)],
      publicDir: resolve(folders.public),
      server: { port, host: options.host },
    },
  });
  // After the server, so that it is the server that says which environment this is.
  await writeEditor(site, files);
  viteServer.printUrls();
  return EXIT.success;
}

/**
 * Checks the content, and writes what pages import and the files beside them.
 * @param files the folder for the files beside the pages
 */
async function takeContent(folders: SiteFolders, files: string): Promise<Site> {
  const { content } = await loadContent(folders);
  const site = createSite(content);
  await writeFiles(site, folders.content, files);
  // Last: vike reloads the page on it.
  writeContent(content);
  return site;
}

/**
 * Serves the files beside the pages, and watches content and public/: an edit without errors reloads
 * the page, an error is shown over it.
 */
function contentPlugin(folders: SiteFolders, files: string): Plugin {
  return {
    name: 'content',
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use(sirv(files, { dev: true }));

      const update = async () => {
        try {
          await takeContent(folders, files);
          // An error that stood over the page goes, also where the content is as it was before.
          ws.send({ type: 'full-reload' });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          console.error(message);
          ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };

      // One update after the other, each once nothing has changed for a moment.
      let lastUpdate = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      const updateNext = () => {
        lastUpdate = lastUpdate.then(update);
      };

      const roots = [folders.content, folders.public].map((folder) => join(resolve(folder), '/'));
      watcher.add(roots).on('all', (_event, file) => {
        if (!roots.some((root) => resolve(file).startsWith(root))) return;
        clearTimeout(timer);
        timer = setTimeout(updateNext, QUIET_FOR);
      });
    },
  };
}

if (isMain(import.meta.filename)) await run(main);
