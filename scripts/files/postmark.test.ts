import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { arcText } from './lettering.ts';
import { drawPostmark } from './postmark.ts';

type Facts = Partial<Parameters<typeof drawPostmark>[1]>;

const office = { latitude: 43.58, longitude: -116.56 };
const boise = { latitude: 43.6135, longitude: -116.2035 };

const draw = (facts: Facts, words = true) =>
  drawPostmark(office, { name: 'Boise', state: 'ID', ...facts }, words);
const parse = async (facts: Facts, words = true) => load(await draw(facts, words), { xml: true });

it('tells the name, the state and the miles as the page does', async () => {
  const $ = await parse({ milesFromOffice: 22 });
  expect($('title').text()).toBe('Boise, Idaho \u00b7 20 mi');
  expect($('.t')).toHaveLength(2);
  expect((await parse({}, false))('.t')).toHaveLength(0);
});

it.each([
  ['north', { latitude: 43, longitude: -116.56 }, '0.0'],
  ['west', { latitude: 43.58, longitude: -115.4 }, '-90.0'],
  ['south', { latitude: 44, longitude: -116.56 }, '180.0'],
])('points to an office in the %s', async (_, place, bearing) => {
  const $ = await parse(place);
  expect($('path.g').parent().attr('transform')).toBe(`rotate(${bearing})translate(0-110)`);
});

it.each([
  [0.5, 1],
  [22, 20],
  [120, 120],
  [2000, 200],
])('has a ring that closes, for %i miles one of %i waves', async (milesFromOffice, waves) => {
  const path = (await parse({ milesFromOffice }))('#w').attr('d') ?? '';
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

it('draws nothing that is not known', async () => {
  const $ = await parse({});
  expect($('#w, .g, .r')).toHaveLength(0);
  expect($('title').text()).toBe('Boise, Idaho');
});

it('draws rivers around a city only where one runs near it', async () => {
  expect((await parse(boise))('.r')).toHaveLength(1);
  expect((await parse({ latitude: 43.9, longitude: -115.4 }))('.r')).toHaveLength(0);
});

it.each<[string, Facts]>([
  ['near', { ...boise, milesFromOffice: 22, minutesFromOffice: 25 }],
  ['far away', { milesFromOffice: 145, minutesFromOffice: 140 }],
  ['a long name', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }],
])('stays small: %s', async (_, facts) => {
  const svg = await draw(facts);
  expect(gzipSync(svg).length).toBeLessThan(8000);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
});

it('has letters inside their part of the circle, however many there are', () => {
  const arc = { radius: 100, degrees: 120, size: 15, side: 'upper' } as const;
  for (const text of ['M', 'Mountain Home', 'M'.repeat(100), '\u4e2d', '']) {
    const angles = [...arcText(text, arc).matchAll(/rotate\((-?[\d.]+)\)/g)];
    expect(angles.filter(([, angle]) => Math.abs(Number(angle)) > 60)).toEqual([]);
  }
  expect(arcText('boise', arc)).toBe(arcText('BOISE', arc));
});
