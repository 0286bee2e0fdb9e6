import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { arcText } from './lettering.ts';
import { bearingTo, drawPostmark, type PostmarkFacts, riversAround } from './postmark.ts';

const boise = { latitude: 43.6135, longitude: -116.2035 };
const facts: PostmarkFacts = {
  name: 'Boise',
  state: 'ID',
  miles: 22,
  minutes: 25,
  bearing: 254.6,
  rivers: await riversAround(boise),
};
const unknown = { miles: undefined, minutes: undefined, bearing: undefined, rivers: [] };

it('tells the name, the state and the miles as the page does', () => {
  const $ = load(drawPostmark(facts), { xml: true });
  expect($('title').text()).toBe('Boise, Idaho \u00b7 20 mi');
  expect($('.t')).toHaveLength(2);
  expect($('g[transform^="rotate(254.6)"] .g')).toHaveLength(1);
  expect(load(drawPostmark(facts, false), { xml: true })('title, .t')).toHaveLength(0);
});

it.each([
  [0.5, 1],
  [22, 20],
  [120, 120],
  [2000, 200],
])('has a ring that closes, for %i miles one of %i waves', (miles, waves) => {
  const path = load(drawPostmark({ ...facts, miles }), { xml: true })('#w').attr('d') ?? '';
  // What follows "t" are the ends of all curves but the first.
  const [, first = '', rest = ''] = /^M.*q(.*)t(.*)z$/.exec(path) ?? [];
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const steps = [...numbers(first).slice(2), ...numbers(rest)];
  expect(steps.length / 2 / waves).toBe(waves === 1 ? 40 : 2);
  for (const axis of [0, 1]) {
    const along = steps.filter((_, index) => index % 2 === axis);
    expect(along.reduce((sum, step) => sum + step, 0)).toBe(0);
  }
});

it('draws nothing that is not known', () => {
  const $ = load(drawPostmark({ ...facts, ...unknown }), { xml: true });
  expect($('#w, .g, .r')).toHaveLength(0);
  expect($('title').text()).toBe('Boise, Idaho');
});

it.each<[string, Partial<PostmarkFacts>]>([
  ['far away', { miles: 145, minutes: 140, rivers: [] }],
  ['a long name', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }],
  ['nothing known', unknown],
])('stays small: %s', (_, changed) => {
  const svg = drawPostmark({ ...facts, ...changed });
  expect(gzipSync(svg).length).toBeLessThan(8000);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
});

it('has letters inside their part of the circle, however many there are', () => {
  const arc = { radius: 100, degrees: 120, size: 15, side: 'upper' } as const;
  for (const text of ['M', 'Mountain Home', 'M'.repeat(100), '\u4e2d', '']) {
    const starts = [...arcText(text, arc).matchAll(/M(-?\d+) ?(-?\d+)/g)];
    for (const [, x, y] of starts) {
      expect(Math.abs(Math.atan2(Number(x), -Number(y)))).toBeLessThanOrEqual(Math.PI / 3);
    }
  }
  expect(arcText('boise', arc)).toBe(arcText('BOISE', arc));
});

it('draws rivers around a city only where one runs near it', async () => {
  expect(facts.rivers.length).toBeGreaterThan(0);
  expect(await riversAround({ latitude: 43.9, longitude: -115.4 })).toEqual([]);
});

it('knows the true bearing', () => {
  const north = { latitude: 44, longitude: -116 };
  expect(bearingTo(north, { latitude: 43, longitude: -116 })).toBeCloseTo(0);
  expect(bearingTo({ latitude: 43, longitude: -116 }, north)).toBeCloseTo(180);
  // Along a great circle, the way straight west begins a little north of west.
  expect(bearingTo({ latitude: 44, longitude: -118 }, north)).toBeCloseTo(270.7, 1);
});
