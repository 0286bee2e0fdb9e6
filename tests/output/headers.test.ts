import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, inject, it } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/files/headers.ts';
import { frozenPages } from '../support/pages.ts';

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
