import { expect, it } from 'vitest';
import { meantPage } from './addresses.ts';

const known = {
  '/services': 'Notary Services',
  '/contact': 'Contact us',
  '/services/apostille': 'Apostille',
  '/areas/boise': 'Boise',
  '/areas/eagle': 'Eagle',
  '/places/zoo-boise': 'Zoo Boise',
};

it.each([
  ['/areas/bosie', '/areas/boise'],
  ['/locations/Boise/', '/areas/boise'],
  ['/Areas/Boise', '/areas/boise'],
  ['/boise', '/areas/boise'],
  ['/apostile', '/services/apostille'],
  ['/servces', '/services'],
  ['/contact/', '/contact'],
  ['/places/zoo-bosie', '/places/zoo-boise'],
])('%s means %s', (path, meant) => {
  expect(meantPage(path, known)?.path).toBe(meant);
});

it.each(['/wp-admin/setup.php', '/areas/silver-city', '/'])('%s means no page', (path) => {
  expect(meantPage(path, known)).toBeUndefined();
});
