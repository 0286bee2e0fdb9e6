import { expect, it } from 'vitest';
import { allPaths, canonicalPaths } from './routes.ts';

it('lists each canonical address once, and serves each city under a second one', () => {
  const site = {
    services: [{ slug: 'apostille' }],
    cities: [{ slug: 'boise' }, { slug: 'vale' }],
    attractions: [{ slug: 'zoo-boise' }],
  };
  const paths = canonicalPaths(site);
  const [lists, legal] = [
    '/services /locations /areas /places',
    '/privacy-policy /terms-of-service',
  ];
  const entries = '/services/apostille /areas/boise /areas/vale /places/zoo-boise';
  const expected = `/ ${lists} ${entries} /contact ${legal}`.split(' ');
  expect(paths.toSorted()).toEqual(expected.toSorted());
  expect(allPaths(site)).toEqual([...paths, '/locations/boise', '/locations/vale']);
});
