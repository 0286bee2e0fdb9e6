import { expect, it } from 'vitest';
import { isSlug, nearestSlug, reservedSlug } from './collections.ts';

it.each(['Garden-city', 'garden--city', '-garden', 'garden city', ''])('"%s" is none', (text) => {
  expect(isSlug(text)).toBe(false);
});

it.each([
  ['Café – Corner', 'cafe-corner'],
  ["St. Mary's Park", 'st-marys-park'],
  ['Łódź', undefined],
  ['!!!', undefined],
])('"%s" most likely means %s', (name, slug) => {
  expect(nearestSlug(name)).toBe(slug);
});

it('knows what cannot be part of an address', () => {
  const kept = ['index', '404', 'con', 'nul', 'com1', 'lpt9', 'admin', 'assets', 'robots'];
  const free = ['conway', 'boise', 'index-peak', 'com10', 'administration', 'con-idaho'];
  expect([...kept, ...free].filter(reservedSlug)).toEqual(kept);
});
