import { expect, it } from 'vitest';
import { someOf } from './some-of.ts';

it('names a few, and counts the others', () => {
  expect(someOf(['Boise'])).toBe('Boise');
  const many = Array.from({ length: 12 }, (_, index) => `city-${index}`);
  expect(someOf(many)).toMatch(/^city-0, .*city-9 and 2 more$/);
});
