import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { join } from 'node:path';
import { EDITOR_PATH } from '../model/routes.ts';
import { headersFor } from './headers/headers-file.ts';
import { overHttp } from './headers/over-http.ts';
import { readBase, readHeaderRules, readSiteFile, type SiteFile } from './preview/site-folder.ts';

/** An answer to a request. */
interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

/**
 * Serves a built site as a static host does: with the headers of its `_headers` file, below the path
 * that it was built for, clean addresses without redirects, and 404.html with status 404 for every
 * other path. Reads each file when it is asked for, so a new build shows at once, and nothing
 * outside the folder.
 * @param port 0 takes any free port
 */
export async function serveStatic(folder: string, port: number): Promise<Server> {
  await access(join(folder, '404.html'));
  const base = await readBase(folder);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(folder, base, request);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

async function answer(
  folder: string,
  base: string,
  { method = '', url = '/', headers }: IncomingMessage,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Length': 0 } };
  }
  const path = decoded(url.replace(/[?#].*$/, ''));
  if (path === undefined) return { status: 400, headers: { 'Content-Length': 0 } };
  const own = overHttp(headersFor(await readHeaderRules(folder), path));
  const file = isPage(path, base) ? await readSiteFile(folder, path.slice(base.length)) : undefined;
  if (file !== undefined) return found(file, own, headers['if-none-match']);
  const missing = await readSiteFile(folder, '/404.html');
  return { ...found(missing ?? { body: Buffer.of(), type: 'text/html' }, own), status: 404 };
}

function found({ body, type }: SiteFile, own: OutgoingHttpHeaders, known?: string): Answer {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...own, ETag: tag };
  if (known === tag) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': type, 'Content-Length': body.length },
    body,
  };
}

/**
 * A page has one address: no trailing slash, and the 404 page is never found. The editor has a
 * folder of its own, so hosts know it with the slash too.
 */
function isPage(path: string, base: string): boolean {
  if (path === `${base}/` || path === `${base}${EDITOR_PATH}/`) return true;
  const own = path.slice(base.length);
  return path.startsWith(`${base}/`) && !(own.endsWith('/') || /^\/404(\.html)?$/.test(own));
}

/** A path with its percent signs resolved; undefined where they are wrong. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
