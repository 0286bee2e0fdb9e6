import { expect, it } from 'vitest';
import { parseWeekdays } from './weekdays.ts';

it.each([
  ['Monday-Friday', [1, 2, 3, 4, 5]],
  ['Saturday-Sunday', [6, 0]],
  ['Tuesday-Tuesday', [2]],
  ['Monday', [1]],
  ['Monday-Wednesday, Friday', [1, 2, 3, 5]],
  ['Tuesday,Thursday,Saturday', [2, 4, 6]],
])('reads %s', (text, days) => {
  expect(parseWeekdays(text)).toEqual(days);
});

it.each(['Mon-Fri', 'Monday-Friday-Sunday', ''])('reads no day in "%s"', (text) => {
  expect(parseWeekdays(text)).toEqual([]);
});
