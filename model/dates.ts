const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2027-01-01" as "January 1, 2027". */
export function longDate(date: string): string {
  return LONG.format(Date.parse(date));
}
