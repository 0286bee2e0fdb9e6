import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite } from '../../../model/site.ts';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import { loadContent } from '../../content/index.ts';
import { mapFiles } from './map-files.ts';

const settings = { siteUrl: 'https://notary.example', base: '', cards: false };
const { content } = await loadContent(FROZEN_CONTENT, settings);
if (content === undefined) throw new Error('The samples are not right.');
const site = createSite(content);

/** Everything that is written in a picture. */
async function wordsOf(path: string, of = site): Promise<string[]> {
  const text = await mapFiles(of)
    .find((file) => file.path === path)
    ?.make();
  const $ = load(text ?? '', { xml: true });
  expect($('svg').length).toBe(1);
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

it('points from a city to the office, by the name and the miles that the content has', async () => {
  const office = site.business.address.city;
  const words = await wordsOf('/maps/areas/boise.svg');
  expect(words).toContain(office);
  expect(words).toContain('Garden City');
  const cities = content.cities.map((city) => ({ ...city, milesFromOffice: 44 }));
  const known = createSite({ ...content, cities });
  expect(await wordsOf('/maps/areas/boise.svg', known)).toContain(`${office}, 45 mi`);
});

it('shows a place where it is, with its own name', async () => {
  expect(await wordsOf('/maps/places/zoo-boise.svg')).toContain('Zoo Boise');
});

it('has a picture of the office for places that nobody knows, and needs no city for it', async () => {
  const { address } = site.business;
  const cities = content.cities.map((city) => ({
    ...city,
    latitude: undefined,
    attractions: [],
  }));
  const bare = createSite({ ...content, cities, map: { maps: [] } });
  expect(mapFiles(bare).map(({ path }) => path)).toEqual(['/maps/office.svg']);
  expect(await wordsOf('/maps/office.svg', bare)).toContain(address.city);
});
