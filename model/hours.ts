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

/** The days that such a text names, each once, as numbers; what is no day or run of days names none. */
export function parseWeekdays(text: string): number[] {
  const names: readonly string[] = WEEKDAYS;
  const days = runs(text).flatMap((run) => {
    const [first = -1, last = first, ...more] = run.split('-').map((name) => names.indexOf(name));
    if (first < 0 || last < 0 || more.length > 0) return [];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);
  });
  return [...new Set(days)];
}

/** The weekdays with hours, Sunday being 0: the one set that visitors and search engines get. */
export function openWeekdays({ visible }: Hours): number[] {
  return parseWeekdays(visible.days);
}

/** Hours as the contact page states them: "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export function hoursText(hours: Hours): string {
  return `${daysAnd(hours, clock)}${weekendText(hours)}`;
}

/** The weekday hours alone, short enough for one line on a phone: "Monday-Friday 8am-8pm". */
export function weekdayHoursText(hours: Hours): string {
  return daysAnd(hours, (time) => shortTime(time).replace(' ', '').toLowerCase());
}

/** Hours in the short form of the city pages: "Monday-Friday 8am-8pm, weekends by appointment". */
export function hoursShortText(hours: Hours): string {
  return `${weekdayHoursText(hours)}${weekendText(hours)}`;
}

function daysAnd({ visible }: Hours, format: (time: string) => string): string {
  const days = new Intl.ListFormat('en-US').format(runs(visible.days));
  return `${days} ${format(visible.opens)}-${format(visible.closes)}`;
}

/** What holds on the days of the weekend that have no hours, if there are any. */
function weekendText(hours: Hours): string {
  const open = openWeekdays(hours);
  const [free, ...more] = ([6, 0] as const).filter((day) => !open.includes(day));
  if (free === undefined) return '';
  return `, ${more.length > 0 ? 'weekends' : `${WEEKDAYS[free]}s`} ${hours.visible.weekends}`;
}

/** "20:00" as "8 PM", "08:30" as "8:30 AM". */
function shortTime(time: string): string {
  return clock(time).replace(':00', '');
}

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

/** Whether the hours that people read and those that machines read say the same. */
export function hoursAgree({ visible, structured }: Hours): boolean {
  return visible.opens === structured.opens && visible.closes === structured.closes;
}

/** "2027-01-01" as "January 1, 2027". */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Days without hours as visitors read them: "January 1, 2027; December 25, 2027". */
export function holidaysText(holidays: readonly string[]): string {
  return holidays.map(longDate).join('; ');
}

/** When the business is open, as little as a page needs to tell whether it is open now. */
export interface OpenHours {
  /** Open weekdays, Sunday being 0. */
  days: readonly number[];
  opens: string;
  closes: string;
  /** What holds on a Saturday or Sunday without hours: "by appointment". */
  weekends: string;
  /** "America/Boise", and what people call it. */
  zone: string;
  zoneName: string;
  /** Closed dates, "2027-01-01". */
  holidays: readonly string[];
}

/**
 * Whether the business is open at an instant, in words: "Open until 8 PM Mountain Time", "Opens
 * Monday 8 AM", "Opens Monday, December 7 at 8 AM" or "By appointment this weekend". Reads the clock
 * of the business's own time zone, on either side of a change to or from daylight-saving time.
 * @param now milliseconds since 1970
 */
export function openNow(hours: OpenHours, now: number): string {
  const { days, opens, closes, zone: timeZone, zoneName, holidays } = hours;
  // Swedish writes "2026-03-08 07:59".
  const local = new Date(now).toLocaleString('sv-SE', { timeZone });
  const time = local.slice(11, 16);
  for (let ahead = 0; ahead < 366; ahead++) {
    const day = new Date(`${local.slice(0, 10)}T00:00Z`);
    day.setUTCDate(day.getUTCDate() + ahead);
    const weekday = day.getUTCDay();
    if (holidays.includes(day.toISOString().slice(0, 10))) continue;
    if (!days.includes(weekday)) {
      if (ahead > 0 || weekday % 6 !== 0) continue;
      const words = hours.weekends.charAt(0).toUpperCase() + hours.weekends.slice(1);
      return `${words} ${days.includes(6 - weekday) ? 'today' : 'this weekend'}`;
    }
    if (ahead === 0 && time >= closes) continue;
    if (ahead === 0 && time >= opens) return `Open until ${shortTime(closes)} ${zoneName}`;
    return `Opens ${dayText(day, ahead)} ${shortTime(opens)}`;
  }
  return '';
}

/** "today", "Monday", or "Monday, December 7 at" where a weekday alone would mean an earlier one. */
function dayText(day: Date, ahead: number): string {
  if (ahead === 0) return 'today';
  const weekday = { weekday: 'long', timeZone: 'UTC' } as const;
  if (ahead < 7) return day.toLocaleDateString('en-US', weekday);
  return `${day.toLocaleDateString('en-US', { ...weekday, month: 'long', day: 'numeric' })} at`;
}
