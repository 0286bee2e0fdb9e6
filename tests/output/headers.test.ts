import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/headers/headers-file.ts';
import { inlineParts } from '../../scripts/headers/inline-parts.ts';
import { npmRun } from '../support/npm-run.ts';
import { readPages } from '../support/pages.ts';

const site = inject('site');
const pages = [...readPages(site).values()];
const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('gives each page a policy by hash, in its header and first in its head', () => {
  for (const { path, html, $ } of pages) {
    const { scripts, styles } = inlineParts(html);
    const header = headersFor(rules, path === '/404' ? '/404.html' : path);
    const first = $('head > :first-child');
    expect({ path, meta: first.attr('http-equiv') }).toEqual({
      path,
      meta: 'Content-Security-Policy',
    });
    for (const text of [header['Content-Security-Policy'] ?? '', first.attr('content') ?? '']) {
      const policy = directives(text);
      expect(text).not.toContain('unsafe');
      expect(policy['default-src']).toEqual(["'none'"]);
      expect(policy['script-src']).toEqual(expect.arrayContaining(["'self'", ...scripts]));
      expect(policy['style-src']).toEqual(expect.arrayContaining([...styles]));
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['form-action']).toEqual(["'self'"]);
    }
    expect(header['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(header['X-Content-Type-Options']).toBe('nosniff');
    expect(header['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  }
});

it('has no style and no handler in attributes, which no hash lets through', () => {
  for (const { path, html } of pages) {
    const found = html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi);
    expect({ path, found }).toEqual({ path, found: null });
  }
});

it('says the encoding among the first 1,024 bytes, where browsers look for it', () => {
  for (const { path, html } of pages) {
    expect({ path, early: html.search(/<meta charset=/i) < 900 }).toEqual({ path, early: true });
  }
});

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

it('writes the same headers for nginx and Vercel', async () => {
  const vercel = await npmRun('headers', '--for', 'vercel', '--out', site);
  const { headers } = JSON.parse(vercel.output.slice(vercel.output.indexOf('{')));
  expect(headers).toHaveLength(rules.length);
  const nginx = await npmRun('headers', '--for', 'nginx', '--out', site);
  for (const { headers: values } of rules) {
    for (const value of Object.values(values)) expect(nginx.output).toContain(` "${value}";`);
  }
  expect((await npmRun('headers', '--for', 'other', '--out', site)).code).toBe(2);
});
