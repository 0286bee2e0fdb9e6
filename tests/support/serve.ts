import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { NOT_FOUND, pageFile } from '../../model/routes.ts';

/** Not reachable from other machines. */
export const THIS_MACHINE = 'localhost';

interface ServedSite {
  /** Includes the base path. */
  url: string;
  close: () => void;
}

/**
 * Serves a built site like the strictest host: pages have no trailing slash, and every other address,
 * including files for hosts, gets 404.html.
 * @param base the base path that the site was built with, such as "/site"
 */
export async function serveSite(folder: string, base = ''): Promise<ServedSite> {
  const notFoundPage = join(folder, pageFile(NOT_FOUND));
  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(notFoundPage));
  };

  const serveFile = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const address = url.slice(base.length);
    const [path = ''] = address.split('?');
    const isFolder = path.endsWith('/') && existsSync(join(folder, path, 'index.html'));
    const isPage = !path.endsWith('/') && !path.startsWith('/_');
    if (!url.startsWith(`${base}/`) || !(isFolder || isPage)) return sendNotFound(response);

    request.url = address;
    return serveFile(request, response, () => sendNotFound(response));
  });
  await once(server.listen(0, THIS_MACHINE), 'listening');

  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${THIS_MACHINE}:${portOf(server)}${base}`, close };
}

export function portOf(server: { address: Server['address'] }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
