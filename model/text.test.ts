import { expect, it } from 'vitest';
import { escapeHtml, preview, slugify, someOf } from './text.ts';

it('cuts a description to 100 whole characters and an ellipsis', () => {
  expect(preview('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  expect(preview('🦉'.repeat(100))).toBe('🦉'.repeat(100));
});

it('escapes HTML', () => {
  expect(escapeHtml('<a title="&lt;">')).toBe('&lt;a title=&quot;&amp;lt;&quot;&gt;');
});

it.each([
  ['Horseshoe Bend', 'horseshoe-bend'],
  ['McCall', 'mccall'],
  ["St. Mary's Park", 'st-marys-park'],
  ['Lake  Lowell', 'lake-lowell'],
])('turns the name %s into the slug %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it('lists the first names and counts the others', () => {
  expect(someOf(['Boise'])).toBe('Boise');
  const many = Array.from({ length: 12 }, (_, index) => `city-${index}`);
  expect(someOf(many)).toMatch(/^city-0, .*city-9 and 2 more$/);
});
