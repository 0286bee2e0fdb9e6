import { expect, it } from 'vitest';
import { allPaths, canonicalPaths, TEXT_PAGES } from './routes.ts';

it('lists each canonical address once, and serves each city under a second one', () => {
  const site = {
    services: [{ slug: 'apostille' }],
    cities: [{ slug: 'boise' }, { slug: 'vale' }],
    attractions: [{ slug: 'zoo-boise' }],
  };
  const paths = canonicalPaths(site);
  expect(paths).toEqual([
    '/',
    '/services',
    '/services/apostille',
    '/locations',
    '/areas',
    '/areas/boise',
    '/areas/vale',
    '/places',
    '/places/zoo-boise',
    '/contact',
    ...Object.values(TEXT_PAGES).map(({ path }) => path),
  ]);
  expect(allPaths(site)).toEqual([...paths, '/locations/boise', '/locations/vale']);
});
