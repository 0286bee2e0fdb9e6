import { expect, it } from 'vitest';
import { vcard } from './vcard.ts';

const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
const business = {
  ...{ name: 'Stamp, Seal; Co', phone: '+12085550100', email: 'hello@example.com' },
  ...{ address: { ...address, display: 'street' as const }, latitude: 43.5, longitude: -116.5 },
};
const SITE = 'https://www.example.com';

it('writes a card that phones can import', () => {
  expect(vcard(business, SITE)).toBe(
    [
      'BEGIN:VCARD\r\n',
      'VERSION:3.0\r\n',
      'N:Stamp\\, Seal\\; Co;;;;\r\n',
      'FN:Stamp\\, Seal\\; Co\r\n',
      'ORG:Stamp\\, Seal\\; Co\r\n',
      'TEL;TYPE=WORK,VOICE:+12085550100\r\n',
      'EMAIL;TYPE=INTERNET:hello@example.com\r\n',
      'ADR;TYPE=WORK:;;1 Main St;Nampa;ID;83651;US\r\n',
      'GEO:43.5;-116.5\r\n',
      'URL:https://www.example.com/\r\n',
      'END:VCARD\r\n',
    ].join(''),
  );
});

it("omits a street that isn't displayed, and its position", () => {
  const { city, state } = address;
  const card = vcard({ ...business, address: { city, state, display: 'city' } }, SITE);
  expect(card).toContain('\r\nADR;TYPE=WORK:;;;Nampa;ID;;US\r\n');
  expect(card).not.toContain('GEO');
});

it('folds lines at 75 bytes without splitting characters', () => {
  // Characters of one to four bytes, with starts that make folds fall inside each of them.
  for (const start of ['', 'a', 'ab', 'abc']) {
    const name = `${start}${'Nó€🖋'.repeat(20)}`;
    const card = vcard({ ...business, name }, SITE);
    const lines = card.split('\r\n').map((line) => Buffer.from(line));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.toString().includes('\uFFFD'))).toEqual([]);
    expect(card.replaceAll('\r\n ', '')).toContain(`\r\nFN:${name}\r\n`);
  }
  const exact = `FN:${'x'.repeat(72)}\r\n`;
  expect(vcard({ ...business, name: 'x'.repeat(72) }, SITE)).toContain(exact);
  const longer = `FN:${'x'.repeat(72)}\r\n x\r\n`;
  expect(vcard({ ...business, name: 'x'.repeat(73) }, SITE)).toContain(longer);
});
