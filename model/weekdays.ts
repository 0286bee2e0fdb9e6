/** In the order in which JavaScript counts them, from 0. */
export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The days of a run such as "Monday-Friday" as numbers; undefined when it is none. */
export function parseWeekdays(text: string): number[] | undefined {
  const [first = -1, last = -1, ...more] = text.split('-').map(numberOf);
  if (first < 0 || last < 0 || more.length > 0) return undefined;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

function numberOf(name: string): number {
  return WEEKDAYS.indexOf(name);
}
