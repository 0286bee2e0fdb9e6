import { expect, it } from 'vitest';
import { attractionMapUrl, directionsUrl, embeddedDirectionsUrl, embeddedMapUrl } from './maps.ts';

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
])('an attraction with %o is found on the map', (known, part) => {
  expect(attractionMapUrl({ name: 'Zoo', ...known }, boise)).toContain(part);
});

it.each([
  [embeddedMapUrl('a, b'), '?q=a%2C+b&output=embed'],
  [embeddedMapUrl('a', 'k'), '/embed/v1/place?key=k&q=a'],
  [embeddedDirectionsUrl('a', 'b'), '?saddr=a&daddr=b&dirflg=d&output=embed'],
  [embeddedDirectionsUrl('a', 'b', 'k'), '/embed/v1/directions?key=k&origin=a&destination=b'],
  [directionsUrl('b'), '/dir/?api=1&destination=b&travelmode=driving'],
  [directionsUrl('b', 'a'), '/dir/?api=1&origin=a&destination=b&travelmode=driving'],
])('%s is an address of the map host', (url, rest) => {
  expect(url).toContain(`https://www.google.com/maps${rest}`);
});
