import { expect, it } from 'vitest';
import { isReservedDomain, isReservedPhone } from './reserved.ts';

it('knows domains that are kept for examples', () => {
  const kept = ['example.com', 'www.example.com', 'EXAMPLE.org', 'notary.test', 'localhost'];
  const free = ['example.co', 'my-example.com', 'testing.com', 'notary.idaho.gov'];
  expect([...kept, ...free].filter(isReservedDomain)).toEqual(kept);
});

it('knows the numbers of fiction', () => {
  const numbers = ['+12085550100', '+12085550200', '+12086551100'];
  expect(numbers.filter(isReservedPhone)).toEqual(['+12085550100']);
});
