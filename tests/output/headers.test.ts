import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/artifacts/headers/headers-file.ts';
import { frozenPages } from '../support/pages.ts';
import { runHere } from '../support/run-here.ts';

const site = inject('site');
const pages = [...frozenPages().values()];
const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));

it('sets no header twice for one path', () => {
  const files = ['/assets/entries/x.js', '/admin/index.html', '/sitemap.xml', '/cards/home.png'];
  for (const path of [...pages.map((page) => page.path), ...files]) {
    const values = Object.values(headersFor(rules, path)).join('\n');
    expect({ path, repeated: /default-src.*default-src|max-age=0.*max-age/.test(values) }).toEqual({
      path,
      repeated: false,
    });
  }
});

it('lets this site ask where the visitor is, and no frame in it; other features are off', () => {
  const policy = headersFor(rules, '/')['Permissions-Policy'] ?? '';
  const allowed = policy.split(', ').filter((feature) => !feature.endsWith('=()'));
  expect(allowed).toEqual(['geolocation=(self)']);
  expect(policy).toContain('camera=()');
});

it('says of each file how long it may be kept', () => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
    .map((entry) => join('/', relative(site, entry.parentPath), entry.name));
  expect(files.filter((path) => !headersFor(rules, path)['Cache-Control'])).toEqual([]);
});

it('lets hashed files be kept for a year', async () => {
  const [script = ''] = /\/assets\/[\w./-]+\.js/.exec(pages[0]?.html ?? '') ?? [];
  const { headers } = await fetch(inject('baseUrl') + script);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('sends the headers of the file in the preview, but those for https alone', async () => {
  const { headers } = await fetch(`${inject('baseUrl')}/areas/boise`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headersFor(rules, '/areas/boise')).toHaveProperty('Strict-Transport-Security');
});

describe('npm run headers', () => {
  const write = (host: string, ...options: string[]) =>
    runHere('headers', '--for', host, '--out', site, ...options);

  it('writes the same headers for Vercel', async () => {
    const { output } = await write('vercel');
    const { headers } = JSON.parse(output);
    expect(headers).toHaveLength(rules.length);
  });

  it.each(['nginx', 'caddy', 'apache'])('writes the same headers for %s', async (host) => {
    const { code, output } = await write(host);
    expect(code).toBe(0);
    for (const { headers } of rules) {
      for (const value of Object.values(headers)) expect(output).toContain(` "${value}"`);
    }
  });

  it.each(['nginx', 'caddy', 'apache'])('tells %s where the site stands', async (host) => {
    const place = ['--root', '/srv/a site', '--server-name', 'www.example.com', '--port', '8080'];
    const { output } = await write(host, ...place);
    expect(output).toContain('"/srv/a site"');
    expect(output).toMatch(/\bwww\.example\.com\b/);
    expect(output).toMatch(/\b8080\b/);
  });

  it('lets Caddy get a certificate for a name', async () => {
    const { output } = await write('caddy', '--server-name', 'www.example.com');
    expect(output).toMatch(/^www\.example\.com \{$/m);
  });

  it.each([
    [['--for', 'other'], '--for: expected the name of a host.'],
    [['--root', 'site'], '--root: expected the folder'],
    [['--root', '/a";'], '--root: expected the folder'],
    [['--server-name', 'a b'], '--server-name: expected a name'],
    [['--port', 'x'], '--port: expected a number'],
  ])('is misused with %j', async (options, message) => {
    const { code, output } = await write('nginx', ...options);
    expect(code).toBe(2);
    expect(output).toContain(message);
  });

  it('refuses a site that stands below a path, and says why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'below-'));
    await writeFile(join(folder, '_headers'), '/site/*\n  X-Frame-Options: DENY\n');
    const { code, output } = await runHere('headers', '--for', 'nginx', '--out', folder);
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain('was built to stand below /site/ (--base)');
  });
});
