import { expect, it } from 'vitest';
import { openingHours } from './structured-data.ts';

it('opens on the days that are given, and not on a holiday', () => {
  const days = 'Monday-Wednesday, Saturday';
  const hours = {
    visible: [{ days, opens: '08:00', closes: '20:00' }],
    structured: [{ days, opens: '08:00', closes: '18:00' }],
    timeZone: 'America/Boise',
  };
  const week = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  };
  expect(openingHours({ hours, holidays: [] })).toEqual(week);
  expect(openingHours({ hours, holidays: ['2027-01-01'] })).toEqual([
    week,
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-01-01',
      validThrough: '2027-01-01',
    },
  ]);
});
