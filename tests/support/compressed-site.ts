import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';

/** A finished answer. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What gains by compression; faces and pictures have their own. */
const TEXTS = /^(?:text\/|application\/json|image\/svg)|javascript/;

/**
 * Serves a built site as hosts do that compress files before they are asked for: texts with brotli at
 * its best, where the preview compresses as it answers. Each address is compressed once.
 * @param more other pages by path, as HTML
 */
export async function serveCompressed(
  folder: string,
  more: Record<string, string>,
): Promise<{ url: string; close: () => void }> {
  const plain = await serveStatic(folder, 0);
  const origin = `http://localhost:${portOf(plain.address())}`;
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const html = more[url];
    const answer = answers.get(url) ?? (html === undefined ? ask(origin + url) : page(html));
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${portOf(server.address())}`,
    close: () => [server, plain].forEach(end),
  };
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  const compressed = TEXTS.test(headers['content-type'] ?? '');
  return compress({ status: response.status, headers, body }, compressed);
}

async function page(html: string): Promise<Answer> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return compress({ status: 200, headers, body: Buffer.from(html) }, true);
}

function compress({ status, headers, body }: Answer, wanted: boolean): Answer {
  if (!wanted) return { status, headers, body };
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body),
  };
}

function end(server: Server) {
  server.closeAllConnections();
  server.close();
}
