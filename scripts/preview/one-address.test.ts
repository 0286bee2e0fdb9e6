import { expect, it } from 'vitest';
import { addressFor } from './one-address.ts';

it.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/admin/', '/admin'],
  ['/areas/boise.html', '/areas/boise'],
  ['/old.html.html', '/old.html'],
])('%s is to be asked for at %s', (path, address) => {
  expect(addressFor(path)).toBe(address);
});

it.each([
  ...['/', '/areas', '/areas/', '/404', '/404.html', '/robots.txt'],
  ...['//example.com/x.html', '/.html', '/areas/.html'],
])('%s has no other address', (path) => {
  expect(addressFor(path)).toBeUndefined();
});
