import { expect, it } from 'vitest';
import { absoluteUrl, allPaths, canonicalPaths, routes } from './routes.ts';

const site = {
  services: [{ slug: 'apostille' }],
  cities: [{ slug: 'boise' }, { slug: 'vale' }],
  attractions: [{ slug: 'zoo-boise' }],
};

it('lists each canonical address once', () => {
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
    '/privacy-policy',
    '/terms-of-service',
  ]);
});

it('serves each city under a second address', () => {
  const extra = allPaths(site).filter((path) => !canonicalPaths(site).includes(path));
  expect(extra).toEqual(['/locations/boise', '/locations/vale']);
});

it('writes no address with a trailing slash but the home page', () => {
  expect(allPaths(site).filter((path) => path.endsWith('/'))).toEqual(['/']);
  expect(absoluteUrl('https://www.example.com', routes.home())).toBe('https://www.example.com/');
  expect(absoluteUrl('https://www.example.com', routes.city('boise'))).toBe(
    'https://www.example.com/areas/boise',
  );
});
