import { expect, it } from 'vitest';
import { distanceToOffice } from './office.ts';

const nampa = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
const office = {
  address: { ...nampa, display: 'city' } as const,
  latitude: 43.54,
  longitude: -116.56,
};
const vale = { name: 'Vale', state: 'OR' };
const placedVale = { ...vale, latitude: 43.98, longitude: -117.24 };

it("gives no distance if none is known, nor for the office's own city", () => {
  expect(distanceToOffice(office, vale)).toBeUndefined();
  expect(distanceToOffice(office, { ...placedVale, name: 'Nampa', state: 'ID' })).toBeUndefined();
});

it('gives short distances as they are, and longer ones in fives', () => {
  const milesOf = (milesFromOffice: number) =>
    distanceToOffice(office, { ...vale, milesFromOffice })?.miles;
  expect([0.2, 17.4, 29, 30, 43].map(milesOf)).toEqual([1, 17, 29, 30, 45]);
  expect(distanceToOffice(office, placedVale)).toEqual({ miles: 45, byRoad: false });
});
