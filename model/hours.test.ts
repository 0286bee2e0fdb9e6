import { describe, expect, it } from 'vitest';
import {
  clock,
  holidaysText,
  hoursAgree,
  hoursShortText,
  hoursText,
  openWeekdays,
  zoneName,
} from './hours.ts';
import type { Hours } from './schemas/business.ts';

const hours: Hours = {
  visible: { days: 'Monday-Friday', opens: '08:00', closes: '20:00', weekends: 'by appointment' },
  structured: { opens: '08:00', closes: '18:00' },
  timeZone: 'America/Boise',
};

describe('hours', () => {
  it('reads long on the contact page and short on city pages', () => {
    expect(hoursText(hours)).toBe('Monday-Friday 8:00 AM-8:00 PM, weekends by appointment');
    expect(hoursShortText(hours)).toBe('Monday-Friday 8am-8pm, weekends by appointment');
  });
  it('keeps the minutes when there are some', () => {
    const half = { ...hours, visible: { ...hours.visible, opens: '08:30' } };
    expect(hoursShortText(half)).toContain('8:30am-8pm');
  });
  it('names the time zone', () => {
    expect(zoneName(hours)).toBe('Mountain Time');
  });
  it('notices that both readings differ', () => {
    expect(hoursAgree(hours)).toBe(false);
    expect(hoursAgree({ ...hours, structured: { opens: '08:00', closes: '20:00' } })).toBe(true);
  });
});

it.each([
  ['Monday-Saturday', 'Monday-Saturday 8am-8pm, Sundays by appointment'],
  ['Sunday-Thursday', 'Sunday-Thursday 8am-8pm, Saturdays by appointment'],
  ['Monday-Sunday', 'Monday-Sunday 8am-8pm'],
  ['Monday-Wednesday,Friday', 'Monday-Wednesday and Friday 8am-8pm, weekends by appointment'],
  [
    'Tuesday, Thursday, Saturday',
    'Tuesday, Thursday, and Saturday 8am-8pm, Sundays by appointment',
  ],
])('%s reads "%s"', (days, text) => {
  expect(hoursShortText({ ...hours, visible: { ...hours.visible, days } })).toBe(text);
});

it('has one set of days for visitors and search engines', () => {
  expect(openWeekdays(hours)).toEqual([1, 2, 3, 4, 5]);
});

it('writes holidays as people read them', () => {
  expect(holidaysText(['2027-01-01', '2027-12-25'])).toBe('January 1, 2027; December 25, 2027');
});

it.each([
  ['00:15', '12:15 AM'],
  ['12:00', '12:00 PM'],
  ['20:00', '8:00 PM'],
])('%s is %s', (time, text) => {
  expect(clock(time)).toBe(text);
});
