import { expect, it } from 'vitest';
import { dayIn, daysAfter, longDate } from './dates.ts';

it('writes a date out', () => {
  expect(longDate('2031-03-03')).toBe('March 3, 2031');
});

it('knows that the day begins later in the west', () => {
  const now = new Date('2027-01-01T03:00:00Z');
  expect(dayIn('America/Boise', now)).toBe('2026-12-31');
  expect(dayIn('UTC', now)).toBe('2027-01-01');
});

it('counts days over the end of a month, and back', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2027-01-01', -60)).toBe('2026-11-02');
});
