import { expect, it } from 'vitest';
import { isSlug, nearestSlug, slugify, slugOddity, titleFromSlug } from './slug.ts';

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

it('reads a slug back as a name', () => {
  expect(titleFromSlug('silver-city')).toBe('Silver City');
});
