import { expect, it } from 'vitest';
import { loadContent } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { durationText, meetingFact, outsideNote, wayToOffice } from './geo.ts';
import { createSite } from './site.ts';

const idaho = createSite(contentOf(await loadContent(FIXTURE, settings)));
const { business, pages } = idaho;
const both = { ...idaho, business: { ...business, commissions: ['ID' as const, 'OR' as const] } };
const vale = { name: 'Vale', state: 'OR' as const };

it('tells the way there as rounded estimates, and nothing of what is not known', () => {
  expect(wayToOffice(business, { ...vale, milesFromOffice: 53 })?.short).toBe('55 mi');
  expect(wayToOffice(business, vale)).toBeUndefined();
  expect([2, 34, 60, 72, 146].map((minutes) => durationText(minutes))).toEqual([
    ...['5 minutes', '35 minutes', '1 hour', '1 hour 10 minutes', '2 hours 25 minutes'],
  ]);
  expect([34, 59, 146].map((minutes) => durationText(minutes, 'min'))).toEqual([
    ...['35 min', '1 hr', '2 hr 25 min'],
  ]);
});

it('gives the straight line where nobody has measured the road, and says so', () => {
  const placed = { ...vale, latitude: 43.98, longitude: -117.24 };
  const office = { ...business, latitude: 43.54, longitude: -116.56 };
  expect(wayToOffice(office, placed)?.miles).toBe('45 straight-line');
  const { city: name, state } = business.address;
  expect(wayToOffice(office, { ...placed, name, state })).toBeUndefined();
});

it('follows the commissions by itself', () => {
  expect(meetingFact(both, vale)).toBe(pages.city.insideFact);
  expect(meetingFact(idaho, vale)).toBe('Online, or in person on the Idaho side');
  expect(outsideNote(idaho, vale)).toBe(
    'In Vale, Oregon, we meet online, or in person on the Idaho side.',
  );
  expect(outsideNote(both, vale)).toBeUndefined();
});
