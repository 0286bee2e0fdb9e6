import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, inject, it } from 'vitest';
import { FINDER_DOCUMENTS_FILE } from '../../model/finder/finder-data.ts';
import { shadows } from '../../scripts/content/checks/links.ts';
import { frozenPages, hrefs, pageAt } from '../support/pages.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '../support/spec.ts';

const site = inject('site');
const pages = frozenPages();
const read = (file: string) => readFileSync(join(site, file), 'utf8');

it('has a sitemap with every city once, by its canonical address', () => {
  const sitemap = read('sitemap.xml');
  for (const slug of CITY_SLUGS) {
    const address = `<loc>https://www.example.com/areas/${slug}</loc>`;
    expect(sitemap.split(address)).toHaveLength(2);
  }
  expect(sitemap).not.toContain('/locations/');
  expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');
});

it("draws a card for home, lists, services and cities; a place takes its city's", () => {
  expect(readdirSync(join(site, 'cards'))).toHaveLength(
    6 + SERVICE_SLUGS.length + CITY_SLUGS.length,
  );
  const image = pageAt(pages, '/places/zoo-boise')('meta[property="og:image"]').attr('content');
  expect(image).toBe('https://www.example.com/cards/areas-boise.png');
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
    (file) => /\.(html|txt|json|xml|svg|vcf)$/.test(file) && !/^(admin|assets)\b/.test(file),
  );
  expect(texts.length).toBeGreaterThan(pages.size);
  // The finder fills in the words of its answers itself.
  const filled = texts.filter((file) => `/${file}` !== FINDER_DOCUMENTS_FILE);
  expect(
    filled.filter((file) => /\{\{|\{(?:phone|email|address|personal|key)\}/.test(read(file))),
  ).toEqual([]);
});

it('offers a card for the address book', () => {
  const $ = pageAt(pages, '/contact');
  expect(hrefs($, 'a[href$=".vcf"]')).toEqual(['/contact.vcf']);
  expect(read('contact.vcf')).toContain('tel:+12085550100');
});
