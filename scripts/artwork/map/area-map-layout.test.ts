import { expect, it } from 'vitest';
import { MAP_SIZE } from '../../../model/maps.ts';
import { layOutAreaMaps, NARROWEST_LINKED } from './area-map-layout.ts';
import { boxAround, boxesMeet } from './boxes.ts';

const OFFICE = { latitude: 43.54, longitude: -116.56, address: { city: 'Office' } };
const city = (slug: string, latitude?: number, longitude?: number) => {
  return { slug, name: slug, latitude, longitude };
};

/** Cities around the office and farther away, some of them close to each other. */
const many = Array.from({ length: 30 }, (_, index) => {
  const far = (index % 2 === 0 ? 0.35 : 1.2) * (0.2 + (index / 30) * 0.8);
  const angle = 2.4 * index;
  return city(`city-${index}`, 43.7 + far * Math.sin(angle), -116.5 + far * Math.cos(angle));
});

// The narrowest map whose names can be tapped, half of a wide page, a tablet.
it.each([NARROWEST_LINKED, 528, 704])(
  'featured cities have their names, and no names meet, within %i pixels',
  (width) => {
    const maps = layOutAreaMaps(OFFICE, many, ['city-3', 'city-4']);
    const slugs = maps.flatMap(({ cities }) => cities.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(many.length);
    const scale = width / MAP_SIZE.width;
    for (const { cities } of maps) {
      // What can be tapped, in pixels: the names keep their size on a smaller map.
      expect(cities.filter(({ featured, label }) => featured && label === undefined)).toEqual([]);
      const targets = cities.flatMap(({ label }) => {
        if (label === undefined) return [];
        const wide = Math.max(label.width + 6, 24);
        const shift = { start: wide / 2 - 3, middle: 0, end: 3 - wide / 2 }[label.anchor];
        return boxAround({ x: label.x * scale + shift, y: label.y * scale }, wide, 24);
      });
      const meeting = targets.filter((one) =>
        targets.some((other) => one !== other && boxesMeet(one, other)),
      );
      expect(meeting).toEqual([]);
      expect(targets.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    }
  },
);

it('puts cities on a map by their coordinates alone', () => {
  const nowhere = city('nowhere');
  const cities = [city('near', 43.6, -116.5), city('far', 42.6, -114.5), nowhere];
  const maps = layOutAreaMaps(OFFICE, cities, []);
  expect(maps).toMatchObject([
    { name: 'valley', cities: [{ slug: 'near' }] },
    { name: 'region', cities: [{ slug: 'far' }], valley: expect.anything() },
  ]);
  expect(layOutAreaMaps(OFFICE, [nowhere], [])).toEqual([]);
});

it('shows what lies around the cities where no area is known, and no office that is elsewhere', () => {
  const office = { ...OFFICE, latitude: 31, longitude: -90 };
  const maps = layOutAreaMaps(office, [city('portland', 45.52, -122.68)], []);
  expect(maps).toMatchObject([{ name: 'region', cities: [{ label: { anchor: 'start' } }] }]);
  expect([maps[0]?.base, maps[0]?.valley]).toEqual([undefined, undefined]);
});

it('names featured cities of the valley on the map of the region too, as far as they have room', () => {
  const far = city('far', 42.6, -114.5);
  const near = [city('north', 43.7, -116.5), city('plain', 43.65, -116.3)];
  // So close that only some of their names have room.
  const crowd = Array.from({ length: 12 }, (_, index) =>
    city(`sample-${index}`, 43.5, -116.2 + index * 0.004),
  );
  const featured = ['north', ...crowd.map(({ slug }) => slug)];
  const [valley, region] = layOutAreaMaps(OFFICE, [far, ...near, ...crowd], featured);
  const names = (region?.cities ?? []).map(({ slug }) => slug);
  expect(names).toEqual(expect.arrayContaining(['far', 'north']));
  expect(names).not.toContain('plain');
  expect(names.length).toBeLessThan(featured.length);
  expect(region?.cities.filter(({ label }) => label === undefined)).toEqual([]);
  expect(valley?.cities).toHaveLength(near.length + crowd.length);
});

it('writes no name of a city of the valley over the dots beyond it', () => {
  // Two rows along the edge of the valley, too close for all names.
  const rowAt = (name: string, latitude: number) =>
    Array.from({ length: 8 }, (_, index) => city(`${name}-${index}`, latitude, -117 + index / 8));
  const [inside, beyond] = [rowAt('inside', 43.34), rowAt('beyond', 43.28)];
  const featured = inside.map(({ slug }) => slug);
  const region = layOutAreaMaps(OFFICE, [...inside, ...beyond], featured).at(-1);

  const dots = region?.cities.filter(({ slug }) => slug.startsWith('beyond')) ?? [];
  const names = region?.cities.flatMap(({ label }) => label ?? []) ?? [];
  const over = names.filter(({ x, y, anchor, width }) => {
    const middle = x + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
    return dots.some((dot) => boxesMeet(boxAround({ x: middle, y }, width, 12), boxAround(dot, 8)));
  });
  expect(dots).toHaveLength(beyond.length);
  expect(over).toEqual([]);
});
