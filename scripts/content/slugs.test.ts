import { expect, it } from 'vitest';
import { slugify } from '../../model/text.ts';
import { isDeviceName, isSlug, nearestSlug, reservedSlug, slugOddity } from './slugs.ts';

it.each([
  ['McCall', 'mccall'],
  ["St. Mary's Park", 'st-marys-park'],
  ['Freedom Park (Star)', 'freedom-park-star'],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
  expect(slugOddity(name)).toBeUndefined();
});

it.each(['Café Corner', 'Parks - Trails', '- Park', '!!!', 'x'.repeat(101)])(
  'speaks up about "%s"',
  (name) => expect(slugOddity(name)).toBeTypeOf('string'),
);

it.each(['Garden-city', 'garden--city', '-garden', 'garden city', ''])('"%s" is none', (text) => {
  expect(isSlug(text)).toBe(false);
});

it.each([
  ['Café – Corner', 'cafe-corner'],
  ['Łódź', undefined],
  ['!!!', undefined],
])('"%s" most likely means %s', (name, slug) => {
  expect(nearestSlug(name)).toBe(slug);
});

it('knows what cannot be part of an address, and a device by any case and ending', () => {
  const kept = ['index', '404', 'con', 'nul', 'com1', 'lpt9', 'admin', 'assets', 'robots'];
  const free = ['conway', 'boise', 'index-peak', 'com10', 'administration'];
  expect([...kept, ...free].filter(reservedSlug)).toEqual(kept);
  const devices = ['CON', 'aux.txt', 'Nul.tar.gz'];
  expect([...devices, 'icon', 'con-idaho'].filter(isDeviceName)).toEqual(devices);
});
