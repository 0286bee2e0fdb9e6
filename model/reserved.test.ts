import { expect, it } from 'vitest';
import { isDeviceName, isReservedDomain, isReservedPhone, reservedSlug } from './reserved.ts';

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

it.each(['index', '404', 'con', 'nul', 'com1', 'lpt9', 'admin', 'assets', 'robots'])(
  'keeps %s out of addresses',
  (slug) => {
    expect(reservedSlug(slug)).toBeDefined();
  },
);

it.each(['conway', 'boise', 'index-peak', 'com10', 'administration'])(
  'lets %s be part of an address',
  (slug) => {
    expect(reservedSlug(slug)).toBeUndefined();
  },
);

it('knows a device by any case and ending', () => {
  expect(['CON', 'aux.txt', 'Nul.tar.gz', 'icon', 'con-idaho'].filter(isDeviceName)).toEqual([
    'CON',
    'aux.txt',
    'Nul.tar.gz',
  ]);
});
