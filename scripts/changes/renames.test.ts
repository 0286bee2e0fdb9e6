import { expect, it } from 'vitest';
import { siteChanges } from './site-changes.ts';

/** What every page of a folder says, with the name of its city in it. */
const shared = (name: string) =>
  `<p>Mobile notary services in ${name}: we bring the stamp to your home, office or hospital, and
  you pay the same fee as at our desk. Call us to set a time.</p>`;

const page = (name: string, own: string) =>
  `<title>${name} | Notary</title><h1>${name}</h1>${shared(name)}<p>${own}</p>`;

const DEPOT =
  'The depot of 1925 has a bell tower, a great hall with painted beams, and gardens above the city.';
const POOL =
  'A heated outdoor pool with two slides, open from Memorial Day to Labor Day, beside the ball fields.';

const site = (pages: Record<string, string>, redirects: Record<string, string> = {}) => ({
  pages: new Map(Object.entries({ '/': 'Home', '/areas': '', '/places': '', ...pages })),
  redirects: new Map(Object.entries(redirects)),
  files: new Map<string, string>(),
});

const city = (slug: string, name: string, own: string) => ({
  [`/areas/${slug}`]: page(name, own),
  [`/locations/${slug}`]: page(name, own),
});

const OTHERS = {
  ...city('melba', 'Melba', 'A farm community on the way to Celebration Park and the Snake River.'),
  ...city('notus', 'Notus', 'Notus has a grain elevator, one school and a Fourth of July parade.'),
};

it('leads both addresses of a renamed city to the one that search engines keep', () => {
  const { renamed, nearest } = siteChanges(
    site({ ...OTHERS, ...city('kuna', 'Kuna', DEPOT) }),
    site({ ...OTHERS, ...city('kuna-city', 'Kuna City', `${DEPOT} And a new sentence.`) }),
  );
  const expected = { '/areas/kuna': '/areas/kuna-city', '/locations/kuna': '/areas/kuna-city' };
  expect(Object.fromEntries(renamed)).toEqual(expected);
  expect(Object.fromEntries(nearest)).toEqual(expected);
});

it('does not take a new page of the same kind for a renamed one', () => {
  const { renamed, nearest } = siteChanges(
    site({ ...OTHERS, ...city('kuna', 'Kuna', DEPOT) }),
    site({ ...OTHERS, ...city('star', 'Star', POOL) }),
  );
  expect(renamed.size).toBe(0);
  expect(nearest.get('/areas/kuna')).toBe('/areas');
});

it('matches each of two renamed attractions with its own page', () => {
  const others = {
    '/places/mill': page('Mill', 'A flour mill of 1900 that still turns on Saturdays in summer.'),
    '/places/park': page('Park', 'Ten acres of lawn below old cottonwoods along the Boise River.'),
  };
  const { renamed } = siteChanges(
    site({ ...others, '/places/depot': page('Depot', DEPOT), '/places/pool': page('Pool', POOL) }),
    site({
      ...others,
      '/places/a-city-pool': page('City Pool', POOL),
      '/places/train-depot': page('Train Depot', DEPOT),
    }),
  );
  expect(Object.fromEntries(renamed)).toEqual({
    '/places/depot': '/places/train-depot',
    '/places/pool': '/places/a-city-pool',
  });
});

it('leads a forgotten second address where the first one is redirected', () => {
  const { lost, nearest } = siteChanges(
    site({ ...OTHERS, ...city('kuna', 'Kuna', DEPOT) }),
    site(OTHERS, { '/areas/kuna': '/areas/melba' }),
  );
  expect(lost.map(({ path }) => path)).toEqual(['/locations/kuna']);
  expect(nearest.get('/locations/kuna')).toBe('/areas/melba');
});
