import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { dev } from 'vike/api';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { count, escapeHtml } from '../model/text.ts';
import {
  CONTENT_OPTION,
  EXIT,
  isMain,
  PUBLIC_OPTION,
  readOptions,
  readPort,
  requirePlainProject,
  run,
} from './command.ts';
import type { DevFolders, DevSite } from './dev-site.ts';
import { bundleStart } from './editor/bundle-start.mjs';
import type { SiteFolders } from './load-content.ts';

/** One save of an editor is several events, and a git checkout hundreds. Unit: milliseconds. */
const QUIET_FOR = 100;

/** The drawings that are no code, and are read when they are drawn. */
const DRAWINGS = 'scripts/artwork';

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
  requirePlainProject();
  const folders = { content: options.content, public: options.public };
  const port = readPort(options.port);

  // Outside the project: no build, check or other `npm run dev` comes near.
  const ownFolder = mkdtempSync(join(tmpdir(), 'mobile-notary-site-'));
  process.once('exit', () => rmSync(ownFolder, { recursive: true, force: true }));
  const own = {
    contentJson: normalizePath(join(ownFolder, 'content.json')),
    files: join(ownFolder, 'files'),
  };

  const content = watchedContent(folders, own);
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [content.plugin],
      publicDir: resolve(folders.public),
      server: { port, host: options.host },
    },
  });

  // Content is waited for until it is fixed; a wrong option ends the command.
  const failure = await content.firstUpdate();
  if (failure?.name === 'UsageError') throw failure;
  // Last, where the eye is when the command has started.
  viteServer.printUrls();
  return EXIT.success;
}

/** The code of dev-site.ts as it is now: the same object until something that it imports has changed. */
function loadDevSite(server: ViteDevServer): Promise<typeof import('./dev-site.ts')> {
  // Vite knows modules by their paths alone, and so not what they export.
  return server.ssrLoadModule('/scripts/dev-site.ts') as ReturnType<typeof loadDevSite>;
}

/** The content that `npm run dev` serves, and watches. */
interface WatchedContent {
  plugin: Plugin;
  /** Waits for the first update, and gives what was wrong with it, if anything was. */
  firstUpdate: () => Promise<Error | undefined>;
}

/**
 * Checks content, public/ and what is drawn as the server starts and after each edit: one without errors
 * reloads the page, an error is shown over it, and instead of the page while there is none yet. Serves
 * the files beside the pages.
 */
function watchedContent(folders: SiteFolders, own: DevFolders): WatchedContent {
  /** The last site without an error. */
  let devSite: DevSite | undefined;

  /** Why that is not the site of the content as it is now. */
  let failure: Error | undefined;

  /** The code that it came from. */
  let lastCode: Awaited<ReturnType<typeof loadDevSite>> | undefined;

  /** What was printed last of content without errors. */
  let lastReport = '';

  let onFirstSite = () => {};
  const firstSite = new Promise<void>((onSite) => {
    onFirstSite = onSite;
  });

  /** Prints what the check has to say; where that is what it said before, only how many warnings. */
  const tell = ({ report, warnings }: DevSite) => {
    if (report !== lastReport) console.log(report);
    else if (warnings > 0)
      console.log(`The content is fine: ${count(warnings, 'warning')} as before.`);
    else console.log('The content is fine.');
    lastReport = report;
  };

  /** Takes the content as it is now, unless neither it nor the code has changed. */
  const update = async (server: ViteDevServer, isContentChanged: boolean) => {
    try {
      const code = await loadDevSite(server);
      const isCodeChanged = code !== lastCode;
      if (!isCodeChanged && !isContentChanged) return;

      devSite = await code.takeContent(folders, own);
      tell(devSite);
      onFirstSite();
      // An error goes that stood over the page or in its place, also where the content is as it was.
      if (failure !== undefined) server.ws.send({ type: 'full-reload' });
      failure = undefined;
      if (isCodeChanged) await code.writeEditor(devSite.site, own.files, bundleStart);
      lastCode = code;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      console.error(failure.message);
      showFailure(server);
    }
  };

  const showFailure = ({ ws }: ViteDevServer) => {
    if (failure !== undefined)
      ws.send({ type: 'error', err: { message: failure.message, stack: '' } });
  };

  /** One update after the other. */
  let lastUpdate = Promise.resolve();
  const updateNext = (server: ViteDevServer, isContentChanged: boolean) => {
    lastUpdate = lastUpdate.then(() => update(server, isContentChanged));
  };

  /** Updates after each change, once nothing has changed for a moment. */
  const watch = (server: ViteDevServer) => {
    const { moduleGraph } = server.environments.ssr;
    const roots = [folders.content, folders.public, DRAWINGS].map((root) =>
      join(resolve(root), '/'),
    );
    let timer: NodeJS.Timeout | undefined;
    let isContentChanged = false;

    server.watcher.add(roots).on('all', (_event, name) => {
      const file = resolve(name);
      const isContent = roots.some((root) => file.startsWith(root));
      const isCode = moduleGraph.getModulesByFile(normalizePath(file)) !== undefined;
      if (!isContent && !isCode) return;

      isContentChanged ||= isContent;
      clearTimeout(timer);
      timer = setTimeout(() => {
        updateNext(server, isContentChanged);
        isContentChanged = false;
      }, QUIET_FOR);
    });
  };

  const plugin: Plugin = {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id === '#content' ? own.contentJson : undefined),
    async load(id) {
      // Vite reads the file itself, once it is there.
      if (id === own.contentJson) await firstSite;
      return undefined;
    },
    configureServer(server) {
      const { middlewares, ws } = server;
      updateNext(server, true);
      watch(server);
      // Over pages that are opened or loaded again meanwhile, too.
      ws.on('connection', () => showFailure(server));

      middlewares.use((request, _response, next) => {
        const [address = '/'] = (request.url ?? '/').split('?');
        Promise.resolve(devSite?.writeFile(address)).then(() => next(), next);
      });
      middlewares.use(sirv(own.files, { dev: true }));

      // After Vite's own files, and before the pages.
      return () => {
        middlewares.use(async (_request, response, next) => {
          if (devSite === undefined) await lastUpdate;
          if (devSite !== undefined || failure === undefined) return next();

          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(failurePage(failure.message));
        });
      };
    },
  };

  const firstUpdate = async () => {
    await lastUpdate;
    return failure;
  };
  return { plugin, firstUpdate };
}

/** What stands in the place of every page until the content is right; Vite's client loads it again then. */
function failurePage(message: string): string {
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>The content has errors</title>
<script type="module" src="/@vite/client"></script>
<pre>${escapeHtml(message)}</pre>
</html>
`;
}

if (isMain(import.meta.filename)) await run(main);
