import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { runHere, startCommand } from '../support/commands.ts';
import { scratchFolder } from '../support/files.ts';

const { site } = inject('sites');
const fileOf = (name: string) => readFileSync(join(site.folder, name), 'utf8');

const folder = scratchFolder();
const served = join(folder, 'client');
let origin: string;
let server: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  cpSync(site.folder, served, { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for visitors');
  server = await serveStatic(served, 0);
  origin = `http://localhost:${portOf(server)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/', 'index.html', 200],
  ['/areas', 'areas.html', 200],
  ['/areas/kuna', 'areas/kuna.html', 200],
  ['/areas?utm_source=card/', 'areas.html', 200],
  ['/admin', 'admin/index.html', 200],
  ['/admin/', 'admin/index.html', 200],
  ['/boise-notary', 'boise-notary.html', 200],
  ['/google0123456789abcdef.html', 'google0123456789abcdef.html', 200],
  ['/.well-known/security.txt', '.well-known/security.txt', 200],
  ['/.well-known/none', '404.html', 404],
  ['/no-such-page', '404.html', 404],
  ['/Areas/kuna', '404.html', 404],
  ['/areas/', '404.html', 404],
  ['/areas/kuna/', '404.html', 404],
  ['/areas/kuna/x', '404.html', 404],
  ['/assets/none.js', '404.html', 404],
  ['/_headers', '404.html', 404],
  ['/_redirects', '404.html', 404],
])('answers %s with %s', async (path, file, status) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await response.text()).toBe(fileOf(file));
});

it('names the type of the card for address books', async () => {
  const { headers } = await fetch(`${origin}/contact.vcf`);
  expect(headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
});

it.each(['/..%2fsecret.txt', '/%zz'])('has no %s', async (path) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('sends the headers of the site, but those for https alone', async () => {
  const { headers } = await fetch(`${origin}/areas/kuna`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('sends a page again only when it has changed, and a new build at once', async () => {
  const first = await fetch(`${origin}/services`);
  const tag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${origin}/services`, { headers: { 'If-None-Match': tag } });
  expect((await again()).status).toBe(304);
  writeFileSync(join(served, 'services.html'), '<p>A new build</p>');
  expect(await (await again()).text()).toBe('<p>A new build</p>');
});

it('says where it is, for this machine alone unless it is told, and ends when it is asked to', async () => {
  const address = server.address();
  expect(['127.0.0.1', '::1']).toContain(typeof address === 'string' ? '' : address?.address);
  const preview = startCommand('preview', ['--out', site.folder, '--port', '0']);
  await expect.poll(preview.output).toMatch(/^The site is at http:\/\/localhost:\d+\/ /m);
  preview.kill('SIGTERM');
  expect((await preview.ended).code).toBe(143);
});

it.each([
  [['--out', 'no-such-folder'], 'There is no site in "no-such-folder": run "npm run build" first.'],
  [['--out', site.folder, '--host', '192.0.2.1'], 'This machine has no such address. Change'],
])('says why it cannot serve %s', async (args, reason) => {
  expect((await runHere('preview', ...args)).output).toContain(reason);
});
