import type { Business } from '../../model/content.ts';
import { absoluteUrl, routes } from '../../model/routes.ts';

/** The facts that stand on the card. */
type CardFacts = Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'latitude' | 'longitude'>;

/** The business as a card for an address book (vCard 4.0, RFC 6350). */
export function vcard(business: CardFacts, siteUrl: string): string {
  const { address, phone, email, latitude, longitude } = business;
  const plain = (text = '') => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
  const name = plain(business.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;VALUE=uri;TYPE="work,voice":tel:${phone}`,
    `EMAIL:${email}`,
    `ADR;TYPE=work:;;${plain(address.street)};${plain(address.city)};${address.state};${address.zip ?? ''};US`,
    `GEO:geo:${latitude},${longitude}`,
    `URL:${absoluteUrl(siteUrl, routes.home())}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
