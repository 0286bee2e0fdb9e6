import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { arcText } from './lettering.ts';
import { drawPostmark, type PostmarkFacts } from './postmark.ts';

type Facts = Partial<PostmarkFacts>;

const office = { latitude: 43.58, longitude: -116.56 };
const boise = { latitude: 43.6135, longitude: -116.2035 };

const parse = async (facts: Facts) => {
  const svg = await drawPostmark(office, { name: 'Boise', state: 'ID', ...facts });
  expect(gzipSync(svg).length).toBeLessThan(5500);
  expect(svg).not.toMatch(/NaN|undefined|<b>/);
  return load(svg, { xml: true });
};

it('tells the name, the county and the miles as the page does, and nothing that is not known', async () => {
  const $ = await parse({ county: 'Ada County', milesFromOffice: 22 });
  expect($('title').text()).toBe('Boise, Idaho \u00b7 Ada County \u00b7 20 mi');
  expect($('.words')).toHaveLength(2);
  const bare = await parse({});
  expect(bare('title').text()).toBe('Boise, Idaho');
  expect(bare('#w, .gold, .river')).toHaveLength(0);
});

it.each<[string, Facts, bearing: string | undefined, land: 'hills' | 'river' | 'road']>([
  ['north of it', { latitude: 43, longitude: -116.45 }, '-7.9', 'hills'],
  ['beside a river', { ...boise, milesFromOffice: 22, minutesFromOffice: 25 }, '-97.4', 'river'],
  ['beside a road', { latitude: 43.5, longitude: -116.41 }, '-53.7', 'road'],
  ['far away', { milesFromOffice: 145, minutesFromOffice: 140 }, undefined, 'hills'],
  ['long', { name: `${'Upper Payette River Valley '.repeat(8)}& <b>` }, undefined, 'hills'],
])('points to an office %s, in the land that lies there', async (_, facts, bearing, land) => {
  const $ = await parse(facts);
  const turned = bearing && `rotate(${bearing})translate(0-110)`;
  expect($('path.gold').parent().attr('transform')).toBe(turned);
  const drawn = {
    river: $('.fine.river').length,
    road: $('.road-edge').length,
    hills: $('.fine').length - $('.fine.river, .road-edge').length,
  };
  expect(drawn).toEqual({ river: 0, road: 0, hills: 0, [land]: 1 });
});

it('keeps the pointer to the office outside of its rim, whatever stands inside', async () => {
  const $ = await parse({ ...boise, milesFromOffice: 22 });
  const [, foot] =
    /translate\(0-(\d+)\)/.exec($('path.gold').parent().attr('transform') ?? '') ?? [];
  const rim = $('.rim');
  const outside = Number(rim.attr('r')) + Number(rim.attr('stroke-width')) / 2;
  expect(Number(foot)).toBeGreaterThan(outside);
  // From its foot the pointer leads away from the middle.
  expect($('path.gold').attr('d')).toMatch(/^M0-\d+l\d+ \d+h-\d+z$/);
});

it('has the initials of its city, by which the stamps of neighbors are told apart', async () => {
  const initialOf = async (name: string) => (await parse({ name }))('.initial .letter').attr('d');
  expect(await initialOf('Boise')).toBe(await initialOf('Bliss'));
  expect(await initialOf('Boise')).not.toBe(await initialOf('Kuna'));
  // Words tell cities apart that begin with the same letter, and any two initials fit their disc.
  expect(await initialOf('Garden City')).not.toBe(await initialOf('Greenleaf'));
  expect(await initialOf('Garden City')).toBe(await initialOf('Grand Canyon of Idaho'));
});

it('draws other hills for each way to the office', async () => {
  const hillsOf = async (facts: Facts) => (await parse(facts))('.fine').attr('d');
  const north = await hillsOf({ latitude: 43, longitude: -116.45, milesFromOffice: 50 });
  const west = await hillsOf({ latitude: 43.3, longitude: -116.1, milesFromOffice: 50 });
  const farther = await hillsOf({ latitude: 43, longitude: -116.45, milesFromOffice: 90 });
  expect(new Set([north, west, farther]).size).toBe(3);
});

it('has letters inside their part of the circle, however many there are', () => {
  const arc = { radius: 100, degrees: 120, size: 15, side: 'upper' } as const;
  for (const text of ['M', 'Mountain Home', 'M'.repeat(100), '\u4e2d', '']) {
    const angles = [...arcText(text, arc).matchAll(/rotate\((-?[\d.]+)\)/g)];
    expect(angles.filter(([, angle]) => Math.abs(Number(angle)) > 60)).toEqual([]);
  }
  expect(arcText('boise', arc)).toBe(arcText('BOISE', arc));
});
