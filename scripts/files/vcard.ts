import { routes } from '../../model/routes.ts';
import type { Business } from '../../model/schemas/business.ts';

/** The facts on the card. */
type Facts = Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'latitude' | 'longitude'>;

/**
 * The business as a vCard 3.0 (RFC 2426), the version that phones read.
 * @param siteUrl the public address of the home page without a trailing slash
 */
export function vcard(business: Facts, siteUrl: string): string {
  const { name, phone, email, address, latitude, longitude } = business;
  const { street, city, state, zip = '', display } = address;
  // Without a street, the position would only be that of the city.
  const position = display === 'street' ? [`GEO:${latitude};${longitude}`] : [];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // N has five parts, and a business fills in only the first.
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    // The first two parts, for a post office box and an extended address, are empty. The schemas of
    // state and ZIP don't allow delimiters.
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(city)};${state};${zip};US`,
    ...position,
    `URL:${siteUrl}${routes.home()}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes delimiters, backslashes and line ends (RFC 2426, 4). */
const escaped = (text = '') => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** Without the line end. Unit: bytes. */
const LONGEST_LINE = 75;

/**
 * Folds a long line; each continuation starts with a space (RFC 2426, 2.6). Characters of several bytes
 * aren't split.
 */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = lines.at(-1) + character;
    if (Buffer.byteLength(longer) > LONGEST_LINE) lines.push(` ${character}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\r\n');
}
