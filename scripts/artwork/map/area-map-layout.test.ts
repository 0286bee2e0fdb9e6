import { expect, it } from 'vitest';
import { MAP_SIZE } from '../../../model/maps.ts';
import { layOutAreaMaps } from './area-map-layout.ts';
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

// A phone, half of a wide page, a tablet.
it.each([343, 528, 704])(
  'featured cities have their names, and no names meet, within %i pixels',
  (width) => {
    const maps = layOutAreaMaps(OFFICE, many, ['city-3', 'city-4']);
    expect(maps.flatMap(({ cities }) => cities)).toHaveLength(many.length);
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
