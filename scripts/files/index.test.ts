import { expect, it } from 'vitest';
import type { Business } from '../../model/content.ts';
import { vcard } from './index.ts';

const business: Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'latitude' | 'longitude'> =
  {
    name: 'Stamp, Seal; Co',
    phone: '+12085550100',
    email: 'hello@example.com',
    address: { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651', display: 'street' },
    latitude: 43.5,
    longitude: -116.5,
  };

it('writes a card that address books read', () => {
  const card = vcard(business, 'https://www.example.com');
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Stamp\\, Seal\\; Co',
    'ORG:Stamp\\, Seal\\; Co',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+12085550100',
    'EMAIL:hello@example.com',
    'ADR;TYPE=work:;;1 Main St;Nampa;ID;83651;US',
    'GEO:geo:43.5,-116.5',
    'URL:https://www.example.com/',
    'END:VCARD',
    '',
  ]);
});
