import { expect, it } from 'vitest';
import { isReservedDomain, isReservedPhone } from './reserved.ts';

it.each(['example.com', 'www.example.com', 'EXAMPLE.org', 'notary.test', 'localhost'])(
  '%s is reserved',
  (domain) => {
    expect(isReservedDomain(domain)).toBe(true);
  },
);

it.each(['example.co', 'my-example.com', 'testing.com', 'notary.idaho.gov'])(
  '%s is not',
  (domain) => {
    expect(isReservedDomain(domain)).toBe(false);
  },
);

it('knows the numbers of fiction', () => {
  expect(isReservedPhone('+12085550100')).toBe(true);
  expect(isReservedPhone('+12085550200')).toBe(false);
  expect(isReservedPhone('+12086551100')).toBe(false);
});
