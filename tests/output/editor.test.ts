import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, inject, it } from 'vitest';
import { frozenPages } from '../support/pages.ts';

const site = inject('site');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

it('is served at /admin', async () => {
  const response = await fetch(`${inject('baseUrl')}/admin`, { redirect: 'manual' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(read('admin/index.html'));
});

it('stays out of search engines, and out of every page', () => {
  const $ = load(read('admin/index.html'));
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('html').attr('lang')).toBe('en-US');
  expect($('title').text()).toBe('Treasure Valley Mobile Notary Editor');
  for (const file of ['sitemap.xml', 'robots.txt']) {
    expect(read(file)).not.toContain('/admin');
  }
  const naming = [...frozenPages().values()].filter(({ html }) => html.includes('/admin'));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

it('may talk to this site and to GitHub alone', () => {
  const policy = load(read('admin/index.html'))('meta[http-equiv=Content-Security-Policy]');
  const hosts = policy.attr('content')?.match(/https?:\/\/[^\s;]+/g);
  expect(hosts).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
});
