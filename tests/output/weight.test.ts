import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { readPages } from '../support/pages.ts';

/** What a server can send before it hears back: ten packets (RFC 6928). Unit: bytes. */
const FIRST_ROUND_TRIP = 14_600;
/** Pages that may take two. */
const LARGE = ['/places'];

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
    .filter(({ path, bytes }) => bytes > FIRST_ROUND_TRIP * (LARGE.includes(path) ? 2 : 1));
  expect(tooLarge).toEqual([]);
});

it('keeps the heading face small', () => {
  const folder = join(site, 'assets', 'static');
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(join(folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(24_000);
});

it('asks for no style sheet and blocks on no script', () => {
  for (const { path, $ } of readPages(site).values()) {
    expect({ path, sheets: $('link[rel=stylesheet]').length }).toEqual({ path, sheets: 0 });
    const scripts = $('script[src]')
      .toArray()
      .map((script) => $(script).attr('type'));
    expect({ path, scripts }).toEqual({ path, scripts: ['module'] });
  }
});
