import { expect, it } from 'vitest';
import { officeAddress, withPublicOffice } from './office.ts';

const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
const office = { latitude: 43.54321, longitude: -116.56789 };
const hidden = { address: { ...address, display: 'city' as const }, ...office };
const shown = { address: { ...address, display: 'street' as const }, ...office };

it('keeps the street to itself until the owner shows it', () => {
  expect(officeAddress(hidden)).toBe('Nampa, ID');
  expect(officeAddress(shown)).toBe('1 Main St, Nampa, ID 83651');
});

it('stands no nearer to the street than its city does until the owner shows it', () => {
  const nampa = { name: 'Nampa', state: 'ID', latitude: 43.58, longitude: -116.56 } as const;
  const city = { city: 'Nampa', state: 'ID', display: 'city' };
  expect(withPublicOffice(hidden, [nampa])).toEqual({
    address: city,
    latitude: 43.58,
    longitude: -116.56,
  });
  expect(withPublicOffice(hidden, [])).toEqual({
    address: city,
    latitude: 43.5,
    longitude: -116.6,
  });
  expect(withPublicOffice(shown, [nampa])).toEqual(shown);
});
