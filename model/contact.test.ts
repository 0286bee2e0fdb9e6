import { expect, it } from 'vitest';
import {
  formatPhone,
  mailAddress,
  maskPhone,
  officeAddress,
  parsePhone,
  splitMailbox,
  spokenMailbox,
  withPublicOffice,
} from './contact.ts';

it.each([
  ...['(208) 555-0100', '208-555-0100', '208.555.0100', '+1 208 555 0100', '12085550100'].map(
    (text) => [text, '+12085550100'] as const,
  ),
  ...['(208) 555-010', '208-555-01000', '108-555-0100', '208-055-0100', 'call us', ''].map(
    (text) => [text, undefined] as const,
  ),
])('reads "%s" as %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

it('writes a number for reading and for hiding', () => {
  expect(formatPhone('+12085550100')).toBe('(208) 555-0100');
  expect(maskPhone('+12085550100')).toBe('(•••) •••-0100');
});

it('takes an email address apart and puts it together again', () => {
  const mailbox = splitMailbox('hello@example.com');
  expect(mailbox).toEqual({ user: 'hello', domain: 'example.com' });
  expect(mailAddress(mailbox)).toBe('hello@example.com');
  expect(spokenMailbox(mailbox)).toBe('hello [at] example.com');
});

it('keeps the street, and where exactly it is, to itself until the owner shows it', () => {
  const address = { street: '1 Main St', city: 'Nampa', state: 'ID', zip: '83651' } as const;
  const office = { latitude: 43.54321, longitude: -116.56789 };
  const hidden = { address: { ...address, display: 'city' as const }, ...office };
  const shown = { address: { ...address, display: 'street' as const }, ...office };
  expect(officeAddress(hidden)).toBe('Nampa, ID');
  expect(officeAddress(shown)).toBe('1 Main St, Nampa, ID 83651');
  const nampa = { name: 'Nampa', state: 'ID', latitude: 43.58, longitude: -116.56 } as const;
  const city = { city: 'Nampa', state: 'ID', display: 'city' };
  const { latitude, longitude } = nampa;
  expect(withPublicOffice(hidden, [nampa])).toEqual({ address: city, latitude, longitude });
  const rough = { latitude: 43.5, longitude: -116.6 };
  expect(withPublicOffice(hidden, [])).toEqual({ address: city, ...rough });
  expect(withPublicOffice(shown, [nampa])).toEqual(shown);
});
