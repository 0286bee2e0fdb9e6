import { WEEKDAYS } from '../weekdays.ts';

/** One way to write a value. Of two that could be meant, neither is a form: "3/4", "7:00". */
export interface Form {
  /** How it looks; without flags, since forms and editors read patterns without any. */
  looks: RegExp;
  /** What it means, by the named groups of the pattern; undefined where it means nothing after all. */
  means: (parts: Readonly<Record<string, string>>, written: string) => string | undefined;
}

/** What a value means that is written in one of some forms; undefined where it is in none. */
export function readForm(forms: readonly Form[], written: string): string | undefined {
  for (const { looks, means } of forms) {
    const match = looks.exec(written);
    if (match !== null) return means(match.groups ?? {}, written);
  }
  return undefined;
}

/** One pattern for all forms, as a JSON Schema has it: names of groups, which may repeat, are left out. */
export function patternOf(forms: readonly Form[]): string {
  return forms.map(({ looks }) => looks.source.replace(/\(\?<\w+>/g, '(?:')).join('|');
}

const asWritten: Form['means'] = (_, written) => written;

/** A day: "6/30/2027", "12/25/26", "2027-6-30", "June 30, 2027", each as "2027-06-30". */
export const DAYS: readonly Form[] = [
  { looks: /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d\d)$/, means: dayOf },
  { looks: /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/, means: dayOf },
  { looks: /^(?<month>[A-Z][a-z]{2,8})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/, means: dayOf },
];

/** A day in the form of ISO 8601, whether or not it is in the calendar. */
function dayOf({ year = '', month = '', day = '' }: Readonly<Record<string, string>>): string {
  const number = /\d/.test(month) ? month : `${new Date(`${month} 1, 2000`).getMonth() + 1}`;
  return `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A time of the day that says which half of it is meant: "8am", "8:30 PM", "20:00", "noon". */
export const TIMES: readonly Form[] = [
  { looks: /^(?:[01]\d|2[0-3]):[0-5]\d$/, means: asWritten },
  { looks: /^(?:24(?::00)?|0:00|[Mm]idnight|MIDNIGHT)$/, means: () => '24:00' },
  { looks: /^(?:[Nn]oon|NOON)$/, means: () => '12:00' },
  {
    looks: /^(?<hour>1[0-2]|0?[1-9])(?::(?<minutes>[0-5]\d))?\s*(?<half>[AaPp])\.?[Mm]\.?$/,
    means: ({ hour, minutes = '00', half }) => {
      // On a clock of 12 hours, the hour 12 comes before 1.
      const hourOf24 = (Number(hour) % 12) + (/p/i.test(`${half}`) ? 12 : 0);
      return `${`${hourOf24}`.padStart(2, '0')}:${minutes}`;
    },
  },
];

/** Days of the week: one, some in a row, or several of these, as "Monday-Wednesday, Friday". */
export const DAYS_OF_WEEK: readonly Form[] = [
  {
    looks: /^(?:[Ee]very ?day|[Dd]aily|[Aa]ll (?:week|days)|(?:7|[Ss]even) days(?: a week)?)$/,
    means: () => 'Monday-Sunday',
  },
  { looks: /^(?:[Ww]eek ?days|[Ee]very weekday)$/, means: () => 'Monday-Friday' },
  { looks: /^[Ww]eek ?ends?$/, means: () => 'Saturday-Sunday' },
  {
    looks: /^[A-Za-z]{3,}\.?(?:\s*(?:[-–—,&]|to|through|,? *and)\s*[A-Za-z]{3,}\.?)*$/,
    means: (_, written) => {
      const groups = written.split(/\s*(?:,\s*and\b|\band\b|,|&)\s*/);
      const runs = groups.map((group) => group.split(/\s*(?:[-–—]|\bto\b|\bthrough\b)\s*/));
      const days = runs.map((run) => run.map(dayNamed).join('-')).join(', ');
      return runs.flat().every(dayNamed) && runs.every(({ length }) => length < 3)
        ? days
        : undefined;
    },
  },
];

/** The day that a word begins: "Thurs." is Thursday, "Mondays" Monday. */
function dayNamed(word: string): string | undefined {
  const start = word.toLowerCase().replace(/\.$|(?<=day)s$/g, '');
  return WEEKDAYS.find((day) => day.toLowerCase().startsWith(start));
}

/** A sum in dollars: "$5", "7.50", "$1,200", read with its sign and its cents, if any. */
export const SUMS: readonly Form[] = [
  {
    looks: /^\$?(?<dollars>\d{1,3}(?:,?\d{3})*(?:\.\d\d?)?)$/,
    means: ({ dollars = '' }) => {
      const sum = Number(dollars.replaceAll(',', ''));
      const digits = Number.isInteger(sum) ? 0 : 2;
      return `$${sum.toLocaleString('en-US', { minimumFractionDigits: digits })}`;
    },
  },
];

/** A span of time: "2 hours", "1 to 3 weeks". */
export const SPANS: readonly Form[] = [
  {
    looks:
      /^(?<from>\d+)(?:\s*(?:-|–|to)\s*(?<to>\d+))? (?<unit>(?:minute|hour|day|week|month)s?)$/,
    means: ({ from, to, unit }) => `${from}${to === undefined ? '' : `-${to}`} ${unit}`,
  },
];

/** A ZIP code, of five digits or nine. */
export const ZIPS: readonly Form[] = [{ looks: /^\d{5}(?:-\d{4})?$/, means: asWritten }];
