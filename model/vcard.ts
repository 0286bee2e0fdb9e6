import { absoluteUrl, routes } from './routes.ts';
import type { Business } from './schemas/business.ts';

/** Where the card for address books is served. */
export const VCARD_FILE = '/contact.vcf';

/** The facts that stand on the card. */
type CardFacts = Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'latitude' | 'longitude'>;

/** The business as a card for an address book (vCard 4.0, RFC 6350). */
export function vcard(business: CardFacts, siteUrl: string): string {
  const { address } = business;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escapeText(business.name)}`,
    `ORG:${escapeText(business.name)}`,
    `TEL;VALUE=uri;TYPE="work,voice":tel:${business.phone}`,
    `EMAIL:${business.email}`,
    `ADR;TYPE=work:;;${escapeText(address.street ?? '')};${escapeText(address.city)};${address.state};${address.zip ?? ''};US`,
    `GEO:geo:${business.latitude},${business.longitude}`,
    `URL:${absoluteUrl(siteUrl, routes.home())}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}
