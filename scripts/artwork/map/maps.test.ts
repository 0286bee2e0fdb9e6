import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { areaMaps, drawAreaMap, drawCityMap, drawServiceAreaMap, type MapSource } from './maps.ts';

const nampa = { slug: 'nampa', name: 'Nampa', latitude: 43.5407, longitude: -116.5635 };
const boise = { slug: 'boise', name: 'Boise', latitude: 43.615, longitude: -116.2023 };
const mccall = { slug: 'mccall', name: 'McCall', latitude: 44.911, longitude: -116.0987 };

function sourceOf(cities: MapSource['cities'], featuredCities: string[] = []): MapSource {
  const { latitude, longitude } = nampa;
  return { business: { latitude, longitude, address: { city: 'Nampa' }, featuredCities }, cities };
}

/** Cities around Boise, too close together for all of their names. */
function crowd(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    slug: `city-${index}`,
    name: `New City ${index}`,
    latitude: boise.latitude + 0.02 * Math.floor(index / 8),
    longitude: boise.longitude + 0.03 * (index % 8),
  }));
}

function textsIn(svg: string, selector = 'text'): string[] {
  const $ = load(svg, { xml: true });
  return [...$(selector)].map((element) => $(element).text());
}

it('has a valley map if a city is in the valley, and a region map if one is outside', () => {
  const namesOf = (...cities: MapSource['cities']) =>
    areaMaps(sourceOf(cities)).map(({ name }) => name);
  expect(namesOf()).toEqual([]);
  expect(namesOf(boise)).toEqual(['valley']);
  expect(namesOf(mccall)).toEqual(['region']);
  expect(namesOf(boise, mccall)).toEqual(['valley', 'region']);
});

it('names featured cities first, in order, and keeps the dots of unnamed cities', () => {
  const cities = crowd(60);
  const [map] = areaMaps(sourceOf(cities, ['city-7', 'city-56']));
  expect(map?.cities).toHaveLength(60);
  const named = map?.cities.filter(({ label }) => label !== undefined) ?? [];
  expect(named.length).toBeLessThan(60);
  expect(named.slice(0, 2).map(({ slug }) => slug)).toEqual(['city-7', 'city-56']);
});

it("leaves cities and names on a linked map to the page, except the office's city", () => {
  expect(textsIn(drawAreaMap(sourceOf([boise]), 'valley'))).toEqual(
    expect.arrayContaining(['Nampa', 'IDAHO', '20 mi', '10 miles']),
  );
  expect(textsIn(drawAreaMap(sourceOf([boise, nampa]), 'valley'))).not.toContain('Nampa');
});

it.each(['city', 'cityWide'] as const)('names a city on its own map: %s', (where) => {
  const cities = [...crowd(60), { ...mccall, name: 'A City with a Name of Many Letters' }];
  for (const city of cities) {
    const svg = drawCityMap(sourceOf(cities, ['city-0']), city, where);
    expect(textsIn(svg, 'text.here')).toEqual([city.name]);
  }
});

it('zooms out if other cities are far', () => {
  const source = sourceOf([mccall, boise]);
  expect(textsIn(drawCityMap(source, mccall, 'city'), '.key')).toEqual(['10 miles']);
  const crowded = sourceOf([...crowd(40), boise]);
  expect(textsIn(drawCityMap(crowded, boise, 'city'), '.key')).toEqual(['5 miles']);
});

it('writes each state on its own side of a border', () => {
  const elko = { slug: 'elko', name: 'Elko', latitude: 40.83, longitude: -115.76 };
  const $ = load(drawAreaMap(sourceOf([mccall, elko]), 'region'), { xml: true });
  const pairs = [...$('g:has(> .mark > .state)')].map((pair) => {
    const isUpward = $(pair).attr('transform')?.includes('rotate(-') ?? false;
    return [isUpward, ...[...$(pair).find('text')].map((text) => $(text).text())];
  });
  // The first name is above the line, or to its left if it runs upward.
  expect(pairs).toContainEqual([true, 'OREGON', 'IDAHO']);
  expect(pairs).toContainEqual([false, 'IDAHO', 'NEVADA']);
});

it('draws sites outside the region without land', () => {
  const austin = { slug: 'austin', name: 'Austin', latitude: 30.27, longitude: -97.74 };
  const business = { ...austin, address: { city: 'Austin' }, featuredCities: ['austin'] };
  const svg = drawServiceAreaMap({ business, cities: [austin] }, 'home');
  expect(textsIn(svg)).toContain('Austin');
  expect(textsIn(svg, '.river-name, .shield, .state')).toEqual([]);
});
