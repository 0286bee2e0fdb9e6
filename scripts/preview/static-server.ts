import { access } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { NOT_FOUND, pageFile, withBase } from '../../model/routes.ts';
import { headersFor } from '../artifacts/headers/headers-file.ts';
import { type Answer, answerFor, wholeAnswer } from './answer.ts';
import { addressFor } from './one-address.ts';
import { represent } from './representation.ts';
import {
  readBase,
  readHeaderRules,
  readRedirects,
  readSiteFile,
  type SiteFile,
} from './site-folder.ts';

/** Where nobody else can reach a server. */
export const THIS_MACHINE = 'localhost';

const NOT_FOUND_FILE = pageFile(NOT_FOUND);
const EMPTY: SiteFile = { body: Buffer.of(), type: 'text/html' };

/**
 * Serves a built site as a static host does: with the headers of its `_headers` file, below the path
 * that it was built for, clean addresses without redirects, the site's own redirects, texts
 * compressed, parts of files, and 404.html with status 404 for every other path. Reads each file when it is asked for, so a new
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
  const own = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  const target = (await movedTo(folder, path)) ?? oneAddress(base, own);
  if (target !== undefined) {
    const Location = encodeURI(target) + url.replace(/^[^?#]*/, '');
    const leading = { status: 301, headers: { Location, 'Content-Length': 0 } };
    return withHeaders(leading, headersFor(rules, path));
  }
  const file = own === undefined || isMissing(own) ? undefined : await readSiteFile(folder, own);
  if (file !== undefined) {
    const found = answerFor(await represent(file, asked), asked, method);
    return withHeaders(found, headersFor(rules, path));
  }
  const page = (await readSiteFile(folder, NOT_FOUND_FILE)) ?? EMPTY;
  const missing = { ...wholeAnswer(await represent(page, asked)), status: 404 };
  return withHeaders(missing, headersFor(rules, base + NOT_FOUND_FILE));
}

/** Where a redirect of the site leads to from a path. */
async function movedTo(folder: string, path: string): Promise<string | undefined> {
  return (await readRedirects(folder)).find(({ from }) => from === path)?.to;
}

/** Where a page is to be asked for instead, with the base of the site. */
function oneAddress(base: string, path: string | undefined): string | undefined {
  const address = path === undefined ? undefined : addressFor(path);
  return address === undefined ? undefined : withBase(base, address);
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

/** A page has no slash at its end, and the one for no path is never found. */
function isMissing(path: string): boolean {
  return path === NOT_FOUND || path === NOT_FOUND_FILE || (path.endsWith('/') && path !== '/');
}

/** A path with its percent signs resolved; undefined where they are wrong. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
