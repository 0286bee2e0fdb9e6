import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { settings } from '../../tests/support/checked-edit.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { loadContent } from '../content/index.ts';
import { siteFiles, vcard } from './index.ts';

const content = contentOf(await loadContent(FROZEN_CONTENT, settings));
const site = createSite(content);
const office = site.business.address.city;

/** Everything that is written in a picture. */
async function wordsOf(path: string, of = site): Promise<string[]> {
  const svg = await siteFiles(of)
    .find((file) => file.path === path)
    ?.make('');
  const $ = load(String(svg), { xml: true });
  return $('text')
    .toArray()
    .map((element) => $(element).text());
}

it('draws the lines of the land with their names', async () => {
  const words = await wordsOf('/maps/valley.svg');
  for (const name of ['Boise R.', 'Snake River', 'Payette River', 'OREGON', 'IDAHO', '84']) {
    expect(words).toContain(name);
  }
  expect(words).toContain('20 mi');
  expect(await wordsOf('/maps/region.svg')).toContain('The valley');
});

it('points from a city or an attraction to the office, by the miles that the content has', async () => {
  const words = await wordsOf('/maps/areas/boise.svg');
  expect(words).toContain(office);
  expect(words).toContain('Garden City');
  expect(await wordsOf('/maps/places/zoo-boise.svg')).toContain('Zoo Boise');
  const cities = content.cities.map((city) => ({ ...city, milesFromOffice: 44 }));
  const known = createSite({ ...content, cities });
  expect(await wordsOf('/maps/areas/boise.svg', known)).toContain(`${office}, 45 mi`);
});

it('has a picture of the office for places that nobody knows, and needs no city for it', async () => {
  const cities = content.cities.map((city) => ({
    ...city,
    latitude: undefined,
    attractions: [],
  }));
  const bare = createSite({ ...content, cities, map: { maps: [] } });
  const maps = siteFiles(bare).filter(({ path }) => path.startsWith('/maps/'));
  expect(maps.map(({ path }) => path)).toEqual(['/maps/office.svg']);
  expect(await wordsOf('/maps/office.svg', bare)).toContain(office);
});

it('writes a card that address books read', () => {
  const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
  const card = vcard(
    {
      ...{ name: 'Stamp, Seal; Co', phone: '+12085550100', email: 'hello@example.com' },
      ...{ address: { ...address, display: 'street' }, latitude: 43.5, longitude: -116.5 },
    },
    'https://www.example.com',
  );
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Stamp\\, Seal\\; Co',
    'ORG:Stamp\\, Seal\\; Co',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+12085550100',
    'EMAIL:hello@example.com',
    'ADR;TYPE=work:;;1 Main St;Nampa;ID;83651;US',
    'GEO:geo:43.5,-116.5',
    'URL:https://www.example.com/',
    'END:VCARD',
    '',
  ]);
});
