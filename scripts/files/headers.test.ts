import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { headersFor, headersText, parseHeaders } from './headers.ts';
import { siteFiles } from './index.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const moved = ['/old/page', '/old-page', '/areas/gone', '/shop.php'];
const site = createSite({ ...content, redirects: moved.map((from) => ({ from, to: '/areas' })) });
const served = ['/google1.html', '/.well-known/security.txt', '/places/map.pdf', '/my file.pdf'];
const files = [...siteFiles(site).map(({ path }) => path), ...served];
const rules = parseHeaders(headersText(site, files, "default-src 'none'", "script-src 'self'"));
const patterns = rules.map(({ pattern }) => pattern);

const PAGE = "default-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests";
const EDITOR = "script-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests";
const FRESH = 'public, max-age=0, must-revalidate';

it.each([
  ['/', PAGE],
  ['/areas/boise', PAGE],
  ['/locations/boise.html', PAGE],
  ['/404.html', PAGE],
  // Pages that have moved, in a folder of pages too.
  ['/old/page', PAGE],
  ['/old/page.html', PAGE],
  ['/old-page', PAGE],
  ['/areas/gone', PAGE],
  ['/shop.php', PAGE],
  ['/admin', EDITOR],
  ['/admin/config.json', EDITOR],
  ['/google1.html', undefined],
  ['/.well-known/security.txt', undefined],
  ['/places/map.pdf', PAGE],
  ['/sitemap.xml', undefined],
  ['/maps/valley.svg', undefined],
])('sets each header of %s once', (path, policy) => {
  const headers = headersFor(rules, path);
  expect(headers['Cache-Control']).toBe(FRESH);
  expect(headers['Content-Security-Policy']).toBe(policy);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

it('has exact rules for what the owner names, and leaves everything beside it alone', () => {
  expect(patterns).toContain('/old/page');
  expect(headersFor(rules, '/old/other')).not.toHaveProperty('Content-Security-Policy');
  expect(headersFor(rules, '/old/other')).not.toHaveProperty('Cache-Control');
  const folders = ['/admin/*', '/areas/*', '/assets/*', '/locations/*', '/maps/*', '/places/*'];
  const siteFolders = ['/*', ...folders, '/postmarks/*', '/services/*'];
  expect(patterns.filter((pattern) => pattern.includes('*')).toSorted()).toEqual(siteFolders);
  // A rule of hosts ends at a space.
  expect(patterns.filter((pattern) => pattern.includes('my file'))).toEqual([]);
  expect(new Set(patterns).size).toBe(patterns.length);
});
