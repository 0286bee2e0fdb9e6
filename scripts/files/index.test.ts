import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { loadContent } from '../content/index.ts';
import { siteFiles, vcard } from './index.ts';

const content = contentOf(await loadContent(FIXTURE, settings));
const site = createSite(content);
const office = site.business.address.city;

/** Everything that is written in a picture. */
async function wordsOf(path: string, of = site): Promise<string[]> {
  const svg = await siteFiles(of)
    .find((file) => file.path === path)
    ?.make('');
  const $ = load(String(svg), { xml: true });
  return [...$('text')].map((element) => $(element).text());
}

it('names land and places, and points to the office by the miles that the content has', async () => {
  const land = await wordsOf('/maps/valley.svg');
  expect(land).toEqual(expect.arrayContaining(['Boise River', 'OREGON', '84', '20 mi']));
  expect(await wordsOf('/maps/areas/boise.svg')).toContain('Meridian');
  expect(await wordsOf('/maps/places/capitol-library.svg')).toContain('Capitol Library');
  const cities = content.cities.map((city) => ({ ...city, milesFromOffice: 44 }));
  const known = createSite({ ...content, cities });
  expect(await wordsOf('/maps/areas/ontario.svg', known)).toContain(`${office}, 45 mi`);
  // The lake lies outside its city: its miles are not the city's.
  expect(`${await wordsOf('/maps/places/lake-lowell.svg', known)}`).not.toContain('45 mi');
});

it('draws no map of a place whose coordinates nobody knows', () => {
  const cities = content.cities.map((city) => ({ ...city, latitude: undefined, attractions: [] }));
  const bare = createSite({ ...content, cities, maps: [] });
  const maps = siteFiles(bare).filter(({ path }) => path.startsWith('/maps/'));
  expect(maps).toEqual([]);
});

it('writes a card that address books read', () => {
  const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
  const business = {
    ...{ name: 'Stamp, Seal; Co', phone: '+12085550100', email: 'hello@example.com' },
    ...{ address: { ...address, display: 'street' as const }, latitude: 43.5, longitude: -116.5 },
  };
  expect(vcard(business, 'https://www.example.com').split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:4.0', 'KIND:org'],
    ...['FN:Stamp\\, Seal\\; Co', 'ORG:Stamp\\, Seal\\; Co'],
    ...['TEL;VALUE=uri;TYPE="work,voice":tel:+12085550100', 'EMAIL:hello@example.com'],
    ...['ADR;TYPE=work:;;1 Main St;Nampa;ID;83651;US', 'GEO:geo:43.5,-116.5'],
    ...['URL:https://www.example.com/', 'END:VCARD', ''],
  ]);
});
