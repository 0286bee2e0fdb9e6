import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { bearingTo } from './bearing.ts';
import { drawPostmark, type PostmarkFacts } from './postmark.ts';
import { riversAround } from './rivers.ts';

/** What the host sends is a third of it. Unit: characters. */
const LARGEST = 4096;

const boise = { latitude: 43.6135, longitude: -116.2035 };
const mountains = { latitude: 43.9, longitude: -115.4 };

const facts: PostmarkFacts = {
  name: 'Boise',
  state: 'ID',
  miles: 22,
  minutes: 25,
  bearing: 254.6,
  rivers: await riversAround(boise),
};

/** The crests of the ring: its smallest path that repeats. */
function waves(svg: string): number {
  const path = load(svg, { xml: true })('#w').attr('d') ?? '';
  return (path.match(/-?\d+/g) ?? []).length / 2 - 2;
}

it('tells the name, the state and the miles as the page does', () => {
  const $ = load(drawPostmark(facts), { xml: true });
  const words = $('text')
    .toArray()
    .map((element) => $(element).text());
  expect(words).toEqual(['BOISE', 'IDAHO \u00b7 20 MI']);
  expect($('g[transform^="rotate(254.6)"] .g')).toHaveLength(1);
});

it('has two turns of its line for each mile', () => {
  expect(waves(drawPostmark(facts))).toBe(2 * 20);
  expect(waves(drawPostmark({ ...facts, miles: 120 }))).toBe(2 * 120);
});

it('draws nothing that is not known', () => {
  const bare: PostmarkFacts = {
    ...facts,
    miles: undefined,
    minutes: undefined,
    bearing: undefined,
    rivers: [],
  };
  const svg = drawPostmark(bare);
  const $ = load(svg, { xml: true });
  expect($('#w, .g, .r')).toHaveLength(0);
  expect($('text').last().text()).toBe('IDAHO');
  expect(svg).not.toMatch(/undefined|NaN/);
});

it.each<[string, Partial<PostmarkFacts>]>([
  ['far away', { miles: 145, minutes: 140, rivers: [] }],
  ['farther', { miles: 2000, minutes: 4000 }],
  ['near', { miles: 0.5, minutes: 1 }],
  ['a long name', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }],
  ['without minutes', { minutes: undefined }],
])('stays small: %s', (_, changed) => {
  const svg = drawPostmark({ ...facts, ...changed });
  expect(svg.length).toBeLessThanOrEqual(LARGEST);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
  expect(load(svg, { xml: true })('svg')).toHaveLength(1);
});

describe('rivers', () => {
  it('are those that run near a city', async () => {
    expect(facts.rivers.length).toBeGreaterThan(0);
    expect(await riversAround(mountains)).toEqual([]);
  });
});

it('knows the true bearing', () => {
  const north = { latitude: 44, longitude: -116 };
  expect(bearingTo(north, { latitude: 43, longitude: -116 })).toBeCloseTo(0);
  expect(bearingTo({ latitude: 43, longitude: -116 }, north)).toBeCloseTo(180);
  // Along a great circle, the way straight west begins a little north of west.
  expect(bearingTo({ latitude: 44, longitude: -118 }, north)).toBeCloseTo(270.7, 1);
});
