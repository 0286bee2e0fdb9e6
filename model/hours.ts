import type { Business, Hours } from './schemas/business.ts';

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
const shortTime = (time: string) => clock(time).replace(':00', '');

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

/**
 * Whether the business is open at an instant, in words: "Open until 8 PM Mountain Time", "Opens
 * Monday 8 AM", "By appointment this weekend", and when it stays closed for a week or longer "Closed
 * until Monday, December 7". Empty where it has no hours at all. Reads the clock of its own time zone,
 * on either side of a change to or from daylight-saving time.
 */
export function openNow({ hours, holidays }: Pick<Business, 'hours' | 'holidays'>, now: Date) {
  const { visible, weekends, timeZone } = hours;
  const spansOn = (weekday: number) =>
    visible.filter(({ days }) => parseWeekdays(days).includes(weekday));

  // Each holiday can take at most the one open day of a week.
  const farthest = 7 * (holidays.length + 1);
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = new Date(Date.parse(dateIn(hours, now)) + ahead * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    if (holidays.includes(date)) continue;

    const weekday = day.getUTCDay();
    const spans = spansOn(weekday).toSorted((a, b) => a.opens.localeCompare(b.opens));
    if (ahead === 0 && spans.length === 0 && weekday % 6 === 0 && weekends !== undefined) {
      const words = weekends.charAt(0).toUpperCase() + weekends.slice(1);
      return `${words} ${spansOn(6 - weekday).length > 0 ? 'today' : 'this weekend'}`;
    }

    // On later days before all hours.
    const time = ahead === 0 ? now.toLocaleTimeString('sv-SE', { timeZone }) : '';
    const next = spans.find(({ closes }) => time < closes);
    if (next === undefined) continue;
    if (time >= next.opens) return `Open until ${shortTime(next.closes)} ${zoneName(hours)}`;

    // From a week on, the name of the day alone would be that of a nearer one.
    if (ahead >= 7) return `Closed until ${dayAndDate(day)}`;
    return `Opens ${ahead === 0 ? 'today' : WEEKDAYS[weekday]} ${shortTime(next.opens)}`;
  }
  return '';
}

/** "Monday, December 7". */
function dayAndDate(day: Date): string {
  return day.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
