import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { dev } from 'vike/api';
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import {
  CONTENT_OPTION,
  EXIT,
  isMain,
  PUBLIC_OPTION,
  readOptions,
  readPort,
  run,
} from './command.ts';
import type { DevSite } from './dev-site.ts';
import { bundleStart } from './editor/bundle-start.mjs';
import type { SiteFolders } from './load-content.ts';
import { CONTENT_JSON } from './render-pages.ts';

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
  const code = await codeServer();

  try {
    const { takeContent, writeEditor } = await loadDevSite(code);
    const devSite = await takeContent(folders, files);

    const { viteServer } = await dev({
      viteConfig: {
        plugins: [contentPlugin(folders, files, code, devSite)],
        publicDir: resolve(folders.public),
        server: { port, host: options.host },
      },
    });
    // After the server, so that it is the server that says which environment this is.
    await writeEditor(devSite.site, files, bundleStart);
    viteServer.printUrls();
    return EXIT.success;
  } catch (error) {
    await code.close();
    throw error;
  }
}

/**
 * A second Vite without pages, which serves nobody: it loads the code of the check and of what is drawn,
 * and loads again what of it has changed.
 */
function codeServer(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}

/** The code of dev-site.ts as it is now. */
function loadDevSite(code: ViteDevServer): Promise<typeof import('./dev-site.ts')> {
  // Vite knows modules by their paths alone, and so not what they export.
  return code.ssrLoadModule('/scripts/dev-site.ts') as ReturnType<typeof loadDevSite>;
}

/**
 * Serves the files beside the pages, and watches content, public/ and the code that reads them: an edit
 * without errors reloads the page, an error is shown over it.
 */
function contentPlugin(
  folders: SiteFolders,
  files: string,
  code: ViteDevServer,
  firstSite: DevSite,
): Plugin {
  let devSite = firstSite;
  return {
    name: 'content',
    handleHotUpdate: {
      // After vike's own, which takes over the typed content before it ends.
      order: 'post',
      handler({ file, server }) {
        // An error that stood over the page goes, also where the content is as it was before.
        if (file === normalizePath(resolve(CONTENT_JSON))) server.ws.send({ type: 'full-reload' });
      },
    },
    configureServer({ middlewares, ws }) {
      middlewares.use((request, _response, next) => {
        const [address = '/'] = (request.url ?? '/').split('?');
        devSite.writeFile(address).then(() => next(), next);
      });
      middlewares.use(sirv(files, { dev: true }));

      const update = async (isCode: boolean) => {
        try {
          const { takeContent, writeEditor } = await loadDevSite(code);
          devSite = await takeContent(folders, files);
          if (isCode) await writeEditor(devSite.site, files, bundleStart);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          console.error(message);
          ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };

      // One update after the other, each once nothing has changed for a moment.
      let lastUpdate = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      let isCodeChanged = false;
      const updateNext = () => {
        const isCode = isCodeChanged;
        isCodeChanged = false;
        lastUpdate = lastUpdate.then(() => update(isCode));
      };

      const roots = [folders.content, folders.public].map((folder) => join(resolve(folder), '/'));
      code.watcher.add(roots).on('all', (_event, name) => {
        const file = resolve(name);
        const isCode = code.moduleGraph.getModulesByFile(normalizePath(file)) !== undefined;
        if (!isCode && !roots.some((root) => file.startsWith(root))) return;

        isCodeChanged ||= isCode;
        clearTimeout(timer);
        timer = setTimeout(updateNext, QUIET_FOR);
      });
    },
  };
}

if (isMain(import.meta.filename)) await run(main);
