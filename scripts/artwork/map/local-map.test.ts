import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite, find } from '../../../model/site.ts';
import { contentOf } from '../../../tests/support/content.ts';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../../content/index.ts';
import { boxAround, isInBox } from './boxes.ts';
import { drawLocalMap } from './local-map.ts';
import { letteredWidth } from './marks.ts';
import { drawServiceAreaMap } from './service-area-map.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const site = createSite(content);

/** What every wide window shows of the wide drawing. */
const SHOWN = { left: 200, right: 760, top: 80, bottom: 560 };

/** Two numbers in the path of a drawing. */
const POINT = /(-?[\d.]+),(-?[\d.]+)/g;

const pointsOf = (path = '') =>
  Array.from(path.matchAll(POINT), ([, x, y]) => ({ x: Number(x), y: Number(y) }));

const isShown = ({ x, y }: { x: number; y: number }) =>
  x > SHOWN.left && x < SHOWN.right && y > SHOWN.top && y < SHOWN.bottom;

const elsewhere = createSite({
  ...content,
  business: { ...content.business, latitude: 31, longitude: -90 },
});
const alone = createSite({
  ...content,
  business: { ...content.business, featuredCities: [] },
  cities: [],
});
const SPOTS = [
  { name: 'Near', latitude: 43.6, longitude: -116.4 },
  { name: 'Far in the north', latitude: 48.7, longitude: -116.3 },
  { name: 'Far in the east', latitude: 43.5, longitude: -111.1 },
  {
    name: 'A very long name of a place that nobody can say in one breath',
    latitude: 43,
    longitude: -117,
  },
  { name: '\u4e2d\u56fd & <b>', latitude: 43.3, longitude: -116.2 },
];

it.each(SPOTS)(
  'draws the land around $name, and the way to the office where it is seen',
  (spot) => {
    for (const each of [site, elsewhere, alone]) {
      const svg = drawLocalMap(each, spot, undefined, 'wide');
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<b>/);
      const $ = load(svg, { xml: true });
      const way = pointsOf($('.to-base').attr('d'));
      expect(way).toHaveLength(2);
      expect(way.filter((point) => !isShown(point))).toEqual([]);
      expect($('.dot.here')).not.toHaveLength(0);
    }
  },
);

it('breaks a name that is long for a phone into two lines, and no other', () => {
  const linesOf = (name: string) => {
    const spot = { name, latitude: 43.6, longitude: -116.4 };
    const $ = load(drawLocalMap(site, spot, undefined, 'section'), { xml: true });
    return [...$('.here-letters title')].map((title) => $(title).text());
  };
  expect(linesOf('Sample Library')).toEqual(['Sample Library']);
  expect(linesOf('Sample Wetlands and Wildlife Management Area')).toEqual([
    'Sample Wetlands and',
    'Wildlife Management Area',
  ]);
});

it('has no dot without a name, but that of the spot itself', () => {
  // So many cities at one spot that only some of their names have room.
  const [city] = content.cities;
  const cities = Array.from({ length: 12 }, (_, index) => {
    const spot = { latitude: 43.6 + index * 0.002, longitude: -116.4 };
    return {
      ...(city ?? expect.fail()),
      ...spot,
      name: `Sample City ${index}`,
      slug: `city-${index}`,
    };
  });
  const business = { ...content.business, featuredCities: [] };
  const crowded = createSite({ ...content, business, cities });
  const spot = { name: 'Sample Park', latitude: 43.5, longitude: -116.5 };
  const $ = load(drawLocalMap(crowded, spot, undefined, 'narrow'), { xml: true });

  const names = [...$('text')].filter((text) => $(text).text().startsWith('Sample City'));
  expect(names.length).toBeLessThan(12);
  expect($('.dot.city')).toHaveLength(names.length);
});

it('draws rings around the office in the place of a way to it', () => {
  const { latitude, longitude, address } = site.business;
  const svg = drawLocalMap(site, { name: address.city, latitude, longitude }, undefined, 'narrow');
  const $ = load(svg, { xml: true });
  expect($('.to-base')).toHaveLength(0);
  expect($('.ring')).toHaveLength(1);
  expect($('.seal')).toHaveLength(1);
});

