import { join, resolve } from 'node:path';
import { getGlobalContext } from 'vike/server';
import type { Plugin, ViteDevServer } from 'vite';
import { allVariants, PICTURES_FOLDER } from '../../model/pictures.ts';
import { createSite } from '../../model/site.ts';
import { ARTIFACTS } from '../artifacts/artifacts.ts';
import { PICTURE_FOLDERS, pictureFiles } from '../artifacts/picture-files.ts';
import { makePicture } from '../artifacts/pictures.ts';
import { BuildError } from '../cli/command.ts';
import { validateFolder } from '../content/validate-folder.ts';
import { afterBurst } from './after-burst.ts';
import { answeringFailures } from './middleware.ts';

/** Watches content in development: a right edit reloads the page, a wrong one is shown over it. */
export function contentReload(folder: string): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      for (const { path, type, make } of ARTIFACTS) {
        const answer = answeringFailures(async (_, response) => {
          const { site } = await getGlobalContext();
          const text = await make(site, {});
          response.setHeader('Content-Type', type);
          response.end(text);
        });
        server.middlewares.use(path, answer);
      }
      for (const pictures of PICTURE_FOLDERS) {
        const answer = answeringFailures(async ({ url = '/' }, response, next) => {
          const { site } = await getGlobalContext();
          const file = pictureFiles(site).find(({ path }) => path === pictures + url);
          if (file === undefined) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(await file.draw());
        });
        server.middlewares.use(pictures, answer);
      }
      server.middlewares.use(
        PICTURES_FOLDER,
        answeringFailures(async ({ url = '/' }, response, next) => {
          const { site } = await getGlobalContext();
          const variant = allVariants(site).find(({ path }) => path === PICTURES_FOLDER + url);
          if (variant === undefined) return next();
          response.setHeader('Content-Type', `image/${variant.format}`);
          response.end(await makePicture(variant, folder));
        }),
      );
      const root = join(resolve(folder), '/');
      server.watcher.add(root);
      const onEdit = afterBurst(() => reload(server, folder));
      server.watcher.on('all', (_, file) => {
        if (resolve(file).startsWith(root)) onEdit();
      });
    },
  };
}

async function reload(server: ViteDevServer, folder: string): Promise<void> {
  try {
    const { content } = await validateFolder(folder);
    globalThis.developmentContent = content;
    const globalContext = await getGlobalContext();
    globalContext.site = createSite(content);
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    const stack = error instanceof BuildError ? '' : String(error);
    server.ws.send({ type: 'error', err: { message, stack } });
  }
}
