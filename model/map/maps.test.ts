import { expect, it } from 'vitest';
import type { AreaMap } from './layout.ts';
import { cityMap, closestMap, homeMap, type MapSource, wholeMap } from './maps.ts';

const nampa = { slug: 'nampa', name: 'Nampa', latitude: 43.578, longitude: -116.56 };
const boise = { slug: 'boise', name: 'Boise', latitude: 43.6135, longitude: -116.2035 };
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

/** What a map of its natural size says, or all maps do that are wide. */
function wordsOn(map: AreaMap | undefined, isWide = false): string[] {
  const names = map?.towns.flatMap(({ label }) => label ?? []) ?? [];
  return [...names, ...(map?.labels ?? [])]
    .filter((label) => isWide || !label.isWide)
    .flatMap(({ words }) => words);
}

/** The length of the scale. */
const scaleOf = (map: AreaMap) => map.labels.find(({ kind }) => kind === 'scale')?.words;

it('shows the valley or all cities, and nothing without cities', () => {
  const areasOf = (...cities: MapSource['cities']) => {
    const source = sourceOf(cities);
    return [closestMap(source), wholeMap(source)].map((map) => map?.rings.length);
  };
  const [valley, region] = [3, 2];
  expect(areasOf()).toEqual([undefined, undefined]);
  expect(areasOf(boise)).toEqual([valley, valley]);
  expect(areasOf(mccall)).toEqual([region, region]);
  expect(areasOf(boise, mccall)).toEqual([valley, region]);
});

it('names featured cities first, in order, and keeps the dots of unnamed cities', () => {
  const cities = crowd(60);
  const { towns = [] } = closestMap(sourceOf(cities, ['city-7', 'city-56'])) ?? {};
  const withPage = towns.filter(({ slug }) => slug !== undefined);
  expect(withPage).toHaveLength(60);
  const named = withPage.filter(({ label }) => label !== undefined);
  expect(named.length).toBeLessThan(60);
  expect(named.slice(0, 2).map(({ slug }) => slug)).toEqual(['city-7', 'city-56']);
});

it("has the land's names, and the name of the office's city even without a page", () => {
  expect(wordsOn(closestMap(sourceOf([boise])))).toEqual(
    expect.arrayContaining(['Nampa', 'Snake River', 'OREGON', 'IDAHO', '84', '20 mi', '10 miles']),
  );
  expect(wordsOn(homeMap(sourceOf([boise, nampa]))).filter((word) => word === 'Nampa')).toEqual([
    'Nampa',
  ]);
});

it('names a city in the middle of its own map', () => {
  const cities = [...crowd(60), { ...mccall, name: 'A City with a Name of Many Letters' }];
  for (const city of cities) {
    const { size, towns } = cityMap(sourceOf(cities, ['city-0']), city);
    const [here] = towns;
    expect(here).toMatchObject({ kind: 'here', name: city.name });
    expect(here?.label?.isWide).toBe(false);
    expect(here?.at.x).toBeCloseTo(size.width / 2);
    expect(here?.at.y).toBeCloseTo(size.height / 2, -0.5);
    // A dot without a name says nothing here.
    expect(towns.filter(({ label, isOffice }) => !label && !isOffice)).toEqual([]);
  }
});

it('names more cities on a wide map', () => {
  const map = closestMap(sourceOf(crowd(60)));
  expect(wordsOn(map, true).length).toBeGreaterThan(wordsOn(map).length);
});

it('zooms out if other cities are far', () => {
  const source = sourceOf([mccall, boise]);
  expect(scaleOf(cityMap(source, mccall))).toEqual(['10 miles']);
  const crowded = sourceOf([...crowd(40), boise]);
  expect(scaleOf(cityMap(crowded, boise))).toEqual(['5 miles']);
});

it('writes each state on its own side of a border', () => {
  const elko = { slug: 'elko', name: 'Elko', latitude: 40.83, longitude: -115.76 };
  const { labels = [] } = wholeMap(sourceOf([mccall, elko])) ?? {};
  const pairs = labels
    .filter(({ kind }) => kind === 'state')
    .map(({ words, spot }) => {
      const inOrder = spot.isReversed ? words.toReversed() : words;
      return [spot.angle < 0, ...inOrder];
    });
  // The first name is above the line, or to its left if it runs upward.
  expect(pairs).toContainEqual([true, 'OREGON', 'IDAHO']);
  expect(pairs).toContainEqual([false, 'IDAHO', 'NEVADA']);
});

it('draws sites outside the region without land', () => {
  const austin = { slug: 'austin', name: 'Austin', latitude: 30.27, longitude: -97.74 };
  const business = { ...austin, address: { city: 'Austin' }, featuredCities: ['austin'] };
  const map = homeMap({ business, cities: [austin] });
  expect(wordsOn(map)).toContain('Austin');
  expect(map.lines).toEqual([]);
  expect(map.rings).not.toEqual([]);
});
