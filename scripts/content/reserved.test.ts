import { expect, it } from 'vitest';
import { isDeviceName, isReservedDomain, isReservedPhone, reservedSlug } from './reserved.ts';

it('knows domains that are kept for examples', () => {
  const kept = ['example.com', 'www.example.com', 'EXAMPLE.org', 'notary.test', 'localhost'];
  const free = ['example.co', 'my-example.com', 'testing.com', 'notary.idaho.gov'];
  expect([...kept, ...free].filter(isReservedDomain)).toEqual(kept);
});

it('knows the numbers of fiction', () => {
  const numbers = ['+12085550100', '+12085550200', '+12086551100'];
  expect(numbers.filter(isReservedPhone)).toEqual(['+12085550100']);
});

it('knows what cannot be part of an address, and a device by any case and ending', () => {
  const kept = ['index', '404', 'con', 'nul', 'com1', 'lpt9', 'admin', 'assets', 'robots'];
  const free = ['conway', 'boise', 'index-peak', 'com10', 'administration'];
  expect([...kept, ...free].filter(reservedSlug)).toEqual(kept);
  const devices = ['CON', 'aux.txt', 'Nul.tar.gz'];
  expect([...devices, 'icon', 'con-idaho'].filter(isDeviceName)).toEqual(devices);
});
