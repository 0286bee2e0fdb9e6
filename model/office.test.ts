import { expect, it } from 'vitest';
import {
  distanceToOffice,
  milesText,
  officeAddress,
  officeName,
  shortMilesText,
} from './office.ts';

const nampa = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
const office = {
  address: { ...nampa, display: 'city' } as const,
  latitude: 43.54,
  longitude: -116.56,
};
const vale = { name: 'Vale', state: 'OR' };
const placedVale = { ...vale, latitude: 43.98, longitude: -117.24 };

it('keeps the street to itself until the owner shows it', () => {
  expect(officeAddress(office)).toBe('Nampa, ID');
  expect(officeName(office)).toBe('Nampa');
  const shown = { address: { ...nampa, display: 'street' } as const };
  expect(officeAddress(shown)).toBe('1 Main St, Nampa, ID 83651');
  expect(officeName(shown)).toBe('our office');
});

it.each([
  ['the road, where the city says so', { ...placedVale, milesFromOffice: 53 }, 55, true],
  ['the straight line, where nobody has measured the road', placedVale, 45, false],
])('tells how far a city is by %s', (_, city, miles, byRoad) => {
  expect(distanceToOffice(office, city)).toEqual({ miles, byRoad });
});

it('tells no distance where none is known, and none in the city of the office', () => {
  expect(distanceToOffice(office, vale)).toBeUndefined();
  expect(distanceToOffice(office, { ...placedVale, name: 'Nampa', state: 'ID' })).toBeUndefined();
});

it('says when miles are not those of a road', () => {
  const road = { miles: 55, byRoad: true };
  expect([milesText(road), shortMilesText(road)]).toEqual(['55', '55 mi']);
  const straight = { miles: 45, byRoad: false };
  expect(milesText(straight)).toBe('45 straight-line');
  expect(shortMilesText(straight)).toBe('45 mi straight');
});
