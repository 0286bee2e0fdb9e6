import { longDate } from './dates.ts';
import { shortTime } from './open-now.ts';
import type { Hours } from './schemas/business.ts';
import { parseWeekdays, WEEKDAYS, weekdayParts } from './weekdays.ts';

/** Saturday and Sunday. */
const WEEKEND = [6, 0] as const;

/** Hours as the contact page states them: "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export function hoursText(hours: Hours): string {
  const { opens, closes } = hours.visible;
  return `${daysText(hours)} ${clock(opens)}-${clock(closes)}${weekendText(hours)}`;
}

/** The weekday hours alone, short enough for one line on a phone: "Monday-Friday 8am-8pm". */
export function weekdayHoursText(hours: Hours): string {
  const { opens, closes } = hours.visible;
  return `${daysText(hours)} ${shortClock(opens)}-${shortClock(closes)}`;
}

/** Hours in the short form of the city pages: "Monday-Friday 8am-8pm, weekends by appointment". */
export function hoursShortText(hours: Hours): string {
  return `${weekdayHoursText(hours)}${weekendText(hours)}`;
}

/** The weekdays with hours, Sunday being 0: the one set that visitors and search engines get. */
export function openWeekdays({ visible }: Hours): number[] {
  return parseWeekdays(visible.days);
}

/** Days without hours as visitors read them: "January 1, 2027; December 25, 2027". */
export function holidaysText(holidays: readonly string[]): string {
  return holidays.map(longDate).join('; ');
}

/** "Monday-Friday", "Monday-Wednesday and Friday" */
function daysText({ visible }: Hours): string {
  return new Intl.ListFormat('en-US').format(weekdayParts(visible.days));
}

/** What holds on the days of the weekend that have no hours, if there are any. */
function weekendText(hours: Hours): string {
  const open = openWeekdays(hours);
  const [free, ...more] = WEEKEND.filter((day) => !open.includes(day));
  if (free === undefined) return '';
  const days = more.length > 0 ? 'weekends' : `${WEEKDAYS[free]}s`;
  return `, ${days} ${hours.visible.weekends}`;
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

/** "20:00" as "8:00 PM". */
export function clock(time: string): string {
  return shortTime(time).replace(/^\d+(?= )/, '$&:00');
}

/** "20:00" as "8pm". */
function shortClock(time: string): string {
  return shortTime(time).replace(' ', '').toLowerCase();
}
