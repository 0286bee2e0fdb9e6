import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { freePort } from '../support/free-port.ts';
import { runHere } from '../support/run-here.ts';

const { site } = inject('sites');
const fileOf = (name: string) => readFile(join(site.folder, name), 'utf8');

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
let folder: string;
let nginx: ChildProcess | undefined;
let ended: () => void;
const origins = { preview: '', nginx: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  const served = join(folder, 'client');
  await cp(site.folder, served, { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for visitors');
  const server = await serveStatic(served, 0);
  origins.preview = `http://localhost:${portOf(server)}`;
  ended = () => {
    server.closeAllConnections();
    server.close();
  };
  if (!hasNginx) return;
  const port = await freePort();
  origins.nginx = `http://localhost:${port}`;
  const guide = await readFile('docs/deploy.md', 'utf8');
  const block = /```nginx\n([^`]*)```/
    .exec(guide)?.[1]
    ?.replace('listen 80;', `listen ${port};`)
    .replace(/root [^;]+;/, `root ${served};`);
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { include /etc/nginx/mime.types; access_log off;\n${block}}\n`,
  );
  nginx = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(origins.nginx), { timeout: 10_000 });
});

afterAll(async () => {
  ended();
  nginx?.kill();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['the preview', 'preview', true],
  ['nginx with the server block of docs/deploy.md', 'nginx', hasNginx],
] as const)('%s', (_, server, isThere) => {
  it.skipIf(!isThere).each([
    ['/', 'index.html'],
    ['/areas', 'areas.html'],
    ['/areas/kuna', 'areas/kuna.html'],
    ['/admin', 'admin/index.html'],
    ['/boise-notary', 'boise-notary.html'],
  ])('answers %s with %s', async (path, file) => {
    const response = await fetch(origins[server] + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toBe(await fileOf(file));
  });

  it.skipIf(!isThere).each(['/no-such-page', '/Areas/kuna', '/areas/kuna/x', '/assets/none.js'])(
    'answers %s with Page Not Found',
    async (path) => {
      const response = await fetch(origins[server] + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await fileOf('404.html'));
    },
  );
});

it.each(['/..%2fsecret.txt', '/%zz'])('has no %s', async (path) => {
  const response = await fetch(origins.preview + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('sends the headers of the site, but those for https alone', async () => {
  const { headers } = await fetch(`${origins.preview}/areas/kuna`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('sends a page again only when it has changed, and a new build at once', async () => {
  const first = await fetch(`${origins.preview}/services`);
  const tag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${origins.preview}/services`, { headers: { 'If-None-Match': tag } });
  expect((await again()).status).toBe(304);
  await writeFile(join(folder, 'client', 'services.html'), '<p>A new build</p>');
  expect(await (await again()).text()).toBe('<p>A new build</p>');
});

it('listens for this machine alone unless it is told', async () => {
  const server = await serveStatic(site.folder, 0);
  const address = server.address();
  server.close();
  expect(['127.0.0.1', '::1']).toContain(typeof address === 'string' ? '' : address?.address);
});

it('says why it cannot serve', async () => {
  const preview = async (...args: string[]) => (await runHere('preview', ...args)).output.trim();
  expect(await preview('--out', 'no-such-folder')).toBe(
    'There is no site in "no-such-folder": run "npm run build" first.',
  );
  expect(await preview('--out', site.folder, '--host', '192.0.2.1')).toContain(
    'This machine has no such address. Change -- --host ADDRESS.',
  );
  const server = await serveStatic(site.folder, 0);
  const taken = await preview('--out', site.folder, '--port', `${portOf(server)}`);
  server.close();
  expect(taken).toContain('The port is taken. Choose another with -- --port N.');
  expect(taken).not.toMatch(/^ +at /m);
});
