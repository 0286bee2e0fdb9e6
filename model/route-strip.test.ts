import { expect, it } from 'vitest';
import { routeStrip } from './route-strip.ts';

const business = {
  address: { city: 'Nampa', state: 'ID', display: 'city' },
  latitude: 43.5,
  longitude: -116.5,
} as const;

function city(name: string, latitude?: number, longitude?: number) {
  return { slug: name.toLowerCase(), name, state: 'ID' as const, latitude, longitude };
}

const nampa = city('Nampa', 43.51, -116.51);
/** 0.01 degrees of latitude are 1.1 kilometers. */
const far = city('Far', 43.5, -116);
const near = city('Near', 43.52, -116.2);
const nearer = city('Nearer', 43.49, -116.4);
const aside = city('Aside', 43.53, -116.3);
const beyond = city('Beyond', 43.5, -115.9);
const behind = city('Behind', 43.5, -116.6);

const names = (...given: Parameters<typeof routeStrip>) =>
  routeStrip(...given).map(({ name }) => name);

it('names the cities beside the straight line, in the order of the way', () => {
  const cities = [far, near, nampa, aside, beyond, behind, nearer, city('Unknown')];
  expect(routeStrip(business, cities, far)).toEqual(
    [nampa, nearer, near, far].map(({ name, slug }) => ({ name, slug })),
  );
});

it('begins at the office even where its city has no page', () => {
  expect(routeStrip(business, [far], far)).toEqual([
    { name: 'Nampa' },
    { name: 'Far', slug: 'far' },
  ]);
});

it('says nothing of a city whose place is not known, nor of the city of the office', () => {
  expect(names(business, [nampa, near], city('Unknown'))).toEqual([]);
  expect(names(business, [nampa, near], nampa)).toEqual([]);
});

it('has room for no more cities than can be read: those nearest the line', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    city(`City ${index}`, 43.5 + (39 - index) / 2000, -116.49 + index / 100),
  );
  const strip = names(business, many, far);
  expect(strip.slice(1, -1)).toEqual(many.slice(-6).map(({ name }) => name));
});
