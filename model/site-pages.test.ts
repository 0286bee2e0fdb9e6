import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import { ADDRESSED_PAGE_NAMES, type AddressedPageName, PAGES } from './pages.ts';
import { createSite } from './site.ts';
import { hasEntries, pageAddresses, pagesWithCard, sitePages } from './site-pages.ts';

it('lists every page once, after the page that links to it, then the second addresses of cities', () => {
  const addresses = pageAddresses({
    services: [{ slug: 'apostille' }],
    cities: [{ slug: 'boise' }],
    attractions: [{ slug: 'zoo', citySlug: 'boise' }],
    addedPages: [{ slug: 'fees' }],
  });
  const listed: Partial<Record<AddressedPageName, string[]>> = {
    services: ['/services/apostille', 'service', 'services/apostille.md'],
    areas: ['/areas/boise', 'city', 'cities/boise.md'],
    places: ['/places/zoo', 'attraction', 'attractions/boise.yaml'],
  };
  expect(addresses.map(({ path, kind, file }) => [path, kind, file])).toEqual([
    ...ADDRESSED_PAGE_NAMES.flatMap((name) => {
      const page = [PAGES[name].path, name, `pages/${name}.md`];
      const entry = listed[name];
      return entry ? [page, entry] : [page];
    }),
    ['/fees', 'addedPage', 'pages/fees.md'],
    ['/locations/boise', 'city', 'cities/boise.md'],
  ]);
  const aliases = addresses.filter(({ aliasOf }) => aliasOf);
  expect(aliases).toMatchObject([{ path: '/locations/boise', aliasOf: '/areas/boise' }]);
});

const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const pages = sitePages(site);

it('makes each card for one page, and indexes every page except a place that opts out', () => {
  const paths = pagesWithCard(site).map(({ card }) => card.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(pages.map(({ card }) => card.path))).toEqual(new Set(paths));
  const hidden = pages.filter(({ isIndexed }) => !isIndexed);
  expect(hidden.map(({ path }) => path)).toEqual(['/places/zoo-boise']);
});

it('excludes only empty lists from search results', () => {
  const empty = { ...site, questions: [], attractions: [] };
  const left = sitePages(empty).filter(({ isIndexed }) => !isIndexed);
  expect(left.map(({ path }) => path)).toEqual(['/questions', '/places']);
  expect(hasEntries(empty, 'places')).toBe(false);
  expect(hasEntries(empty, 'contact')).toBe(true);
  expect(hasEntries(site, 'places')).toBe(true);
});
