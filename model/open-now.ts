/** When the business is open, as little as a page needs to tell whether it is open now. */
export interface OpenHours {
  /** Open weekdays, Sunday being 0. */
  days: readonly number[];
  /** "08:00" */
  opens: string;
  closes: string;
  /** What holds on a Saturday or Sunday without hours: "by appointment". */
  weekends: string;
  /** IANA name. */
  zone: string;
  /** What people call that zone: "Mountain Time". */
  zoneName: string;
  /** Closed dates, "2027-01-01". */
  holidays: readonly string[];
}

const DAY = 86_400_000;

/** How far ahead to look for an open day: past any row of holidays. Unit: days. */
const FURTHEST = 366;

/**
 * Whether the business is open at an instant, in words: "Open until 8 PM Mountain Time",
 * "Opens Monday 8 AM", "Opens Monday, December 7 at 8 AM" or "By appointment this weekend". Reads the clock of the business's own time zone, on either side of a change
 * to or from daylight-saving time.
 * @param now milliseconds since 1970
 */
export function openNow(hours: OpenHours, now: number): string {
  const { days, opens, closes, zone, zoneName, holidays } = hours;
  const [today, time] = localDateAndTime(zone, now);
  const weekend = weekendText(hours, today);
  if (weekend !== undefined) return weekend;
  for (let ahead = 0; ahead < FURTHEST; ahead++) {
    const day = new Date(Date.parse(`${today}T00:00Z`) + ahead * DAY);
    const isOpenDay =
      days.includes(day.getUTCDay()) && !holidays.includes(day.toISOString().slice(0, 10));
    if (!isOpenDay || (ahead === 0 && time >= closes)) continue;
    if (ahead === 0 && time >= opens) return `Open until ${shortTime(closes)} ${zoneName}`;
    return `Opens ${dayText(day, ahead)} ${shortTime(opens)}`;
  }
  return '';
}

/** What holds today, where it is a day of the weekend without hours. */
function weekendText({ days, weekends, holidays }: OpenHours, today: string): string | undefined {
  const day = new Date(`${today}T00:00Z`).getUTCDay();
  const other = { 0: 6, 6: 0 }[day];
  if (other === undefined || days.includes(day) || holidays.includes(today)) return undefined;
  const words = weekends.charAt(0).toUpperCase() + weekends.slice(1);
  return `${words} ${days.includes(other) ? 'today' : 'this weekend'}`;
}

/** The date and the time of day in a zone: "2026-03-08" and "07:59". */
function localDateAndTime(zone: string, now: number): [string, string] {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return [text.slice(0, 10), text.slice(-5)];
}

/** "today", "Monday", or "Monday, December 7 at" where a weekday alone would mean an earlier one. */
function dayText(day: Date, ahead: number): string {
  if (ahead === 0) return 'today';
  const weekday = { weekday: 'long', timeZone: 'UTC' } as const;
  if (ahead < 7) return day.toLocaleDateString('en-US', weekday);
  return `${day.toLocaleDateString('en-US', { ...weekday, month: 'long', day: 'numeric' })} at`;
}

/** "20:00" as "8 PM", "08:30" as "8:30 AM". */
export function shortTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.endsWith(':00') ? '' : time.slice(2);
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
