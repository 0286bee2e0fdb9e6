import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { attractionLabel, createSite } from './site.ts';

const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug).join(' ');

it('has its cities in the order of the directory, from A to Z, and as /locations lists them', () => {
  expect(slugsOf(site.cities)).toBe('boise meridian nampa kuna fruitland ontario');
  expect(slugsOf(site.citiesByName)).toBe('boise fruitland kuna meridian nampa ontario');
  expect(slugsOf(site.locationsCities)).toBe('ontario fruitland nampa meridian boise');
});

it('names the city of a place whose name another one has', () => {
  const labels = ['city-park-boise', 'zoo-boise'].map((slug) => {
    return attractionLabel(site, site.attractionBySlug.get(slug) ?? expect.fail());
  });
  expect(labels).toEqual(['City Park, Boise', 'Zoo Boise']);
});
