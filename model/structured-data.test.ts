import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { createSite } from './site.ts';
import { openingHours, siteNodes } from './structured-data.ts';

const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));

it('ends a full day a minute before midnight, since 00:00 to 00:00 means closed', () => {
  const allDay = [{ days: 'Sunday', opens: '00:00', closes: '24:00' }];
  const hours = { visible: allDay, structured: allDay, timeZone: 'America/Boise' };
  const times = { opens: '00:00', closes: '23:59' };
  expect(openingHours({ hours, holidays: [] })).toMatchObject(times);
});

it("gives search engines the owner's pictures, otherwise the seal", () => {
  const { logo: _, ...others } = site.business;
  const bare = { ...others, notary: [] };
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
