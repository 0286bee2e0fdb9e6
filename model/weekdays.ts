/** In the order of `Date.getDay()`. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Splits "Monday-Wednesday, Friday" into "Monday-Wednesday" and "Friday". */
export function weekdayRanges(text: string): string[] {
  return text.split(',').map((range) => range.trim());
}

/** The days in such a text as numbers from 0 for Sunday, without duplicates. */
export function parseWeekdays(text: string): number[] {
  return [...new Set(weekdayRanges(text).flatMap(daysOfRange))];
}

/** The days of "Monday-Friday" or "Monday". A range may cross the end of the week. */
function daysOfRange(range: string): number[] {
  const [first = '', last = first] = range.split('-');
  const start = dayNumber(first);
  const length = ((dayNumber(last) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (start + index) % 7);
}

function dayNumber(name: string): number {
  const names: readonly string[] = WEEKDAYS;
  return names.indexOf(name);
}
