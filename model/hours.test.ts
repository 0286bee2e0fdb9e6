import { expect, it } from 'vitest';
import {
  announcedFrom,
  clock,
  closureText,
  hoursShortText,
  hoursText,
  joinClosures,
  longDate,
  longestStatus,
  openNow,
} from './hours.ts';
import type { Hours } from './schemas/business.ts';
import { parseWeekdays } from './weekdays.ts';

const week = { days: 'Monday-Friday', opens: '08:30', closes: '20:00' };
const hours: Hours = {
  visible: [week],
  structured: [{ days: 'Monday-Friday', opens: '08:00', closes: '18:00' }],
  weekends: 'by appointment',
  timeZone: 'America/Boise',
};

it.each([
  ['Monday-Friday', 'Monday-Friday 8:30am-8pm, weekends by appointment'],
  ['Monday-Saturday', 'Monday-Saturday 8:30am-8pm, Sundays by appointment'],
  ['Sunday-Thursday', 'Sunday-Thursday 8:30am-8pm, Saturdays by appointment'],
  ['Monday-Sunday', 'Monday-Sunday 8:30am-8pm'],
  ['Monday-Wednesday,Friday', 'Monday-Wednesday and Friday 8:30am-8pm, weekends by appointment'],
])('%s reads "%s", without a weekend note unless the owner has one', (days, text) => {
  const visible = hours.visible.map((span) => ({ ...span, days }));
  expect(hoursShortText({ ...hours, visible })).toBe(text);
  const [week] = text.split(/, \w+ by/);
  expect(hoursShortText({ ...hours, visible, weekends: undefined })).toBe(week);
});

it('lists different hours for different days', () => {
  const saturday = { days: 'Saturday', opens: '09:00', closes: '14:00' };
  expect(hoursShortText({ ...hours, visible: [...hours.visible, saturday] })).toBe(
    'Monday-Friday 8:30am-8pm, Saturday 9am-2pm, Sundays by appointment',
  );
});

it('shows a lunch break, whatever the order of the hours', () => {
  const morning = { ...week, opens: '08:00', closes: '12:00' };
  const afternoon = { ...week, opens: '13:00', closes: '18:00' };
  const saturday = { days: 'Saturday', opens: '09:00', closes: '14:00' };
  const visible = [afternoon, saturday, morning];
  const facts = { ...hours, visible, weekends: undefined };
  expect(hoursShortText(facts)).toBe('Monday-Friday 8am-12pm and 1pm-6pm, Saturday 9am-2pm');
});

it.each([
  [['2026-12-25'], ['December 25']],
  [['2026-12-24', '2026-12-26', '2026-12-25'], ['December 24 to 26']],
  [['2026-11-26', '2026-11-27'], ['November 26 and 27']],
  [['2026-12-31', '2027-01-01'], ['December 31 and January 1']],
  [
    ['2026-12-24', '2027-01-18', '2026-12-25 2027-01-02'],
    ['December 24 to January 2', 'January 18'],
  ],
  [['2027-02-27 2027-03-05', '2027-03-01 2027-03-02'], ['February 27 to March 5']],
])('merges consecutive days off: %j', (written, texts) => {
  const closures = written.map((days) => {
    const [first = '', last = first] = days.split(' ');
    return { first, last };
  });
  expect(joinClosures(closures).map(closureText)).toEqual(texts);
});

it('announces a closure two weeks ahead, across time changes too', () => {
  // Clocks go back on November 1, 2026, and forward on March 14, 2027.
  const firsts = ['2026-12-24', '2026-11-05', '2027-03-20'];
  const from = firsts.map((first) => announcedFrom({ first, last: first }));
  expect(from).toEqual(['2026-12-10', '2026-10-22', '2027-03-06']);
});

it('writes the hours in full for the contact page', () => {
  expect(hoursText(hours)).toBe('Monday-Friday 8:30 AM-8:00 PM, weekends by appointment');
  expect(longDate('2027-01-01')).toBe('January 1, 2027');
  expect(['00:15', '12:00'].map(clock)).toEqual(['12:15 AM', '12:00 PM']);
});

it.each([
  ['Saturday-Sunday', [6, 0]],
  ['Tuesday-Tuesday', [2]],
  ['Monday', [1]],
  ['Monday-Wednesday, Friday, Friday', [1, 2, 3, 5]],
])('"%s" names the days %j', (text, days) => {
  expect(parseWeekdays(text)).toEqual(days);
});

