import { expect, it } from 'vitest';
import { allPaths, canonicalPaths, pageNameAt, TEXT_PAGES } from './pages.ts';

it.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/places', 'places'],
  ['/privacy-policy', 'privacy-policy'],
  ['/home', undefined],
  // Files whose words stand on other pages.
  ['/finder', undefined],
  ['/not-found', undefined],
  ['/city', undefined],
  ['/areas/boise', undefined],
])('%s is the page of the file %s', (path, name) => {
  expect(pageNameAt(path)).toBe(name);
});

it('names every address that is served, and each page once for search engines', () => {
  const entries = {
    services: [{ slug: 'apostille' }],
    cities: [{ slug: 'boise' }],
    attractions: [{ slug: 'zoo' }],
    addedPages: [{ slug: 'fees' }],
  };
  const canonical = [
    '/',
    '/services',
    '/services/apostille',
    '/questions',
    '/locations',
    '/areas',
    '/areas/boise',
    '/places',
    '/places/zoo',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/fees',
  ];
  expect(canonicalPaths(entries)).toEqual(canonical);
  expect(allPaths(entries)).toEqual([...canonical, '/locations/boise']);
  expect(TEXT_PAGES.map(({ label }) => label)).toEqual(['Privacy Policy', 'Terms of Service']);
});
