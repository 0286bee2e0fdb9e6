import { expect, it } from 'vitest';
import { openNow } from './plain.ts';

const week = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' };
const open = {
  spans: [week],
  weekends: 'by appointment',
  zone: 'America/Boise',
  zoneName: 'Mountain Time',
  holidays: ['2026-12-25', '2027-01-01'],
};
const OPEN = 'Open until 8 PM Mountain Time';
const WEEKEND = 'By appointment this weekend';

it.each([
  ['Friday morning before eight', '2026-11-20T07:59:59-07:00', 'Opens today 8 AM'],
  ['Friday at eight', '2026-11-20T08:00:00-07:00', OPEN],
  ['Friday just before closing', '2026-11-20T19:59:59-07:00', OPEN],
  ['Friday at closing', '2026-11-20T20:00:00-07:00', 'Opens Monday 8 AM'],
  ['Sunday just before midnight', '2026-11-22T23:59:00-07:00', WEEKEND],
  ['Monday just after midnight', '2026-11-23T00:01:00-07:00', 'Opens today 8 AM'],
  ['Wednesday evening', '2026-11-18T21:00:00-07:00', 'Opens Thursday 8 AM'],
  // Clocks go forward on March 8, 2026, and back on November 1.
  ['the Monday after they went forward, 7:30', '2026-03-09T07:30:00-06:00', 'Opens today 8 AM'],
  ['the Monday after they went forward, 8:30', '2026-03-09T08:30:00-06:00', OPEN],
  ['the Sunday on which they go back', '2026-11-01T01:30:00-06:00', WEEKEND],
  ['the Monday after they went back', '2026-11-02T19:30:00-07:00', OPEN],
  ['Christmas', '2026-12-25T12:00:00-07:00', 'Opens Monday 8 AM'],
  ['the evening before New Year', '2026-12-31T20:30:00-07:00', 'Opens Monday 8 AM'],
])('on %s', (_, instant, text) => {
  expect(openNow(open, Date.parse(instant))).toBe(text);
});

const [SATURDAY, SUNDAY, NOVEMBER_30] = ['2026-11-21', '2026-11-22', '2026-11-30'] as const;
const short = { days: [6], opens: '09:00', closes: '14:00' };
const withSaturday = { spans: [week, short] };
const row = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
it.each([
  ['a Saturday with hours of its own', SATURDAY, withSaturday, 'Open until 2 PM Mountain Time'],
  ['the Sunday after it', SUNDAY, withSaturday, 'By appointment today'],
  ['no words for weekends', SUNDAY, { weekends: undefined }, 'Opens Monday 8 AM'],
  [
    'a break at noon',
    NOVEMBER_30,
    {
      spans: [
        { ...week, opens: '13:00' },
        { ...week, closes: '12:00' },
      ],
    },
    'Opens today 1 PM',
  ],
  ['a holiday on a weekend', SUNDAY, { holidays: [SUNDAY] }, 'Opens Monday 8 AM'],
  ['a row of holidays', NOVEMBER_30, { holidays: row }, 'Opens Friday 8 AM'],
  [
    'one past the same weekday',
    NOVEMBER_30,
    { holidays: [...row, '2026-12-04'] },
    'Opens Monday, December 7 at 8 AM',
  ],
  [
    'half hours',
    NOVEMBER_30,
    { spans: [{ ...week, closes: '16:30' }] },
    'Open until 4:30 PM Mountain Time',
  ],
  ['no open day', NOVEMBER_30, { spans: [] }, ''],
])('with %s', (_, date, change, text) => {
  expect(openNow({ ...open, ...change }, Date.parse(`${date}T12:00-07:00`))).toBe(text);
});
