import type { Hours } from './schemas/business.ts';

/** Hours as the contact page states them: "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export function hoursText({ visible }: Hours): string {
  return `${visible.days} ${clock(visible.opens)}-${clock(visible.closes)}, weekends ${visible.weekends}`;
}

/** The weekday hours alone, short enough for one line on a phone: "Monday-Friday 8am-8pm". */
export function weekdayHoursText({ visible }: Hours): string {
  return `${visible.days} ${shortClock(visible.opens)}-${shortClock(visible.closes)}`;
}

/** Hours in the short form of the town pages: "Monday-Friday 8am-8pm, weekends by appointment". */
export function hoursShortText(hours: Hours): string {
  return `${weekdayHoursText(hours)}, weekends ${hours.visible.weekends}`;
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
  const { hour, minutes, half } = twelveHour(time);
  return `${hour}:${minutes} ${half}`;
}

function shortClock(time: string): string {
  const { hour, minutes, half } = twelveHour(time);
  return `${hour}${minutes === '00' ? '' : `:${minutes}`}${half.toLowerCase()}`;
}

function twelveHour(time: string) {
  const hours = Number(time.slice(0, 2));
  return { hour: hours % 12 || 12, minutes: time.slice(3), half: hours < 12 ? 'AM' : 'PM' };
}
