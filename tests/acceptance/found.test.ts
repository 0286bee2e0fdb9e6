import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { shadows } from '../../scripts/content/validate/redirects.ts';
import { hrefs, pageAt, readPages } from '../support/pages.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '../support/spec.ts';

const site = inject('site');
const pages = readPages(site);
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const canonical = [...pages.keys()].filter(
  (path) => path !== '/404' && !path.startsWith('/locations/'),
);

describe('the sitemap', () => {
  const entries = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];

  it('has each canonical page once, and nothing else', () => {
    const listed = entries.map(([, address]) => new URL(address ?? '').pathname);
    expect(listed.toSorted()).toEqual(canonical.toSorted());
    expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });

  it('has a date for each', () => {
    for (const [, , date] of entries) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

it('says the same to people who share a link', () => {
  for (const { path, $ } of pages.values()) {
    const property = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
    expect(property('title')).toBe($('title').text());
    expect(property('description')).toBe($('meta[name=description]').attr('content'));
    expect(property('url')).toBe($('link[rel=canonical]').attr('href'));
    if (path === '/404') continue;
    const card = new URL(property('image') ?? '').pathname;
    // A PNG starts with its signature, its width and height follow (PNG, 11.2.1).
    const png = readFileSync(join(site, card));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it("draws a card for home, lists, services and cities; a place takes its city's", () => {
  expect(readdirSync(join(site, 'cards'))).toHaveLength(
    6 + SERVICE_SLUGS.length + CITY_SLUGS.length,
  );
  const image = pageAt(pages, '/places/zoo-boise')('meta[property="og:image"]').attr('content');
  expect(image).toBe('https://www.example.com/cards/areas-boise.png');
});

it('is at most three clicks from home everywhere, and leaves no page without a link to it', () => {
  const clicks = new Map([['/', 0]]);
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const next = (clicks.get(path) ?? 0) + 1;
    for (const href of hrefs(pageAt(pages, path), 'a[href^="/"]')) {
      const [target = ''] = href.split('#');
      if (clicks.has(target) || !pages.has(target)) continue;
      clicks.set(target, next);
      queue.push(target);
    }
  }
  expect(canonical.filter((path) => !clicks.has(path))).toEqual([]);
  expect([...clicks].filter(([, count]) => count > 3)).toEqual([]);
});

it('lets no redirect take the place of any of its files', () => {
  const shadow = shadows(new Set(pages.keys()));
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', relative(site, entry.parentPath), entry.name).split(sep).join('/'));
  expect(files.length).toBeGreaterThan(pages.size);
  expect(files.filter((file) => shadow(file) === undefined)).toEqual([]);
});

it('leaves no token unfilled in any text', () => {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(html|md|txt|json|xml|svg|vcf|webmanifest)$/.test(file) && !/^(admin|assets)\b/.test(file),
  );
  expect(texts.length).toBeGreaterThan(pages.size);
  expect(
    texts.filter((file) => /\{\{|\{(?:phone|email|address|personal|key)\}/.test(read(file))),
  ).toEqual([]);
});

it('has a alternate in Markdown for each service and city, and a list of them', () => {
  const list = read('llms.txt');
  for (const path of [
    ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
    ...CITY_SLUGS.map((slug) => `/areas/${slug}`),
  ]) {
    const alternate = hrefs(pageAt(pages, path), 'link[rel=alternate]')[0] ?? '';
    expect(alternate).toBe(`${path}.md`);
    expect(list).toContain(`(https://www.example.com${alternate})`);
    expect(read(alternate)).toMatch(/^# \S/);
    expect(read(alternate)).not.toMatch(/\{\{|undefined/);
  }
  expect(read('services/apostille.md')).toContain('Apostille by mail takes 1-3 weeks.');
});

it('offers a card for the address book, and its code to scan', () => {
  const $ = pageAt(pages, '/contact');
  expect(hrefs($, 'a[href$=".vcf"]')).toEqual(['/contact.vcf']);
  expect($('.save-contact svg path').attr('d')?.length).toBeGreaterThan(500);
  expect(read('contact.vcf')).toContain('tel:+12085550100');
});
