import { expect, it } from 'vitest';
import { type AreaMap, MAP_SIZE } from '../../../model/region-map.ts';
import { type Box, boxAround, meet } from './labels.ts';
import { drawRegionMap } from './region-map.ts';

const OFFICE = { latitude: 43.54, longitude: -116.56, address: { city: 'Office' } };
const city = (slug: string, latitude?: number, longitude?: number) => ({
  slug,
  name: slug,
  latitude,
  longitude,
});

/** Cities around the office and farther away, some of them close to each other. */
const many = Array.from({ length: 30 }, (_, index) => {
  const far = index % 2 === 0 ? 0.35 : 1.2;
  const angle = 2.4 * index;
  const [north, east] = [far * Math.sin(angle), far * Math.cos(angle)];
  const away = 0.2 + (index / 30) * 0.8;
  return city(`town-${index}`, 43.7 + north * away, -116.5 + east * away);
});

/** What can be tapped of the names on a map in a page where it has this width, in pixels. */
function targets({ cities }: AreaMap, width: number): Box[] {
  const scale = width / MAP_SIZE.width;
  return cities.flatMap(({ label }) => {
    if (label === undefined) return [];
    const wide = Math.max(label.width + 6, 24);
    const shift = { start: wide / 2 - 3, middle: 0, end: 3 - wide / 2 }[label.anchor];
    const middle = { x: label.x * scale + shift, y: label.y * scale };
    return [boxAround(middle, wide, 24)];
  });
}

// A phone, half of a wide page, a tablet.
it.each([343, 528, 704])('every city has its name, and no names meet at %i pixels', (width) => {
  const { maps } = drawRegionMap(OFFICE, many, ['town-3', 'town-4']);
  expect(maps.flatMap(({ cities }) => cities)).toHaveLength(many.length);
  for (const map of maps) {
    const all = targets(map, width);
    expect(all).toHaveLength(map.cities.length);
    const meetings = all.flatMap((one, index) =>
      all.slice(index + 1).filter((other) => meet(one, other)),
    );
    expect(meetings).toEqual([]);
  }
});

it('puts cities on a map by their coordinates alone', () => {
  const cities = [city('near', 43.6, -116.5), city('far', 42.6, -114.5), city('nowhere')];
  const { maps } = drawRegionMap(OFFICE, cities, []);
  expect(maps.map(({ name, cities: own }) => [name, own.map(({ slug }) => slug)])).toEqual([
    ['valley', ['near']],
    ['region', ['far']],
  ]);
  expect(maps[1]?.valley).toBeDefined();
  expect(drawRegionMap(OFFICE, [city('nowhere')], []).maps).toEqual([]);
});

it('widens the map of the region, and leaves out an office that is elsewhere', () => {
  const office = { ...OFFICE, latitude: 31, longitude: -90 };
  const { maps } = drawRegionMap(office, [city('portland', 45.52, -122.68)], []);
  expect(maps).toHaveLength(1);
  expect(maps[0]).toMatchObject({ name: 'region', cities: [{ label: { anchor: 'start' } }] });
  expect(maps[0]?.base).toBeUndefined();
  expect(maps[0]?.valley).toBeUndefined();
});
