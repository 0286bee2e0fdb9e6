import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { createSite } from './site.ts';
import { cityBreadcrumb, cityServiceNode, openingHours } from './structured-data.ts';

const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));

it('opens on the days that are given, and not during a closure', () => {
  const days = 'Monday-Wednesday, Saturday';
  const hours = {
    visible: [{ days, opens: '08:00', closes: '20:00' }],
    structured: [{ days, opens: '08:00', closes: '18:00' }],
    timeZone: 'America/Boise',
  };
  const day = { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '18:00' };
  const week = { ...day, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'] };
  expect(openingHours({ hours, holidays: [] })).toEqual(week);
  const holiday = { first: '2026-12-24', last: '2027-01-02' };
  const dates = { validFrom: '2026-12-24', validThrough: '2027-01-02' };
  const closed = { ...day, opens: '00:00', closes: '00:00', ...dates };
  expect(openingHours({ hours, holidays: [holiday] })).toEqual([week, closed]);
});

it.each([
  ['boise', 'Boise', 'Idaho'],
  ['ontario', 'Ontario', 'Oregon'],
])('serves the people of %s, whatever the state, and leads to its map', (slug, name, state) => {
  const city = site.cityBySlug.get(slug) ?? expect.fail();
  const map = 'https://www.openstreetmap.org/relation/121361';
  const containedInPlace = { '@type': 'State', name: state };
  const served = { '@type': 'City', name, containedInPlace };
  expect(cityServiceNode(site, { ...city, hasMap: map })).toMatchObject({
    name: `Mobile Notary Services in ${name}, ${city.state}`,
    areaServed: { ...served, hasMap: map },
  });
  const without = JSON.stringify(cityServiceNode(site, { ...city, hasMap: undefined }));
  expect(JSON.parse(without).areaServed).toEqual(served);
});

it('names the page of all areas above a city', () => {
  expect(cityBreadcrumb({ name: 'Kuna', slug: 'kuna' })).toEqual([
    { name: 'Home', path: '/' },
    { name: 'All service areas', path: '/areas' },
    { name: 'Kuna', path: '/areas/kuna' },
  ]);
});
