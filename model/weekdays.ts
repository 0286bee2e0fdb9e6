/** In the order in which JavaScript counts them, from 0. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The parts of a text such as "Monday-Wednesday, Friday". */
export function weekdayParts(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** The days that such a text names, each once, as numbers; what is no day or run of days names none. */
export function parseWeekdays(text: string): number[] {
  return [...new Set(weekdayParts(text).flatMap(parseRun))];
}

/** "Monday-Friday" or "Monday" as numbers. */
function parseRun(run: string): number[] {
  const [first = -1, last = first, ...more] = run.split('-').map(numberOf);
  if (first < 0 || last < 0 || more.length > 0) return [];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

function numberOf(name: string): number {
  const names: readonly string[] = WEEKDAYS;
  return names.indexOf(name);
}
