import { describe, expect, it } from 'vitest';
import { type AreaMap, MAP_SIZE } from '../../../model/region-map.ts';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import { loadContent } from '../../content/index.ts';
import { type Box, boxAround, boxesAlong, meet } from './geometry.ts';
import { TARGET } from './label-choices.ts';
import { drawRegionMap } from './region-map.ts';

const OFFICE = { latitude: 43.54, longitude: -116.56 };
const city = (slug: string, latitude?: number, longitude?: number) => ({
  slug,
  name: slug,
  latitude,
  longitude,
});

/** The names on a map in a page where it has this width: what can be tapped, in pixels. */
function targets({ cities }: AreaMap, width: number): { name: string; box: Box }[] {
  const scale = width / MAP_SIZE.width;
  return cities.flatMap(({ name, label }) => {
    if (label === undefined) return [];
    const wide = Math.max(label.width + 6, TARGET);
    const shift = { start: wide / 2 - 3, middle: 0, end: 3 - wide / 2 }[label.anchor];
    const middle = { x: label.x * scale + shift, y: label.y * scale };
    return [{ name, box: boxAround(middle, wide, TARGET) }];
  });
}

describe('the cities of the samples', async () => {
  const settings = { siteUrl: 'https://notary.example', base: '', cards: false };
  const { content } = await loadContent(FROZEN_CONTENT, settings);
  const maps = content?.map.maps ?? [];

  it('stand on one map each, and each has its name', () => {
    const shown = maps.flatMap(({ cities }) => cities);
    const slugs = content?.cities.map(({ slug }) => slug);
    expect(shown.map(({ slug }) => slug).toSorted()).toEqual(slugs?.toSorted());
    expect(shown.filter(({ label }) => label === undefined)).toEqual([]);
  });

  // A phone, the side of a page, half of a wide page, a tablet.
  it.each([343, 416, 528, 704])('have names that never meet at %i pixels', (width) => {
    for (const map of maps) {
      const all = targets(map, width);
      const meetings = all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => meet(one.box, other.box))
          .map((other) => `${one.name} meets ${other.name}`),
      );
      expect(meetings).toEqual([]);
    }
  });

  it('have names that no line to another name runs into', () => {
    for (const map of maps) {
      const all = targets(map, MAP_SIZE.width);
      const lines = map.cities.flatMap(({ name, x, y, label }) =>
        label?.leader ? [{ name, boxes: boxesAlong([{ x, y }, label.leader]) }] : [],
      );
      const hits = lines.flatMap((line) =>
        all
          .filter(({ name }) => name !== line.name)
          .filter(({ box: { left, right, top, bottom } }) => {
            const text = { left: left + 5, right: right - 5, top: top + 7, bottom: bottom - 7 };
            return line.boxes.some((box) => meet(box, text));
          })
          .map(({ name }) => `the line to ${line.name} runs into ${name}`),
      );
      expect(hits).toEqual([]);
    }
  });
});

describe('any other cities', () => {
  it('fall onto a map by their coordinates alone', () => {
    const cities = [city('near', 43.6, -116.5), city('far', 42.6, -114.5), city('nowhere')];
    const { maps } = drawRegionMap(OFFICE, cities, []);
    expect(maps.map(({ name, cities: own }) => [name, own.map(({ slug }) => slug)])).toEqual([
      ['valley', ['near']],
      ['region', ['far']],
    ]);
    expect(maps[1]?.valley).toBeDefined();
  });

  it('need no map where none is placed', () => {
    expect(drawRegionMap(OFFICE, [city('nowhere')], []).maps).toEqual([]);
  });

  it('widen the map of the region, and stand on it without the office when that is elsewhere', () => {
    const office = { latitude: 41, longitude: -110 };
    const { maps } = drawRegionMap(office, [city('portland', 45.52, -122.68)], []);
    expect(maps).toHaveLength(1);
    const [{ name, base, valley, cities } = { cities: [] }] = maps;
    expect({ name, base, valley }).toEqual({ name: 'region', base: undefined, valley: undefined });
    expect(cities[0]?.x).toBeGreaterThan(0);
    expect(cities[0]?.label).toBeDefined();
  });

  it('lose their names, not their dots, where they are too many for one place', () => {
    const crowd = Array.from({ length: 160 }, (_, index) => city(`city-${index}`, 43.6, -116.5));
    const { maps } = drawRegionMap(OFFICE, crowd, ['city-159']);
    expect(maps[0]?.cities).toHaveLength(150);
    expect(maps[0]?.cities[0]).toMatchObject({ slug: 'city-159', featured: true });
    expect(maps[0]?.cities[0]?.label).toBeDefined();
    expect(maps[0]?.cities.some(({ label }) => label === undefined)).toBe(true);
  });
});