const HOLIDAYS = ['2026-12-25', '2027-01-01'].map((day) => ({ first: day, last: day }));
const OPEN = 'Open until 8 PM Mountain Time';
const WEEKEND = 'By appointment this weekend';

it.each([
  ['Friday before opening', '2026-11-20T08:29:59-07:00', 'Opens today 8:30 AM'],
  ['Friday at opening', '2026-11-20T08:30:00-07:00', OPEN],
  ['Friday just before closing', '2026-11-20T19:59:59-07:00', OPEN],
  ['Friday at closing', '2026-11-20T20:00:00-07:00', 'Opens Monday 8:30 AM'],
  ['Sunday just before midnight', '2026-11-22T23:59:00-07:00', WEEKEND],
  ['Monday just after midnight', '2026-11-23T00:01:00-07:00', 'Opens today 8:30 AM'],
  ['Wednesday evening', '2026-11-18T21:00:00-07:00', 'Opens Thursday 8:30 AM'],
  // Clocks go forward on March 8, 2026, and back on November 1.
  ['the Monday after they went forward', '2026-03-09T08:15:00-06:00', 'Opens today 8:30 AM'],
  ['the Sunday on which they go back', '2026-11-01T01:30:00-06:00', WEEKEND],
  ['the Monday after they went back', '2026-11-02T19:30:00-07:00', OPEN],
  ['Christmas', '2026-12-25T12:00:00-07:00', 'Opens Monday 8:30 AM'],
  ['the evening before New Year', '2026-12-31T20:30:00-07:00', 'Opens Monday 8:30 AM'],
])('says whether the business is open on %s', (_, instant, text) => {
  expect(openNow({ hours, holidays: HOLIDAYS }, new Date(instant))).toBe(text);
});

const saturday = { days: 'Saturday', opens: '09:00', closes: '14:00' };
const evening = { ...saturday, opens: '17:00', closes: '20:00' };
it.each([
  ['hours of its own', '2026-11-21', [week, saturday], 'Open until 2 PM Mountain Time'],
  ['hours on Saturday', '2026-11-22', [week, saturday], 'By appointment today'],
  [
    'a long break at noon',
    '2026-11-21',
    [evening, { ...saturday, closes: '12:00' }],
    'Opens today 5 PM',
  ],
  ['a holiday', '2026-12-26', [week], 'Opens Monday 8:30 AM'],
  ['no open day', '2026-11-30', [], ''],
])('with %s on %s', (_, date, visible, text) => {
  const facts = {
    hours: { ...hours, visible },
    holidays: [{ first: '2026-12-26', last: '2026-12-26' }],
  };
  expect(openNow(facts, new Date(`${date}T12:00-07:00`))).toBe(text);
});

/** Consecutive days from a date on. */
const daysFrom = (first: string, count: number) => [
  {
    first,
    last: new Date(Date.parse(first) + (count - 1) * 86_400_000).toISOString().slice(0, 10),
  },
];

const mondays = { ...week, days: 'Monday' };
it.each([
  // Monday, November 23, 2026, is the first day off.
  ['four days off', [week], daysFrom('2026-11-23', 4), '2026-11-23', 'Opens Friday 8:30 AM'],
  [
    'a week off',
    [week],
    daysFrom('2026-11-23', 7),
    '2026-11-23',
    'Closed until Monday, November 30',
  ],
  [
    'the day before opening',
    [week],
    daysFrom('2026-11-23', 7),
    '2026-11-29',
    'Opens Monday 8:30 AM',
  ],
  [
    'two weeks off',
    [week],
    daysFrom('2026-11-23', 14),
    '2026-11-23',
    'Closed until Monday, December 7',
  ],
  // Clocks go back on November 1, 2026, and forward on March 14, 2027.
  [
    'weeks in which clocks go back',
    [week],
    daysFrom('2026-10-26', 12),
    '2026-10-26',
    'Closed until Monday, November 9',
  ],
  [
    'weeks in which clocks go forward',
    [week],
    daysFrom('2027-03-08', 12),
    '2027-03-08',
    'Closed until Monday, March 22',
  ],
  [
    'days off over New Year',
    [week],
    daysFrom('2026-12-24', 11),
    '2026-12-24',
    'Closed until Monday, January 4',
  ],
  [
    'one open day in a week, which is over',
    [mondays],
    [],
    '2026-11-23',
    'Closed until Monday, November 30',
  ],
  [
    'every open day of a month off',
    [mondays],
    ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].flatMap((day) => daysFrom(day, 1)),
    '2026-11-23',
    'Closed until Monday, December 21',
  ],
  ['no hours at all', [], daysFrom('2026-11-23', 14), '2026-11-23', ''],
])('with %s, says how long it is closed', (_, visible, holidays, date, text) => {
  // Evening in both standard and daylight saving time.
  const evening = new Date(`${date}T21:00-07:00`);
  expect(openNow({ hours: { ...hours, visible, weekends: undefined }, holidays }, evening)).toBe(
    text,
  );
});

