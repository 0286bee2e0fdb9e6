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

it('tells the name, the state and the miles as the page does, and nothing that is not known', async () => {
  const $ = await parse({ milesFromOffice: 22 });
  expect([$('title').text(), $('.t').length]).toEqual(['Boise, Idaho \u00b7 20 mi', 2]);
  const bare = await parse({}, false);
  expect(bare('title').text()).toBe('Boise, Idaho');
  expect(bare('#w, .g, .r, .t')).toHaveLength(0);
});

it.each([
  ['north', { latitude: 43, longitude: -116.56 }, '0.0'],
  ['west', { latitude: 43.58, longitude: -115.4 }, '-90.0'],
  ['south', { latitude: 44, longitude: -116.56 }, '180.0'],
])(
  'points to an office in the %s, past no river that runs elsewhere',
  async (_, place, bearing) => {
    const $ = await parse(place);
    expect($('path.g').parent().attr('transform')).toBe(`rotate(${bearing})translate(0-110)`);
    expect($('.r')).toHaveLength(0);
  },
);

it.each<[string, Facts, rivers: number]>([
  ['beside a river', { ...boise, milesFromOffice: 22, minutesFromOffice: 25 }, 1],
  ['far away', { milesFromOffice: 145, minutesFromOffice: 140 }, 0],
  ['with a long name', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }, 0],
])('stays small and draws rivers only where they run: %s', async (_, facts, rivers) => {
  const svg = await draw(facts);
  expect(gzipSync(svg).length).toBeLessThan(8000);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
  expect(load(svg, { xml: true })('.r')).toHaveLength(rivers);
});

it('has letters inside their part of the circle, however many there are', () => {
  const arc = { radius: 100, degrees: 120, size: 15, side: 'upper' } as const;
  for (const text of ['M', 'Mountain Home', 'M'.repeat(100), '\u4e2d', '']) {
    const angles = [...arcText(text, arc).matchAll(/rotate\((-?[\d.]+)\)/g)];
    expect(angles.filter(([, angle]) => Math.abs(Number(angle)) > 60)).toEqual([]);
  }
  expect(arcText('boise', arc)).toBe(arcText('BOISE', arc));
});
