import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { siteFiles } from './index.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const site = createSite(content);

/** All text in a picture. */
async function wordsOf(path: string, of = site): Promise<string[]> {
  const svg = await siteFiles(of)
    .find((file) => file.path === path)
    ?.make('');
  const $ = load(String(svg), { xml: true });
  return [...$('text')].map((element) => $(element).text());
}

it('labels land and places', async () => {
  const land = await wordsOf('/maps/valley.svg');
  expect(land).toEqual(expect.arrayContaining(['Snake River', 'OREGON', '84', '20 mi']));
  expect(await wordsOf('/maps/areas/boise.svg')).toContain('Meridian');
  expect(await wordsOf('/maps/service-area-wide.svg')).toContain('Meridian');
});

it('draws no map of a place without coordinates', () => {
  const cities = content.cities.map((city) => ({ ...city, latitude: undefined, attractions: [] }));
  const bare = createSite({ ...content, cities, maps: [] });
  const maps = siteFiles(bare).filter(({ path }) => path.startsWith('/maps/'));
  // The position of the office is always known.
  const names = maps.map(({ path }) => path);
  const ofService = ['', '-wide', '-city', '-city-wide'].map(
    (end) => `/maps/service-area${end}.svg`,
  );
  expect(names).toEqual(ofService);
});
