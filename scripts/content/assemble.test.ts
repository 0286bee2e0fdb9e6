import { expect, it } from 'vitest';
import { withCity, withPublicOffice } from './assemble.ts';

it('keeps where exactly the office is to itself until the owner shows it', () => {
  const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
  const office = { latitude: 43.54321, longitude: -116.56789 };
  const hidden = { address: { ...address, display: 'city' as const }, ...office };
  const shown = { address: { ...address, display: 'street' as const }, ...office };
  const nampa = { name: 'Nampa', state: 'ID', latitude: 43.58, longitude: -116.56 } as const;
  const city = { city: 'Nampa', state: 'ID', display: 'city' };
  const { latitude, longitude } = nampa;
  expect(withPublicOffice(hidden, [nampa])).toEqual({ address: city, latitude, longitude });
  const rough = { latitude: 43.5, longitude: -116.6 };
  expect(withPublicOffice(hidden, [])).toEqual({ address: city, ...rough });
  expect(withPublicOffice(shown, [nampa])).toEqual(shown);
});

it.each([
  ['300 E Main St', '300 E Main St, Nampa, ID'],
  ['300 E Main St, Nampa', '300 E Main St, Nampa, ID'],
  ['5000 Old Ferry Rd, Melba, ID 83641', '5000 Old Ferry Rd, Melba, ID 83641'],
])('adds the city to an address that has none: %s', (written, address) => {
  expect(withCity(written, 'Nampa', 'ID')).toBe(address);
});
