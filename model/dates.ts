const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2027-01-01" as "January 1, 2027". */
export function longDate(date: string): string {
  return LONG.format(Date.parse(date));
}

/** The day that it is somewhere: "2027-01-01". */
export function dayIn(timeZone: string, now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** The day so many days after one. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
