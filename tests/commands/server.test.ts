import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { portOf } from '../../scripts/preview-site.ts';
import { serveStatic } from '../../scripts/static-server.ts';
import { readPages } from '../support/pages.ts';
import { rawRequest } from '../support/raw-request.ts';

const SECRET = 'not for visitors';

/** A site of its own that the tests may change, in a folder with something that nobody may read. */
let folder: string;
let baseUrl: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await cp(inject('site'), join(folder, 'client'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
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

describe('under load', () => {
  const REQUESTS = 10_000;
  const IN_FLIGHT = 50;

  it(`answers ${REQUESTS} requests, ${IN_FLIGHT} at a time, and fails none`, async () => {
    const paths = [...readPages(inject('site')).keys()].filter((path) => path !== '/404');
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
    const lengths = new Map<string, number>();
    let started = 0;
    const failures: string[] = [];
    const worker = async () => {
      while (started < REQUESTS) {
        const path = paths[started % paths.length] ?? '/';
        started += 1;
        const { code, bytes } = await fetchOnce(agent, path);
        const known = lengths.get(path) ?? bytes;
        lengths.set(path, known);
        if (code !== 200 || bytes === 0 || bytes !== known) failures.push(`${code} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    agent.destroy();
    expect(started).toBe(REQUESTS);
    expect(failures).toEqual([]);
  });

  const fetchOnce = (agent: Agent, path: string) =>
    new Promise<{ code: number | undefined; bytes: number }>((resolve, reject) => {
      get(baseUrl + path, { agent }, (response) => {
        let bytes = 0;
        response.on('data', (part) => {
          bytes += part.length;
        });
        response.on('end', () => resolve({ code: response.statusCode, bytes }));
        response.on('error', reject);
      }).on('error', reject);
    });
});