it.each(['home', 'homeWide'] as const)('names every city near the office on the %s map', (size) => {
  const near = content.cities.filter(({ milesFromOffice = 0 }) => milesFromOffice < 30);
  const $ = load(drawServiceAreaMap(site, size), { xml: true });
  const names = [...$('text')].map((element) => $(element).text());
  expect(names).toEqual(expect.arrayContaining(near.map(({ name }) => name)));
  expect(drawServiceAreaMap(alone, size)).not.toMatch(/NaN|undefined|Infinity/);
});

it('leaves out the dot of a city that the dot of the spot would hide', () => {
  const [city] = content.cities.filter(({ latitude }) => latitude !== undefined);
  if (city?.latitude === undefined || city.longitude === undefined) throw new Error('No city.');
  const { name, latitude, longitude } = city;

  const namesAround = (north: number) => {
    const spot = { name: 'A park', latitude: latitude + north, longitude };
    const $ = load(drawLocalMap(site, spot, city, 'narrow'), { xml: true });
    return $('text')
      .toArray()
      .map((element) => $(element).text());
  };
  expect(namesAround(0.01)).not.toContain(name);
  expect(namesAround(0.08)).toContain(name);
});

it('puts a city into the middle of a map that is centered on it, with the way to the office', () => {
  const city = find(site.cityBySlug, content.pages.contact.mapCity);
  const { name, latitude = 0, longitude = 0 } = city;

  const $ = load(drawLocalMap(site, { name, latitude, longitude }, city, 'centered'), {
    xml: true,
  });
  const [, width, height] = /^0 0 (\d+) (\d+)$/.exec($('svg').attr('viewBox') ?? '') ?? [];
  const middle = `translate(${Math.round(Number(width) / 2)} ${Number(height) / 2})`;
  expect($('.dot.here').last().closest('g[transform]').attr('transform')).toBe(middle);
  expect($('.to-base')).toHaveLength(1);
});

it.each([1.5, 2, 2.5])('has no dot below the name of the spot: %s', (distance) => {
  const [city = expect.fail()] = content.cities;
  const spot = { name: 'Sample Park of a Long Name', latitude: 43.5, longitude: -116.5 };
  // So many cities around the spot that its name stands over some of them.
  const cities = Array.from({ length: 8 }, (_, index) => ({
    ...city,
    name: `City ${index}`,
    slug: `city-${index}`,
    latitude: spot.latitude + 0.02 * distance * Math.sin((index * Math.PI) / 4),
    longitude: spot.longitude + 0.04 * distance * Math.cos((index * Math.PI) / 4),
  }));
  const business = { ...content.business, featuredCities: [] };
  const crowded = createSite({ ...content, business, cities });
  const $ = load(drawLocalMap(crowded, spot, undefined, 'narrow'), { xml: true });

  const numbersOf = (transform = '') => [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  const letters = $('.here-letters');
  const [x = 0, y = 0] = numbersOf(letters.closest('g[transform]').attr('transform'));
  const [left = 0, foot = 0] = numbersOf(letters.attr('transform'));
  const size = foot / 0.35;
  const width = letteredWidth(spot.name, size);
  const box = boxAround({ x: x + left + width / 2, y }, width, size);
  const dots = [...$('.dot.city')].map((dot) => {
    const [dotX = 0, dotY = 0] = numbersOf($(dot).closest('g[transform]').attr('transform'));
    return { x: dotX, y: dotY };
  });
  expect(dots.filter((dot) => isInBox(box, dot))).toEqual([]);
});

it('has a north mark and a scale on the map of any city', () => {
  for (const [name, latitude, longitude] of [
    ['Sample', 43.6, -116.2],
    ['Sample', 42.9, -115.1],
    ['Sample', 44.2, -117],
  ] as const) {
    const spot = { name, latitude, longitude };
    for (const where of ['narrow', 'wide', 'section', 'centered'] as const) {
      const $ = load(drawLocalMap(site, spot, undefined, where), { xml: true });
      const north = [...$('.gold-letters title')].map((title) => $(title).text());
      expect(north).toEqual(['N']);
      // The needle points up: its gold half ends above the middle of its ring.
      expect($('path.gold[d^="M0-10"]').length).toBe(1);
      expect($('.bar')).toHaveLength(1);
    }
  }
});
