import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { getGlobalContext } from 'vike/server';
import type { Plugin, ViteDevServer } from 'vite';
import { EDITOR_PATH } from '../../model/routes.ts';
import { writeContent } from '../build/render-pages.ts';
import { BuildError } from '../cli/command.ts';
import { validateFolder } from '../content/index.ts';
import { siteFiles } from '../files/index.ts';

/** One save of an editor is several events, and a git checkout hundreds. Unit: milliseconds. */
const QUIET_FOR = 100;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
};

/**
 * Watches content in development: a right edit reloads the page, an error is shown over it. Serves the
 * files beside the pages too.
 * @param folder the folder of the content
 * @param editor the folder that the editor was written into
 */
export function contentPlugin(folder: string, editor: string): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(EDITOR_PATH, sirv(join(editor, EDITOR_PATH), { dev: true }));
      server.middlewares.use(async ({ url = '/' }, response, next) => {
        try {
          const { site } = await getGlobalContext();
          const path = url.replace(/[?#].*$/, '');
          const file = siteFiles(site).find((one) => one.path === path);
          if (file === undefined) return next();
          const body = await file.make(folder);
          response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
          response.end(body);
        } catch (error) {
          next(error);
        }
      });
      const root = join(resolve(folder), '/');
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(root);
      server.watcher.on('all', (_, file) => {
        if (!resolve(file).startsWith(root)) return;
        clearTimeout(timer);
        timer = setTimeout(() => update(server, folder), QUIET_FOR);
      });
    },
  };
}

/** Writes the content anew, which pages import; where it is not right, says so over the page. */
async function update(server: ViteDevServer, folder: string): Promise<void> {
  try {
    const { content } = await validateFolder(folder);
    writeContent(content);
    // An error that stood over the page goes, also where the content is as it was before.
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    const stack = error instanceof BuildError ? '' : String(error);
    server.ws.send({ type: 'error', err: { message, stack } });
  }
}
