/** The days of the week in the order in which JavaScript counts them, from 0. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The parts of a text such as "Monday-Wednesday, Friday": here "Monday-Wednesday" and "Friday". */
export function weekdayRanges(text: string): string[] {
  return text.split(',').map((range) => range.trim());
}

/** The days that such a text names, each once, as numbers from 0 for Sunday. */
export function parseWeekdays(text: string): number[] {
  return [...new Set(weekdayRanges(text).flatMap(daysOfRange))];
}

/** The days of "Monday-Friday", or of "Monday" alone. A range may run over the end of the week. */
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
