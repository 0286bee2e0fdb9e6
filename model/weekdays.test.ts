import { expect, it } from 'vitest';
import { parseWeekdays } from './weekdays.ts';

it.each([
  ['Monday-Friday', [1, 2, 3, 4, 5]],
  ['Saturday-Sunday', [6, 0]],
  ['Tuesday-Tuesday', [2]],
])('reads %s', (text, days) => {
  expect(parseWeekdays(text)).toEqual(days);
});

it.each(['Monday', 'Mon-Fri', 'Monday-Friday-Sunday', ''])('refuses "%s"', (text) => {
  expect(parseWeekdays(text)).toBeUndefined();
});
