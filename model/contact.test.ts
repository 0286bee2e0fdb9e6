import { expect, it } from 'vitest';
import { mailAddress, officeAddress, parsePhone, spokenMail } from './contact.ts';

const RIGHT = ['(208) 555-0100', '208-555-0100', '208.555.0100', '+1 208 555 0100', '12085550100'];
const WRONG = ['(208) 555-010', '208-555-01000', '108-555-0100', '208-055-0100', 'call us', ''];

it('reads phone numbers however they are written, and no others', () => {
  expect(new Set(RIGHT.map(parsePhone))).toEqual(new Set(['+12085550100']));
  expect(WRONG.filter(parsePhone)).toEqual([]);
});

it('spells an email address out and takes it back', () => {
  const spoken = spokenMail('hello@example.com');
  expect(spoken).toBe('hello [at] example.com');
  expect(mailAddress(spoken)).toBe('hello@example.com');
});

it('keeps the street to itself until the owner shows it', () => {
  const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
  expect(officeAddress({ address: { ...address, display: 'city' } })).toBe('Nampa, ID');
  const shown = officeAddress({ address: { ...address, display: 'street' } });
  expect(shown).toBe('1 Main St, Nampa, ID 83651');
});
