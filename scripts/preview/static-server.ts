import { access } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { EDITOR_PATH } from '../../model/routes.ts';
import { headersFor } from '../artifacts/headers/headers-file.ts';
import { type Answer, answerFor, wholeAnswer } from './answer.ts';
import { represent } from './representation.ts';
import { readBase, readHeaderRules, readSiteFile, type SiteFile } from './site-folder.ts';

/** Where nobody else can reach a server. */
export const THIS_MACHINE = 'localhost';

const NOT_FOUND = '/404.html';
const EMPTY: SiteFile = { body: Buffer.of(), type: 'text/html' };

/**
 * Serves a built site as a static host does: with the headers of its `_headers` file, below the path
 * that it was built for, clean addresses without redirects, texts compressed, parts of files, and
 * 404.html with status 404 for every other path. Reads each file when it is asked for, so a new
 * build shows at once, and nothing outside the folder.
 * @param port 0 takes any free port
 * @param host the address to listen at: that of this machine for itself, unless others are to see it
 */
export async function serveStatic(
  folder: string,
  port: number,
  host: string = THIS_MACHINE,
): Promise<Server> {
  await access(join(folder, '404.html'));
  const base = await readBase(folder);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(folder, base, request);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

async function answer(folder: string, base: string, request: IncomingMessage): Promise<Answer> {
  const { method = '', url = '/', headers: asked } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Length': 0 } };
  }
  const path = decoded(url.replace(/[?#].*$/, ''));
  if (path === undefined) return { status: 400, headers: { 'Content-Length': 0 } };
  const rules = await readHeaderRules(folder);
  const file = isPage(path, base) ? await readSiteFile(folder, path.slice(base.length)) : undefined;
  if (file !== undefined) {
    const found = answerFor(await represent(file, asked), asked, method);
    return withHeaders(found, headersFor(rules, path));
  }
  const page = (await readSiteFile(folder, NOT_FOUND)) ?? EMPTY;
  const missing = { ...wholeAnswer(await represent(page, asked)), status: 404 };
  return withHeaders(missing, headersFor(rules, base + NOT_FOUND));
}

/** An answer with the site's own headers. */
function withHeaders(answer: Answer, own: Readonly<Record<string, string>>): Answer {
  return { ...answer, headers: { ...overHttp(own), ...answer.headers } };
}

/** Headers as they can be sent over plain http, where a preview is looked at: nothing asks for https. */
function overHttp(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...others } = headers;
  const plain = policy?.replace('; upgrade-insecure-requests', '');
  return plain === undefined ? others : { ...others, 'Content-Security-Policy': plain };
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
