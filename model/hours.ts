import type { Business, Closure, Hours } from './schemas/business.ts';
import { parseWeekdays, WEEKDAYS, weekdayRanges } from './weekdays.ts';

/** What people are told; `structured` is for search engines. */
type VisibleHours = Omit<Hours, 'structured'>;

type OpeningTimes = Pick<Business, 'holidays'> & { hours: VisibleHours };

/** Formats a time of day: "20:00" as "8pm" or as "8:00 PM". */
type ClockFormat = (time: string) => string;

const SATURDAY = 6;
const SUNDAY = 0;

/** Hours past midnight are split at these two. */
const START_OF_DAY = '00:00';
const END_OF_DAY = '24:00';

const ALWAYS_OPEN = 'Open 24 hours';

/**
 * The hours without weekend notes, short enough for one line on a phone: "Monday-Friday 8am-8pm", with
 * a break "Monday-Friday 8am-12pm and 1pm-6pm", or "Open 24 hours" for a whole week.
 */
export function openHoursText({ visible }: VisibleHours, format: ClockFormat = shortClock): string {
  const list = new Intl.ListFormat('en-US');
  const wholeDays = visible.filter(isWholeDay).flatMap(({ days }) => parseWeekdays(days));
  if (new Set(wholeDays).size === WEEKDAYS.length) return ALWAYS_OPEN;

  const spansByDays = new Map<string, typeof visible>();
  for (const span of visible) {
    const names = list.format(weekdayRanges(span.days));
    spansByDays.set(names, [...(spansByDays.get(names) ?? []), span]);
  }

  return [...spansByDays]
    .map(([names, spans]) => {
      const times = inOrder(spans).map((span) => {
        const { opens, closes } = span;
        return isWholeDay(span) ? 'open 24 hours' : `${format(opens)}-${format(closes)}`;
      });
      return `${names} ${list.format(times)}`;
    })
    .join(', ');
}

function isWholeDay({ opens, closes }: { opens: string; closes: string }): boolean {
  return opens === START_OF_DAY && closes === END_OF_DAY;
}

/** Sorts the hours of one day, earliest first. */
function inOrder<Span extends { opens: string }>(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => a.opens.localeCompare(b.opens));
}

/** The hours with the weekend note: "Monday-Friday 8am-8pm, weekends by appointment". */
export function hoursShortText(hours: VisibleHours, format: ClockFormat = shortClock): string {
  const text = openHoursText(hours, format);
  const free = freeWeekend(hours);
  if (free === undefined || hours.weekends === undefined) return text;
  return `${text}, ${free} ${hours.weekends}`;
}

/** The hours in full: "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export function hoursText(hours: VisibleHours): string {
  return hoursShortText(hours, clock);
}

/**
 * The weekend days without hours: "weekends", "Saturdays" or "Sundays"; undefined if both have hours.
 */
function freeWeekend({ visible }: VisibleHours): string | undefined {
  const open = visible.flatMap(({ days }) => parseWeekdays(days));
  const isSaturdayFree = !open.includes(SATURDAY);
  const isSundayFree = !open.includes(SUNDAY);

  if (isSaturdayFree && isSundayFree) return 'weekends';
  if (isSaturdayFree) return 'Saturdays';
  return isSundayFree ? 'Sundays' : undefined;
}