const span = (days: string, opens: string, closes: string) => ({ days, opens, closes });
const ALWAYS = [span('Monday-Sunday', '00:00', '24:00')];

it.each([
  [ALWAYS, 'Open 24 hours', 'Open 24 hours'],
  [
    [span('Monday-Friday', '00:00', '24:00'), span('Saturday', '09:00', '14:00')],
    'Monday-Friday open 24 hours, Saturday 9am-2pm, Sundays by appointment',
    'Monday-Friday open 24 hours, Saturday 9:00 AM-2:00 PM, Sundays by appointment',
  ],
  [
    [span('Friday', '20:00', '24:00'), span('Saturday-Sunday', '00:00', '02:00')],
    'Friday 8pm-midnight, Saturday-Sunday 12am-2am',
    'Friday 8:00 PM-midnight, Saturday-Sunday 12:00 AM-2:00 AM',
  ],
])('%#: describes hours that end at midnight', (visible, short, long) => {
  expect(hoursShortText({ ...hours, visible })).toBe(short);
  expect(hoursText({ ...hours, visible })).toBe(long);
});

const NIGHT = [
  span('Friday', '20:00', '24:00'),
  span('Saturday', '00:00', '02:00'),
  span('Saturday', '20:00', '24:00'),
];
const LONG = [span('Monday-Thursday', '00:00', '24:00'), span('Friday', '00:00', '20:00')];
const CHRISTMAS = [{ first: '2026-12-25', last: '2026-12-25' }];
it.each([
  ['just before midnight', NIGHT, [], '2026-11-20T23:59:59-07:00', 'Open until 2 AM Mountain Time'],
  ['at midnight', NIGHT, [], '2026-11-21T00:00:00-07:00', 'Open until 2 AM Mountain Time'],
  ['at the end of the night', NIGHT, [], '2026-11-21T02:00:00-07:00', 'Opens today 8 PM'],
  [
    'before a day off',
    NIGHT,
    CHRISTMAS,
    '2026-12-26T23:59:00-07:00',
    'Open until midnight Mountain Time',
  ],
  [
    'on days in a row',
    LONG,
    [],
    '2026-11-16T12:00:00-07:00',
    'Open until Friday 8 PM Mountain Time',
  ],
  ['on the last of them', LONG, [], '2026-11-20T12:00:00-07:00', 'Open until 8 PM Mountain Time'],
  [
    'the evening before that',
    LONG,
    [],
    '2026-11-19T21:00:00-07:00',
    'Open until 8 PM Mountain Time',
  ],
  ['always', ALWAYS, [], '2026-11-22T00:00:00-07:00', 'Open 24 hours'],
  [
    'the day before a day off',
    ALWAYS,
    CHRISTMAS,
    '2026-12-24T12:00:00-07:00',
    'Open until midnight Mountain Time',
  ],
  ['on a day off', ALWAYS, CHRISTMAS, '2026-12-25T12:00:00-07:00', 'Opens Saturday 12 AM'],
])('says %s how long it is open', (_, visible, holidays, instant, text) => {
  expect(openNow({ hours: { ...hours, visible }, holidays }, new Date(instant))).toBe(text);
});

it('knows the longest status of any hour, with and without closures', () => {
  const closure = { first: '2026-09-14', last: '2026-09-22' };
  for (const holidays of [[], [closure]]) {
    const longest = longestStatus({ hours, holidays });
    const statuses = new Set<string>();
    for (let hour = 0; hour < 30 * 24; hour++) {
      statuses.add(openNow({ hours, holidays }, new Date(Date.UTC(2026, 8, 1, hour))));
    }

    expect(statuses).toContain(longest);
    expect([...statuses].filter(({ length }) => length > longest.length)).toEqual([]);
  }
});
