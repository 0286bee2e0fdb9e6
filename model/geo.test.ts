import { expect, it } from 'vitest';
import { cityFacts, outsideNote } from './geo.ts';

const city = {
  insideFact: 'In person',
  outsideFact: 'On the {{commissions}} side',
  outsideNote: 'Not commissioned in {{stateName}}.',
};
const office = {
  address: { city: 'Nampa', state: 'ID', display: 'city' } as const,
  ...{ latitude: 43.54, longitude: -116.56 },
};
const idaho = { business: { ...office, commissions: ['ID' as const] }, pages: { city } };
const both = {
  business: { ...office, commissions: ['ID' as const, 'OR' as const] },
  pages: { city },
};
const vale = { name: 'Vale', state: 'OR' as const };

it('tells the way there as rounded estimates, and leaves out what is not known', () => {
  const way = { county: 'Malheur County', milesFromOffice: 53, minutesFromOffice: 2 };
  const far = { ...vale, minutesFromOffice: 146 };
  expect(cityFacts(both, { ...vale, ...way }).join('; ')).toBe(
    'Malheur County; About 55 miles from our base; About 5 minutes by car; In person',
  );
  expect(cityFacts(both, far)).toEqual(['About 2 h 25 min by car', 'In person']);
});

it('gives the straight line where nobody has measured the road, and says so', () => {
  const [first] = cityFacts(both, { ...vale, latitude: 43.98, longitude: -117.24 });
  expect(first).toBe('About 45 straight-line miles from our base');
  const nampa = { name: 'Nampa', state: 'ID' as const, latitude: 43.58, longitude: -116.56 };
  expect(cityFacts(both, nampa)).toEqual(['In person']);
});

it('follows the commissions by itself', () => {
  expect([cityFacts(idaho, vale), cityFacts(both, vale)]).toEqual([
    ['On the Idaho side'],
    ['In person'],
  ]);
  expect(outsideNote(idaho, vale)).toBe('Not commissioned in Oregon.');
  expect(outsideNote(both, vale)).toBeUndefined();
});
