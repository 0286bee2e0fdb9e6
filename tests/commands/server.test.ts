import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { runHere } from '../support/run-here.ts';

const SECRET = 'not for visitors';

/** A site of its own that the tests may change, in a folder with something that nobody may read. */
let folder: string;
let baseUrl: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await cp(inject('site'), join(folder, 'client'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
  for (const name of ['.mark', 'areas/.mark', '.html', '.folder/file.txt']) {
    await mkdir(dirname(join(folder, 'client', name)), { recursive: true });
    await writeFile(join(folder, 'client', name), SECRET);
  }
  await mkdir(join(folder, 'client-secret'));
  await writeFile(join(folder, 'client-secret', 'secret.txt'), SECRET);
  const server = await serveStatic(join(folder, 'client'), 0);
  baseUrl = `http://localhost:${portOf(server.address())}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true, force: true });
});

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('paths that lead out of the folder, or nowhere', () => {
  it.each([
    '/../secret.txt',
    '/areas/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/areas/..\\..\\secret.txt',
    '/../client-secret/secret.txt',
    '//secret.txt',
    '/./../secret.txt',
    'http://localhost/../secret.txt',
    '/index.html%00.txt',
    '/..%c0%afsecret.txt',
    '/%',
    '/%zz',
    '/areas/%e0%a4%a',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.mark',
    '/%2emark',
    '/%2Emark',
    '/areas/.mark',
    '/areas/../.mark',
    '/./.mark',
    '/.mark/',
    '/.folder/file.txt',
    '/.folder%2ffile.txt',
    '/.html',
    `/${'a'.repeat(8000)}`,
    `/${'../'.repeat(2000)}secret.txt`,
  ])('%s', async (target) => {
    const answer = await rawRequest(baseUrl, target);
    expect([400, 404]).toContain(status(answer));
    expect(answer).not.toContain(SECRET);
  });

  it('refuses a path that is longer than any header may be', async () => {
    expect(status(await rawRequest(baseUrl, `/${'a'.repeat(20_000)}`))).toBe(431);
  });

  it('refuses a path with a raw null byte', async () => {
    expect(status(await rawRequest(baseUrl, '/index\0.html'))).toBe(400);
  });

  it('follows no link out of the folder', async () => {
    await symlink(join(folder, 'secret.txt'), join(folder, 'client', 'secret.txt'));
    await symlink(join(folder, 'client-secret'), join(folder, 'client', 'inside'));
    for (const target of ['/secret.txt', '/secret', '/inside/secret.txt']) {
      const answer = await rawRequest(baseUrl, target);
      expect({ target, status: status(answer) }).toEqual({ target, status: 404 });
      expect(answer).not.toContain(SECRET);
    }
  });
});

describe('methods', () => {
  it('answers HEAD as GET, without the page', async () => {
    const path = `${baseUrl}/areas/boise`;
    const [head, whole] = [await fetch(path, { method: 'HEAD' }), await fetch(path)];
    expect(head.status).toBe(200);
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(await head.text()).toBe('');
    expect((await fetch(`${baseUrl}/nope`, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await fetch(`${baseUrl}/`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('refuses what is no method', async () => {
    expect(status(await rawRequest(baseUrl, '/', 'EAT'))).toBe(400);
  });
});

it('sends a page again only when it has changed, and a new build at once', async () => {
  const first = await fetch(`${baseUrl}/services`);
  const tag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${baseUrl}/services`, { headers: { 'If-None-Match': tag } });
  expect((await again()).status).toBe(304);
  await writeFile(join(folder, 'client', 'services.html'), '<p>A new build</p>');
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(await changed.text()).toBe('<p>A new build</p>');
});

it('listens where it is told, and for this machine alone unless it is told', async () => {
  const listens = async (host?: string) => {
    const server = await serveStatic(join(folder, 'client'), 0, host);
    const address = server.address();
    server.close();
    return typeof address === 'string' ? address : address?.address;
  };
  expect(['127.0.0.1', '::1']).toContain(await listens());
  expect(await listens('0.0.0.0')).toBe('0.0.0.0');
});

it('is misused with an address that is empty, and fails with one of another machine', async () => {
  const site = join(folder, 'client');
  expect((await runHere('preview', '--out', site, '--host', '')).code).toBe(2);
  const { code, output } = await runHere('preview', '--out', site, '--host', '192.0.2.1');
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: '"192.0.2.1" is no address of this machine: choose another with -- --host ADDRESS.',
  });
});