/** "20:00" as "8:00 PM", "24:00" as "midnight". */
export function clock(time: string): string {
  if (time === END_OF_DAY) return 'midnight';

  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(2);
  // Noon and midnight are 12, not 0.
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "20:00" as "8 PM", "08:30" as "8:30 AM". */
function shortTime(time: string): string {
  return clock(time).replace(':00', '');
}

/** "20:00" as "8pm", "08:30" as "8:30am". */
function shortClock(time: string): string {
  return shortTime(time).replace(' ', '').toLowerCase();
}

/** The everyday name of the time zone: "Mountain Time". */
export function zoneName({ timeZone }: Pick<Hours, 'timeZone'>): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  // In 1970 some had other names.
  const name = format.formatToParts(Date.UTC(2026, 0)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

/** The date in the business's time zone, "2027-01-01". */
export function dateIn({ timeZone }: Pick<Hours, 'timeZone'>, now = new Date()): string {
  // The Swedish format is ISO 8601.
  return now.toLocaleDateString('sv-SE', { timeZone });
}

/** The time in the business's time zone, "08:30:00". */
function timeIn({ timeZone }: Pick<Hours, 'timeZone'>, now: Date): string {
  return now.toLocaleTimeString('sv-SE', { timeZone });
}

/** "2027-01-01" as "January 1, 2027". */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Unit: milliseconds. */
const DAY = 86_400_000;

/** The start of any week. */
const SOME_DAY = '2026-06-01';

/** How long before a closure pages announce it. Unit: days. */
const ANNOUNCED = 14;

/** Adds days to a date; negative days go back. */
function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Sorts closures and merges those that overlap or are adjacent. */
export function joinClosures(closures: readonly Closure[]): Closure[] {
  const joined: Closure[] = [];
  for (const closure of [...closures].sort((a, b) => a.first.localeCompare(b.first))) {
    const before = joined.at(-1);
    const isSeparate = before === undefined || closure.first > dateAfter(before.last, 1);

    if (isSeparate) joined.push({ ...closure });
    else if (closure.last > before.last) before.last = closure.last;
  }
  return joined;
}

/** The first day on which pages announce a closure. */
export function announcedFrom({ first }: Closure): string {
  return dateAfter(first, -ANNOUNCED);
}

/** "December 25", "November 26 and 27", "July 6 to 24", "December 24 to January 2". */
export function closureText({ first, last }: Closure): string {
  if (first === last) return monthAndDay(first);

  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = isOneMonth ? Number(last.slice(8)) : monthAndDay(last);
  const joint = last === dateAfter(first, 1) ? 'and' : 'to';
  return `${monthAndDay(first)} ${joint} ${end}`;
}

/** "December 24". */
function monthAndDay(date: string): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-US', options);
}

/**
 * Whether the business is open, in words: "Open until 8 PM Mountain Time", "Opens Monday 8 AM", "By
 * appointment this weekend", or if it stays closed for a week or longer "Closed until Monday, December
 * 7". Empty if it has no hours at all. Uses the business's own time zone, including its changes to and
 * from daylight saving time.
 */
export function openNow(times: OpeningTimes, now: Date): string {
  return statusAt(times, dateIn(times.hours, now), timeIn(times.hours, now));
}

/**
 * The longest text of `openNow` in a week without days off or at the start of a closure. It can hold the
 * space of the others.
 */
export function longestStatus({ hours, holidays }: OpeningTimes): string {
  const times = hours.visible.flatMap(({ opens, closes }) => [opens, closes]);
  const ofWeek = WEEKDAYS.flatMap((_, day) =>
    [START_OF_DAY, ...times].map((time) => {
      return statusAt({ hours, holidays: [] }, dateAfter(SOME_DAY, day), time);
    }),
  );
  const ofClosures = holidays.map(({ first }) =>
    statusAt({ hours, holidays }, first, START_OF_DAY),
  );

  return [...ofWeek, ...ofClosures].reduce((longest, text) => {
    return text.length > longest.length ? text : longest;
  }, '');
}

/**
 * The text of `openNow` at a date and a time of day in the business's time zone: "2027-01-01" and
 * "08:30:00".
 */
function statusAt({ hours, holidays }: OpeningTimes, today: string, now: string): string {
  // In the worst case, each day off removes the only open day of a week.
  const daysOff = holidays.reduce(
    (days, { first, last }) => days + 1 + (Date.parse(last) - Date.parse(first)) / DAY,
    0,
  );
  const farthest = 7 * (daysOff + 1);

  for (let ahead = 0; ahead <= farthest; ahead++) {
    const date = dateAfter(today, ahead);
    if (isDayOff(holidays, date)) continue;

    const day = new Date(date);
    const weekday = day.getUTCDay();
    const spans = spansOn(hours, weekday);
    if (ahead === 0 && spans.length === 0) {
      const weekend = weekendText(hours, weekday);
      if (weekend !== undefined) return weekend;
    }

    // On later days, all hours are still ahead.
    const time = ahead === 0 ? now : '';
    const next = spans.find(({ closes }) => time < closes);
    if (next === undefined) continue;
    if (time >= next.opens) return openUntil({ hours, holidays }, date, next.closes, time);

    // From a week on, a weekday alone would mean an earlier date.
    if (ahead >= 7) return `Closed until ${dayAndDate(day)}`;
    return `Opens ${ahead === 0 ? 'today' : WEEKDAYS[weekday]} ${shortTime(next.opens)}`;
  }
  return '';
}

/**
 * When the business closes: "Open until 8 PM Mountain Time", "Open until Friday 8 PM Mountain Time",
 * "Open 24 hours". Hours that end at midnight continue with hours that start at midnight.
 * @param date the current day
 * @param closes the end of the current hours
 * @param now the current time
 */
function openUntil(
  { hours, holidays }: OpeningTimes,
  date: string,
  closes: string,
  now: string,
): string {
  let end = closes;
  let ahead = 0;
  while (end === END_OF_DAY) {
    if (ahead === WEEKDAYS.length) return ALWAYS_OPEN;

    const nextDate = dateAfter(date, ahead + 1);
    const nextDay = new Date(nextDate).getUTCDay();
    const spans = isDayOff(holidays, nextDate) ? [] : spansOn(hours, nextDay);
    const next = spans.find(({ opens }) => opens === START_OF_DAY);
    if (next === undefined) break;

    end = next.closes;
    ahead++;
  }

  // Less than a day ahead, the time alone is clear.
  const isWithinDay = ahead === 0 || (ahead === 1 && end <= now);
  const lastDay = new Date(dateAfter(date, ahead)).getUTCDay();
  const day = isWithinDay ? '' : `${WEEKDAYS[lastDay]} `;
  return `Open until ${day}${shortTime(end)} ${zoneName(hours)}`;
}

function isDayOff(closures: readonly Closure[], date: string): boolean {
  return closures.some(({ first, last }) => date >= first && date <= last);
}

/** The hours of a weekday, earliest first. */
function spansOn({ visible }: VisibleHours, weekday: number) {
  return inOrder(visible.filter(({ days }) => parseWeekdays(days).includes(weekday)));
}

/** The note for a weekend day without hours: "By appointment this weekend"; otherwise undefined. */
function weekendText(hours: VisibleHours, weekday: number): string | undefined {
  const isWeekend = weekday === SATURDAY || weekday === SUNDAY;
  if (!isWeekend || hours.weekends === undefined) return undefined;

  const words = hours.weekends.charAt(0).toUpperCase() + hours.weekends.slice(1);
  const otherDay = weekday === SATURDAY ? SUNDAY : SATURDAY;
  const hasOtherDay = spansOn(hours, otherDay).length > 0;
  return `${words} ${hasOtherDay ? 'today' : 'this weekend'}`;
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
