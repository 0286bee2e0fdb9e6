import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { getGlobalContext } from 'vike/server';
import type { Plugin, ViteDevServer } from 'vite';
import { allVariants } from '../../model/pictures.ts';
import { EDITOR_PATH } from '../../model/routes.ts';
import { ARTIFACTS } from '../artifacts/artifacts.ts';
import { pictureFiles } from '../artifacts/picture-files.ts';
import { makePicture } from '../artifacts/pictures.ts';
import { writeContent } from '../build/render-pages.ts';
import { BuildError } from '../cli/command.ts';
import { validateFolder } from '../content/index.ts';

/** One save of an editor is several events, and a git checkout hundreds. Unit: milliseconds. */
const QUIET_FOR = 100;

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
          const file = await fileAt(url.replace(/[?#].*$/, ''), folder);
          if (file === undefined) return next();
          response.setHeader('Content-Type', file.type);
          response.end(file.body);
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

/** A file beside the pages, made when it is asked for. */
async function fileAt(path: string, folder: string) {
  const { site } = await getGlobalContext();
  const artifact = ARTIFACTS.find((one) => one.path === path);
  if (artifact) return { type: artifact.type, body: await artifact.make(site, {}) };
  const drawing = pictureFiles(site).find((one) => one.path === path);
  if (drawing) return { type: 'image/svg+xml', body: await drawing.draw() };
  const variant = allVariants(site).find((one) => one.path === path);
  if (variant) return { type: `image/${variant.format}`, body: await makePicture(variant, folder) };
  return undefined;
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
