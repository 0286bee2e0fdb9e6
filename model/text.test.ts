import { expect, it } from 'vitest';
import { byName, preview } from './text.ts';

it('cuts a description to 100 characters and an ellipsis', () => {
  expect(preview('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

it('leaves a description whole that needs no cut', () => {
  expect(preview('🦉'.repeat(100))).toBe('🦉'.repeat(100));
});

it('sorts by name and then by state', () => {
  const cities = [
    { name: 'Vale', state: 'OR' },
    { name: 'McCall', state: 'ID' },
    { name: 'Vale', state: 'ID' },
    { name: 'mountain home', state: 'ID' },
    { name: 'Melba', state: 'ID' },
  ];
  expect(cities.toSorted(byName).map((city) => `${city.name} ${city.state}`)).toEqual([
    'McCall ID',
    'Melba ID',
    'mountain home ID',
    'Vale ID',
    'Vale OR',
  ]);
});