describe('the headers of the site', () => {
  it.each(['/contact', '/contact.html', '/index.html', '/areas/boise.html', '/404.html'])(
    'come with %s',
    async (path) => {
      const { headers } = await fetch(baseUrl + path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';[^,]*$/);
    },
  );

  it.each([
    '/no-such-page',
    '/areas/nowhere',
    '/assets/nothing.js',
    '/admin/nothing',
    '/x/y/z.png',
  ])('come with the page for %s, which is asked for again each time', async (path) => {
    const response = await fetch(baseUrl + path);
    const page = await fetch(`${baseUrl}/404.html`);
    expect(response.status).toBe(404);
    for (const name of ['content-security-policy', 'cache-control', 'x-frame-options']) {
      expect({ name, value: response.headers.get(name) }).toEqual({
        name,
        value: page.headers.get(name),
      });
    }
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toContain('max-age=0');
  });
});

/** A request with its headers just as they are, and the answer with its body as it was sent. */
function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request(baseUrl + path, { headers, method, agent: false }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('what is known already', () => {
  const PAGE = '/privacy-policy';

  it('is not sent again, whatever list its tag stands in', async () => {
    const { headers } = await ask(PAGE, {});
    const tag = headers.etag ?? '';
    for (const list of [tag, `W/${tag}`, '*', `"a", ${tag}`, `"a",W/"b",W/${tag}`, ` ${tag} `]) {
      const again = await ask(PAGE, { 'If-None-Match': list });
      expect({ list, status: again.status }).toEqual({ list, status: 304 });
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(tag);
      expect(again.headers.vary).toBe('Accept-Encoding');
    }
    for (const list of ['"a"', 'W/"a", "b"', '"*"', tag.replaceAll('"', ''), '']) {
      expect((await ask(PAGE, { 'If-None-Match': list })).status).toBe(200);
    }
  });

  it('is another in each encoding', async () => {
    const { headers } = await ask(PAGE, { 'Accept-Encoding': 'br' });
    expect((await ask(PAGE, { 'If-None-Match': headers.etag ?? '' })).status).toBe(200);
  });

  it('is no answer to a missing page', async () => {
    expect((await ask('/no-such-page', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('compression', () => {
  const PAGE = '/terms-of-service';

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity;q=0', undefined],
    ['deflate, zstd', undefined],
    ['brotli', undefined],
  ])('%s', async (accepted, encoding) => {
    const headers = accepted === undefined ? undefined : { 'Accept-Encoding': accepted };
    const plain = await ask(PAGE, {});
    const found = await ask(PAGE, headers ?? {});
    expect(found.headers['content-encoding']).toBe(encoding);
    expect(found.headers.vary).toBe('Accept-Encoding');
    expect(Number(found.headers['content-length'])).toBe(found.body.length);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    const body = decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](found.body);
    expect(body.equals(plain.body)).toBe(true);
    if (encoding !== undefined) expect(found.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('is for texts, the page for missing ones too, and not for faces and pictures', async () => {
    const encoding = async (path: string) =>
      (await ask(path, { 'Accept-Encoding': 'br' })).headers['content-encoding'];
    for (const path of ['/no-such-page', '/sitemap.xml', '/robots.txt']) {
      expect({ path, encoding: await encoding(path) }).toEqual({ path, encoding: 'br' });
    }
    await writeFile(join(folder, 'client', 'a.woff2'), 'x'.repeat(1000));
    expect(await encoding('/a.woff2')).toBeUndefined();
  });
});

describe('parts of a file', () => {
  const TEXT = '0123456789';
  const part = (range: string, headers = {}, method = 'GET') =>
    ask('/digits.txt', { Range: range, ...headers }, method);

  beforeAll(() => writeFile(join(folder, 'client', 'digits.txt'), TEXT));

  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', TEXT, '0-9'],
    ['bytes=8-99', '89', '8-9'],
    ['Bytes=1-1', '1', '1-1'],
  ])('%s', async (range, body, place) => {
    const found = await part(range);
    expect(found.status).toBe(206);
    expect(found.body.toString()).toBe(body);
    expect(found.headers['content-range']).toBe(`bytes ${place}/10`);
    expect(found.headers['content-length']).toBe(String(body.length));
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
    'has none for %s',
    async (range) => {
      const found = await part(range);
      expect(found.status).toBe(416);
      expect(found.headers['content-range']).toBe('bytes */10');
      expect(found.body.length).toBe(0);
    },
  );

  it.each([
    'bytes=4-2',
    'bytes=-',
    'bytes',
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-1,3-4',
    'bytes=1--2',
  ])('sends the whole for %s', async (range) => {
    const found = await part(range);
    expect({ status: found.status, body: found.body.toString() }).toEqual({
      status: 200,
      body: TEXT,
    });
    expect(found.headers['accept-ranges']).toBe('bytes');
  });

  it('are of the file that the first part was of, else it is sent whole', async () => {
    const { headers } = await part('bytes=0-0');
    const { etag = '' } = headers;
    expect((await part('bytes=0-0', { 'If-Range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, new Date().toUTCString()]) {
      expect((await part('bytes=0-0', { 'If-Range': other })).status).toBe(200);
    }
  });

  it('are asked for by GET, of files that are there, and of what is sent when it is compressed', async () => {
    expect((await part('bytes=0-0', {}, 'HEAD')).status).toBe(200);
    expect((await ask('/no-such-page', { Range: 'bytes=0-0' })).status).toBe(404);
    const whole = await ask('/', { 'Accept-Encoding': 'br' });
    const [start, rest] = await Promise.all(
      ['bytes=0-99', 'bytes=100-'].map((Range) => ask('/', { Range, 'Accept-Encoding': 'br' })),
    );
    expect(start?.headers.etag).toBe(whole.headers.etag);
    expect(Buffer.concat([start?.body ?? '', rest?.body ?? ''].map(Buffer.from))).toEqual(
      whole.body,
    );
  });
});
