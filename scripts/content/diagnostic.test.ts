import { expect, it } from 'vitest';
import { didYouMean } from './diagnostic.ts';

it('finds the word that is meant in whatever letters', () => {
  expect(didYouMean('id', ['ID', 'OR'])).toBe('Did you mean "ID"?');
});
