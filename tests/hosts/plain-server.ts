import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { NOT_FOUND, pageFile } from '../../model/routes.ts';
import { FILE_TYPES, isText } from '../../scripts/shared/file-types.ts';

/**
 * `tsx plain-server.ts FOLDER PORT`: a host that takes files as they are, with the type of each and no
 * other header. It finds a page without its ending, leads to a folder by a slash, and has a page for
 * what is missing, as GitHub Pages does.
 */
const MISSING = pageFile(NOT_FOUND);
const [folder = '', port = ''] = process.argv.slice(2);

createServer(async ({ url = '/', headers }, response) => {
  const path = decoded(url.replace(/[?#].*$/, ''));
  if (path === undefined) {
    response.writeHead(400).end();
    return;
  }
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = await firstFile(names);
  if (file === undefined && (await firstFile([`${path}/index.html`])) !== undefined) {
    response.writeHead(301, { Location: `${path}/` }).end();
    return;
  }
  const body = await readFile(join(folder, file ?? MISSING));
  const type = FILE_TYPES[extname(file ?? MISSING)] ?? 'application/octet-stream';
  const packed = isText(type) && /\bgzip\b/.test(`${headers['accept-encoding']}`);
  response
    .writeHead(file === undefined ? 404 : 200, {
      'Content-Type': type,
      Vary: 'Accept-Encoding',
      ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
    })
    .end(packed ? gzipSync(body) : body);
}).listen(Number(port), 'localhost');

async function firstFile(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const isFile = await stat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile) return name;
  }
  return undefined;
}

/** A path within the folder; undefined where it is none. */
function decoded(path: string): string | undefined {
  try {
    const whole = normalize(decodeURI(path));
    return /[\\\0]/.test(whole) ? undefined : whole;
  } catch {
    return undefined;
  }
}
