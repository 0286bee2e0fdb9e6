import type { Plugin } from 'vite';
import { EDITOR_PATH } from '../../model/routes.ts';
import { readSiteFile } from '../preview/site-folder.ts';
import { answeringFailures } from './middleware.ts';

/** Serves the editor in development from a folder where it was written, or will be. */
export function serveEditor(folder: string): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const answer = answeringFailures(async ({ url = '/' }, response, next) => {
        const file = await readSiteFile(folder, EDITOR_PATH + url.replace(/[?#].*$/, ''));
        if (file === undefined) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.body);
      });
      server.middlewares.use(EDITOR_PATH, answer);
    },
  };
}
