import { expect, it } from 'vitest';
import { clock, hoursShortText, hoursText, longDate, openNow, parseWeekdays } from './hours.ts';
import type { Hours } from './schemas/business.ts';

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
])('%s reads "%s", and says nothing of a weekend where the owner does not', (days, text) => {
  const visible = hours.visible.map((span) => ({ ...span, days }));
  expect(hoursShortText({ ...hours, visible })).toBe(text);
  const [week] = text.split(/, \w+ by/);
  expect(hoursShortText({ ...hours, visible, weekends: undefined })).toBe(week);
});

it('has other hours on other days', () => {
  const saturday = { days: 'Saturday', opens: '09:00', closes: '14:00' };
  expect(hoursShortText({ ...hours, visible: [...hours.visible, saturday] })).toBe(
    'Monday-Friday 8:30am-8pm, Saturday 9am-2pm, Sundays by appointment',
  );
});

it('reads long on the contact page, holidays too', () => {
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

const HOLIDAYS = ['2026-12-25', '2027-01-01'];
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
])('says on %s whether the business is open', (_, instant, text) => {
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
  const facts = { hours: { ...hours, visible }, holidays: ['2026-12-26'] };
  expect(openNow(facts, new Date(`${date}T12:00-07:00`))).toBe(text);
});
