import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { EDITOR_PATH } from '../../model/routes.ts';

/** Serves the editor in development from a folder where it was written, or will be. */
export function serveEditor(folder: string): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(EDITOR_PATH, sirv(join(folder, EDITOR_PATH), { dev: true }));
    },
  };
}
