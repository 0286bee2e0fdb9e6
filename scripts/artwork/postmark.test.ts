import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { arcText } from './lettering.ts';
import { drawPostmark, type PostmarkFacts } from './postmark.ts';

type Facts = Partial<PostmarkFacts>;

const office = { latitude: 43.58, longitude: -116.56 };
const boise = { latitude: 43.6135, longitude: -116.2035 };

const parse = async (facts: Facts, words = true) => {
  const svg = await drawPostmark(office, { name: 'Boise', state: 'ID', ...facts }, words);
  expect(gzipSync(svg).length).toBeLessThan(8000);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
  return load(svg, { xml: true });
};

it('tells the name, the state and the miles as the page does, and nothing that is not known', async () => {
  const $ = await parse({ milesFromOffice: 22 });
  expect([$('title').text(), $('.words').length]).toEqual(['Boise, Idaho \u00b7 20 mi', 2]);
  const bare = await parse({}, false);
  expect(bare('title').text()).toBe('Boise, Idaho');
  expect(bare('#w, .gold, .river, .words')).toHaveLength(0);
});

it.each<[string, Facts, bearing: string | undefined, rivers: number]>([
  ['north of it', { latitude: 43, longitude: -116.56 }, '0.0', 0],
  ['west of it', { latitude: 43.58, longitude: -115.4 }, '-90.0', 0],
  ['south of it', { latitude: 44, longitude: -116.56 }, '180.0', 0],
  ['beside a river', { ...boise, milesFromOffice: 22, minutesFromOffice: 25 }, '-97.4', 1],
  ['far away', { milesFromOffice: 145, minutesFromOffice: 140 }, undefined, 0],
  ['long', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }, undefined, 0],
])(
  'points to an office %s, past the rivers that run there alone',
  async (_, facts, bearing, rivers) => {
    const $ = await parse(facts);
    const turned = bearing && `rotate(${bearing})translate(0-110)`;
    expect($('path.gold').parent().attr('transform')).toBe(turned);
    expect($('.river')).toHaveLength(rivers);
  },
);

it('has letters inside their part of the circle, however many there are', () => {
  const arc = { radius: 100, degrees: 120, size: 15, side: 'upper' } as const;
  for (const text of ['M', 'Mountain Home', 'M'.repeat(100), '\u4e2d', '']) {
    const angles = [...arcText(text, arc).matchAll(/rotate\((-?[\d.]+)\)/g)];
    expect(angles.filter(([, angle]) => Math.abs(Number(angle)) > 60)).toEqual([]);
  }
  expect(arcText('boise', arc)).toBe(arcText('BOISE', arc));
});
