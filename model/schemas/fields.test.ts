import { expect, it } from 'vitest';
import { weekdays } from './fields.ts';

it.each([
  'Monday-Friday',
  'Monday',
  'Monday-Wednesday, Friday',
  'Tuesday,Thursday,Saturday',
  'Monday-Friday, Friday',
])('takes "%s" as weekdays', (text) => {
  expect(weekdays.safeParse(text).success).toBe(true);
});

it.each([
  ['Mon-Fri', 'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"'],
  ['', 'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"'],
])('refuses "%s"', (text, message) => {
  expect(weekdays.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
