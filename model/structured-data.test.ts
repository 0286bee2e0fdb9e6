import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { createSite } from './site.ts';
import { cityServiceNode, openingHours, serviceNode, siteNodes } from './structured-data.ts';

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

it('ends a whole day a minute before midnight, since 00:00 to 00:00 means closed', () => {
  const allDay = [{ days: 'Sunday', opens: '00:00', closes: '24:00' }];
  const hours = { visible: allDay, structured: allDay, timeZone: 'America/Boise' };
  const times = { opens: '00:00', closes: '23:59' };
  expect(openingHours({ hours, holidays: [] })).toMatchObject(times);
});

it.each([
  ['boise', 'Boise', 'Idaho', 'Mobile Notary Services in Boise, ID'],
  // Nobody comes there, so the title of its page says how to meet.
  ['ontario', 'Ontario', 'Oregon', 'Notary for Ontario, OR: online or on the Idaho side'],
])(
  'serves the people of %s, whatever the state, and leads to its map',
  (slug, name, state, service) => {
    const city = site.cityBySlug.get(slug) ?? expect.fail();
    const map = 'https://www.openstreetmap.org/relation/121361';
    const containedInPlace = { '@type': 'State', name: state };
    const served = { '@type': 'City', name, containedInPlace };
    expect(cityServiceNode(site, { ...city, hasMap: map })).toMatchObject({
      name: service,
      areaServed: { ...served, hasMap: map },
    });
    const without = JSON.stringify(cityServiceNode(site, { ...city, hasMap: undefined }));
    expect(JSON.parse(without).areaServed).toEqual(served);
  },
);

it('serves the whole country online, and the states of its commissions in person', () => {
  const areaServed = (slug: string) => {
    const service = site.serviceBySlug.get(slug) ?? expect.fail();
    return JSON.parse(JSON.stringify(serviceNode(site, service))).areaServed;
  };
  expect(areaServed('remote-online-notarization')).toEqual({
    '@type': 'Country',
    name: 'United States',
  });
  expect(areaServed('apostille')).toEqual([{ '@type': 'State', name: 'Idaho' }]);
});

it('shows search engines the pictures that the owner gives, else the seal', () => {
  const { logo: _, portrait: __, ...bare } = site.business;
  const picturesOf = (business: typeof site.business) => {
    const [notary] = JSON.parse(JSON.stringify(siteNodes({ ...site, business })));
    return [notary.image, notary.logo];
  };
  const seal = 'https://www.example.com/seal.png';
  expect(picturesOf(bare)).toEqual([seal, seal]);
  const [image, logo] = picturesOf(site.business);
  expect([image, logo]).toEqual([expect.stringMatching('.jpeg$'), expect.stringMatching('.jpeg$')]);
  expect(image).not.toBe(logo);
});

it('names the profiles of the business elsewhere, where it has any', () => {
  const profiles = ['https://www.facebook.com/sample'];
  expect(siteNodes({ ...site, business: { ...site.business, profiles } })[0]).toMatchObject({
    sameAs: profiles,
  });
  expect(JSON.stringify(siteNodes(site))).not.toContain('sameAs');
});
