import { expect, it } from 'vitest';
import { longDate } from './dates.ts';

it('writes a date out', () => {
  expect(longDate('2031-03-03')).toBe('March 3, 2031');
});
