import type { Hours } from './schemas/business.ts';

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

/** "Monday-Wednesday, Friday" as its parts. */
const runs = (days: string) => days.split(',').map((run) => run.trim());

/** The days that such a text names, each once, as numbers. */
export function parseWeekdays(text: string): number[] {
  const names: readonly string[] = WEEKDAYS;
  const days = runs(text).flatMap((run) => {
    const [first = 0, last = first] = run.split('-').map((name) => names.indexOf(name));
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);
  });
  return [...new Set(days)];
}

/** The hours alone, short enough for one line on a phone: "Monday-Friday 8am-8pm". */
export function openHoursText({ visible }: Hours, format = shortClock): string {
  const list = new Intl.ListFormat('en-US');
  const texts = visible.map(
    ({ days, opens, closes }) => `${list.format(runs(days))} ${format(opens)}-${format(closes)}`,
  );
  return texts.join(', ');
}

/** The same with what holds on weekends: "Monday-Friday 8am-8pm, weekends by appointment". */
export function hoursShortText(hours: Hours, format = shortClock): string {
  const open = hours.visible.flatMap(({ days }) => parseWeekdays(days));
  const [free, ...more] = ([6, 0] as const).filter((day) => !open.includes(day));
  const text = openHoursText(hours, format);
  if (free === undefined || hours.weekends === undefined) return text;
  return `${text}, ${more.length > 0 ? 'weekends' : `${WEEKDAYS[free]}s`} ${hours.weekends}`;
}

/** The same at full length: "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export const hoursText = (hours: Hours) => hoursShortText(hours, clock);

const shortClock = (time: string) => shortTime(time).replace(' ', '').toLowerCase();

/** "20:00" as "8 PM", "08:30" as "8:30 AM". */
export const shortTime = (time: string) => clock(time).replace(':00', '');

/** "20:00" as "8:00 PM". */
export function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What people call the time zone of the hours: "Mountain Time". */
export function zoneName({ timeZone }: Hours): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The date of an instant where the hours hold, "2027-01-01". */
export function dateIn({ timeZone }: Pick<Hours, 'timeZone'>, now = new Date()): string {
  // Swedish writes dates in this form.
  return now.toLocaleDateString('sv-SE', { timeZone });
}

/** "2027-01-01" as "January 1, 2027". */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
