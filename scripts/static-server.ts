import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { EDITOR_PATH } from '../model/routes.ts';

/**
 * Serves a built site as a static host does: clean addresses without redirects, and 404.html with
 * status 404 for every other path. Reads the list of files once, and nothing outside the folder.
 * @param port 0 takes any free port
 */
export async function serveStatic(folder: string, port: number): Promise<Server> {
  const notFound = await readFile(join(folder, '404.html'));
  const answerNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(notFound);
  };
  const files = sirv(folder, {
    etag: true,
    onNoMatch: (_, response) => answerNotFound(response),
    setHeaders: (response, path) => {
      // Bundled files carry a hash of what they hold in their names.
      if (path.startsWith('/assets/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
    },
  });
  const server = createServer((request, response) => {
    if (isPage(request)) files(request, response);
    else answerNotFound(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

/**
 * A page has one address: no trailing slash, and the 404 page is never found. The editor has a
 * folder of its own, so hosts know it with the slash too.
 */
function isPage({ url = '/' }: IncomingMessage): boolean {
  const path = url.replace(/[?#].*$/, '');
  if (path === '/' || path === `${EDITOR_PATH}/`) return true;
  return !path.endsWith('/') && !/^\/404(\.html)?$/.test(path);
}
