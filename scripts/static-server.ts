import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { HEADERS_FILE, NOT_FOUND, pageFile, VCARD_FILE } from '../model/routes.ts';
import { BuildError } from './command.ts';
import { headersFor, parseHeaders } from './files/headers.ts';

/** Where nobody else can reach a server. */
export const THIS_MACHINE = 'localhost';

/**
 * Serves a built site as the strictest host does: below the path that it was built for, with clean
 * addresses that have no slash at their end, the headers of its `_headers` file, and 404.html for every
 * other path, those of files for hosts too. A new build shows at once. Throws a BuildError where there
 * is no site.
 * @param port 0 takes any free port
 */
export async function serveStatic(
  folder: string,
  port: number,
  host: string = THIS_MACHINE,
): Promise<Server> {
  const notFoundPage = join(folder, pageFile(NOT_FOUND));
  if (!existsSync(notFoundPage)) {
    throw new BuildError(`There is no site in "${folder}": run "npm run build" first.`);
  }
  const base = siteBase(folder);

  const setHeaders = (response: ServerResponse, path: string) => {
    // The types that sirv knows are those of websites.
    if (path === VCARD_FILE) response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
    const headers = headersFor(headerRules(folder), base + path);
    for (const [name, value] of Object.entries(headers)) {
      // The preview is looked at over plain http.
      if (name === 'Strict-Transport-Security') continue;
      response.setHeader(name, value.replace('; upgrade-insecure-requests', ''));
    }
  };
  const sendNotFound = async (response: ServerResponse) => {
    setHeaders(response, pageFile(NOT_FOUND));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(await readFile(notFoundPage));
  };

  const serveFile = sirv(folder, { dev: true, etag: true, setHeaders });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${base}/`)) return sendNotFound(response);
    request.url = url.slice(base.length);
    if (!isServed(folder, request.url)) return sendNotFound(response);
    return serveFile(request, response, () => sendNotFound(response));
  });

  // Throws what the server cannot do.
  await once(server.listen(port, host), 'listening');
  return server;
}

/** Whether hosts serve what a site may have at an address: a file for a host itself is for nobody else. */
function isServed(folder: string, address: string): boolean {
  const [path = ''] = address.split('?');
  const isFolder = path.endsWith('/');
  // Such as /admin/, which most hosts show there.
  if (isFolder) return existsSync(join(folder, path, 'index.html'));
  return !path.startsWith('/_');
}

/** The port that a listening server was given. */
export function portOf(server: { address: Server['address'] }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** The path below which a site was built to stand: its first header rule is for all of it. */
export function siteBase(folder: string): string {
  return headerRules(folder)[0]?.pattern.slice(0, -'/*'.length) ?? '';
}

function headerRules(folder: string): ReturnType<typeof parseHeaders> {
  const file = join(folder, HEADERS_FILE);
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}
