import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { runHere } from '../support/run-here.ts';

/** A site of its own that the tests may change. */
let folder: string;
let site: string;
let baseUrl: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  site = join(folder, 'client');
  await cp(inject('site'), site, { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for visitors');
  const server = await serveStatic(site, 0);
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

it.each(['/no-such-page', '/areas/nowhere', '/assets/nothing.js', '/..%2fsecret.txt', '/%zz'])(
  'answers %s with Page Not Found and its headers',
  async (path) => {
    const response = await fetch(baseUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toContain('max-age=0');
  },
);

it('sends a page again only when it has changed, and a new build at once', async () => {
  const first = await fetch(`${baseUrl}/services`);
  const tag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${baseUrl}/services`, { headers: { 'If-None-Match': tag } });
  expect((await again()).status).toBe(304);
  await writeFile(join(site, 'services.html'), '<p>A new build</p>');
  expect(await (await again()).text()).toBe('<p>A new build</p>');
});

it('listens where it is told, and for this machine alone unless it is told', async () => {
  const listens = async (host?: string) => {
    const server = await serveStatic(site, 0, host);
    const address = server.address();
    server.close();
    return typeof address === 'string' ? address : address?.address;
  };
  expect(['127.0.0.1', '::1']).toContain(await listens());
  expect(await listens('0.0.0.0')).toBe('0.0.0.0');
});

it('is misused with an address that is empty, and fails with one of another machine', async () => {
  expect((await runHere('preview', '--out', site, '--host', '')).code).toBe(2);
  const { code, output } = await runHere('preview', '--out', site, '--host', '192.0.2.1');
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: '"192.0.2.1" is no address of this machine: choose another with -- --host ADDRESS.',
  });
});
