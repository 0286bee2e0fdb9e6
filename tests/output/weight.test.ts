import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { BUDGETS, documentBudget } from '../../model/budgets.ts';
import { readPages } from '../support/pages.ts';

/** How many pages to weigh. */
const HEAVIEST = 30;

const site = inject('site');

it('sends each page whole in the first round trip', () => {
  // Of the many towns and places the heaviest stand for the others.
  const heaviest = [...readPages(site).values()]
    .toSorted((a, b) => b.html.length - a.html.length)
    .slice(0, HEAVIEST);
  const tooLarge = heaviest
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
    .filter(({ path, bytes }) => bytes > documentBudget(path));
  expect(tooLarge).toEqual([]);
});

it('keeps the heading face small', () => {
  const folder = join(site, 'assets', 'static');
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(join(folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(
    BUDGETS.headingFace,
  );
});

it('asks for no style sheet and no script, and runs only the loader', () => {
  for (const { path, $ } of readPages(site).values()) {
    const asked = $('link[rel=stylesheet], link[rel=preload], script[src]').length;
    const modules = $('script[type=module]').toArray();
    const loaders = modules.filter((script) => $(script).text().includes('[data-island]'));
    expect({ path, asked, modules: modules.length, loaders: loaders.length }).toEqual({
      path,
      asked: 0,
      modules: 1,
      loaders: 1,
    });
  }
});
