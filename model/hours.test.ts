import { expect, it } from 'vitest';
import { clock, hoursShortText, hoursText, longDate, parseWeekdays } from './hours.ts';
import type { Hours } from './schemas/business.ts';

const hours: Hours = {
  visible: [{ days: 'Monday-Friday', opens: '08:30', closes: '20:00' }],
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
])('"%s" names the days %j', (text, days) => expect(parseWeekdays(text)).toEqual(days));
