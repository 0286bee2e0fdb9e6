import { describe, expect, it } from 'vitest';
import { openNow } from './open-now.ts';

const hours = {
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '20:00',
  weekends: 'by appointment',
  zone: 'America/Boise',
  zoneName: 'Mountain Time',
  holidays: ['2026-12-25', '2027-01-01'],
};

const OPEN = 'Open until 8 PM Mountain Time';
const WEEKEND = 'By appointment this weekend';

describe.each([
  ['Friday morning before eight', '2026-11-20T07:59:59-07:00', 'Opens today 8 AM'],
  ['Friday at eight', '2026-11-20T08:00:00-07:00', OPEN],
  ['Friday just before closing', '2026-11-20T19:59:59-07:00', OPEN],
  ['Friday at closing', '2026-11-20T20:00:00-07:00', 'Opens Monday 8 AM'],
  ['Saturday noon', '2026-11-21T12:00:00-07:00', WEEKEND],
  ['Sunday just before midnight', '2026-11-22T23:59:00-07:00', WEEKEND],
  ['Monday just after midnight', '2026-11-23T00:01:00-07:00', 'Opens today 8 AM'],
  ['Wednesday evening', '2026-11-18T21:00:00-07:00', 'Opens Thursday 8 AM'],
  // Clocks go forward on March 8, 2026, and back on November 1.
  ['the Friday before clocks go forward', '2026-03-06T19:30:00-07:00', OPEN],
  [
    'the Monday after clocks went forward, 7:30 by the clock',
    '2026-03-09T07:30:00-06:00',
    'Opens today 8 AM',
  ],
  ['the Monday after clocks went forward, 8:30 by the clock', '2026-03-09T08:30:00-06:00', OPEN],
  ['the Sunday on which clocks go forward', '2026-03-08T03:00:00-06:00', WEEKEND],
  ['the Sunday on which clocks go back', '2026-11-01T01:30:00-06:00', WEEKEND],
  ['the Monday after clocks went back', '2026-11-02T19:30:00-07:00', OPEN],
  ['Christmas', '2026-12-25T12:00:00-07:00', 'Opens Monday 8 AM'],
  ['the evening before New Year', '2026-12-31T20:30:00-07:00', 'Opens Monday 8 AM'],
])('on %s', (_, instant, text) => {
  it(`says "${text}"`, () => {
    expect(openNow(hours, Date.parse(instant))).toBe(text);
  });
});

it('speaks of the day alone where the other day of the weekend has hours', () => {
  const saturdays = { ...hours, days: [1, 2, 3, 4, 5, 6] };
  expect(openNow(saturdays, Date.parse('2026-11-21T12:00:00-07:00'))).toBe(OPEN);
  expect(openNow(saturdays, Date.parse('2026-11-22T12:00:00-07:00'))).toBe('By appointment today');
});

it('says of a holiday on a weekend when it opens', () => {
  const closed = { ...hours, holidays: ['2026-11-22'] };
  expect(openNow(closed, Date.parse('2026-11-22T12:00:00-07:00'))).toBe('Opens Monday 8 AM');
});

it.each([
  [['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'], 'Opens Friday 8 AM'],
  [
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    'Opens Monday, December 7 at 8 AM',
  ],
])('tells the date where a weekday would mean an earlier one: %j', (holidays, text) => {
  expect(openNow({ ...hours, holidays }, Date.parse('2026-11-30T12:00:00-07:00'))).toBe(text);
});

it('writes half hours', () => {
  const half = { ...hours, opens: '08:30', closes: '16:30' };
  expect(openNow(half, Date.parse('2026-11-20T09:00:00-07:00'))).toBe(
    'Open until 4:30 PM Mountain Time',
  );
  expect(openNow(half, Date.parse('2026-11-20T06:00:00-07:00'))).toBe('Opens today 8:30 AM');
});

it('says nothing when no day is open', () => {
  expect(openNow({ ...hours, days: [] }, Date.parse('2026-11-20T12:00:00-07:00'))).toBe('');
});
