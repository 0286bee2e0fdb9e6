import { expect, it } from 'vitest';
import { officeAddress } from './office.ts';

const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;

it('keeps the street to itself until the owner shows it', () => {
  expect(officeAddress({ address: { ...address, display: 'city' } })).toBe('Nampa, ID');
  expect(officeAddress({ address: { ...address, display: 'street' } })).toBe(
    '1 Main St, Nampa, ID 83651',
  );
});
