import { expect, it } from 'vitest';
import { openingHours } from './structured-data.ts';

it('opens on the days that are given, and not on a holiday', () => {
  const days = 'Monday-Wednesday, Saturday';
  const hours = {
    visible: [{ days, opens: '08:00', closes: '20:00' }],
    structured: [{ days, opens: '08:00', closes: '18:00' }],
    timeZone: 'America/Boise',
  };
  const day = { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '18:00' };
  const week = { ...day, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'] };
  expect(openingHours({ hours, holidays: [] })).toEqual(week);
  const date = '2027-01-01';
  const closed = { ...day, opens: '00:00', closes: '00:00', validFrom: date, validThrough: date };
  expect(openingHours({ hours, holidays: [date] })).toEqual([week, closed]);
});
