import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { siteFiles } from './index.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const site = createSite(content);
const office = site.business.address.city;

/** Everything that is written in a picture. */
async function wordsOf(path: string, of = site): Promise<string[]> {
  const svg = await siteFiles(of)
    .find((file) => file.path === path)
    ?.make('');
  const $ = load(String(svg), { xml: true });
  return [...$('text, title')].map((element) => $(element).text());
}

it('names land and places, and points to the office by the miles that the content has', async () => {
  const land = await wordsOf('/maps/valley.svg');
  expect(land).toEqual(expect.arrayContaining(['Boise River', 'OREGON', '84', '20 mi']));
  expect(await wordsOf('/maps/areas/boise.svg')).toContain('Meridian');
  expect(await wordsOf('/maps/service-area-wide.svg')).toContain('Meridian');
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
  // The office's own place is known always.
  const names = maps.map(({ path }) => path);
  const ofService = ['', '-wide', '-city', '-city-wide'].map(
    (end) => `/maps/service-area${end}.svg`,
  );
  expect(names).toEqual(ofService);
});

it('centers a map on the city that the contact page names, and on no other', async () => {
  const mapCity = 'meridian';
  expect(site.pages.contact.mapCity).not.toBe(mapCity);
  const pages = { ...content.pages, contact: { ...content.pages.contact, mapCity } };
  const moved = createSite({ ...content, pages });
  const centered = siteFiles(moved).filter(({ path }) => path.endsWith('-centered.svg'));
  expect(centered.map(({ path }) => path)).toEqual(['/maps/areas/meridian-centered.svg']);
  expect(await wordsOf('/maps/areas/meridian-centered.svg', moved)).toContain('Meridian');
});
