import { expect, it } from 'vitest';
import {
  attractionMapUrl,
  directionsUrl,
  EMBEDDED_MAP,
  embeddedDirectionsUrl,
  embeddedMapUrl,
} from './google-maps.ts';

const boise = { name: 'Boise', state: 'ID' };
const point = { latitude: 43.6, longitude: -116.2 };
const own = { googleMapsUrl: 'https://maps.example/a', hasMap: 'https://maps.example/b' };
const address = '1 Main St';

it.each([
  [{ ...own, address }, 'https://maps.example/a'],
  [{ hasMap: own.hasMap, address }, 'https://maps.example/b'],
  [{ address, ...point }, 'query=1+Main+St'],
  [point, 'query=43.6%2C-116.2'],
  [{}, 'query=Zoo%2C+Boise%2C+ID'],
])('finds an attraction with %o on the map', (known, part) => {
  expect(attractionMapUrl({ name: 'Zoo', ...known }, boise)).toContain(part);
});

it.each([
  [embeddedMapUrl('a, b'), '?q=a%2C+b&output=embed'],
  [embeddedMapUrl('a', 'k'), '/embed/v1/place?key=k&q=a'],
  [embeddedDirectionsUrl('a', 'b'), '?saddr=a&daddr=b&dirflg=d&output=embed'],
  [embeddedDirectionsUrl('a', 'b', 'k'), '/embed/v1/directions?key=k&origin=a&destination=b'],
  [directionsUrl('b'), '/dir/?api=1&destination=b&travelmode=driving'],
  [directionsUrl('b', 'a'), '/dir/?api=1&origin=a&destination=b&travelmode=driving'],
])('builds an address of the map host: %s', (url, rest) => {
  expect(url).toContain(`https://www.google.com/maps${rest}`);
});

it.each([
  ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2875', true],
  ['https://maps.google.com/maps/embed?pb=!1m18', true],
  ['https://www.google.com/maps?q=Boise%2C+ID&output=embed', true],
  ['https://maps.google.com/maps/?output=embed&q=Boise', true],
  ['https://www.google.com/maps?q=Boise', false],
  ['https://www.google.com/maps?q=output=embed', false],
  ['https://www.google.com/maps?q=Boise&output=embedded', false],
  ['https://www.google.com/maps?q=Boise#&output=embed', false],
  ['https://www.google.com/maps/embed', false],
  ['https://www.google.com/maps/place/Boise?output=embed', false],
  ['https://www.google.com/search?q=maps&output=embed', false],
  ['https://maps.app.goo.gl/x?output=embed', false],
  ['https://www.google.de/maps/embed?pb=1', false],
  ['http://www.google.com/maps/embed?pb=1', false],
  ['https://www.google.com.evil.example/maps/embed?pb=1', false],
  ['https://evil.example/?https://www.google.com/maps/embed?pb=1', false],
  ['https://www.google.com/maps/embed?pb=1 2', false],
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', false],
])('whether %s can be embedded: %s', (address, is) => {
  expect(EMBEDDED_MAP.test(address)).toBe(is);
});
