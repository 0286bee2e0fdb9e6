import { expect, it } from 'vitest';
import { cityFacts, outsideNote } from './geo.ts';

const pages = {
  city: {
    insideFact: 'In person',
    outsideFact: 'On the {{commissions}} side',
    outsideNote: 'Not commissioned in {{stateName}}.',
  },
};
const office = {
  address: { city: 'Nampa', state: 'ID', display: 'city' } as const,
  ...{ latitude: 43.54, longitude: -116.56 },
};
const idaho = { business: { ...office, commissions: ['ID' as const] }, pages };
const both = { business: { ...office, commissions: ['ID' as const, 'OR' as const] }, pages };
const vale = { name: 'Vale', state: 'OR' as const };
const nampa = { name: 'Nampa', state: 'ID' as const, latitude: 43.58, longitude: -116.56 };
const way = { county: 'Malheur County', milesFromOffice: 53, minutesFromOffice: 2 };
const rounded = ['Malheur County', 'About 55 miles from our base', 'About 5 minutes by car'];

it.each([
  ['rounds the way there', both, { ...vale, ...way }, [...rounded, 'In person']],
  [
    'leaves out what is not known',
    both,
    { ...vale, minutesFromOffice: 146 },
    ['About 2 h 25 min by car', 'In person'],
  ],
  [
    'gives the straight line where nobody has measured the road',
    both,
    { ...vale, latitude: 43.98, longitude: -117.24 },
    ['About 45 straight-line miles from our base', 'In person'],
  ],
  ['knows no way to the office itself', both, nampa, ['In person']],
  ['follows the commissions', idaho, vale, ['On the Idaho side']],
])('%s', (_, site, city, facts) => expect(cityFacts(site, city)).toEqual(facts));

it('says where the notary may not come', () => {
  expect(outsideNote(idaho, vale)).toBe('Not commissioned in Oregon.');
  expect(outsideNote(both, vale)).toBeUndefined();
});
