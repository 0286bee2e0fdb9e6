import { expect, it } from 'vitest';
import { draftOf, messageText } from './message.ts';

const ADDRESS = 'hello@example.com';
const message = {
  name: 'Ann & Bob',
  email: 'ann@example.com',
  phone: '',
  documentType: 'Apostille',
  message: 'Two papers?\nThank you',
};

it('makes a draft with a line for each field that was filled in', () => {
  const text =
    'Name: Ann & Bob\nEmail: ann@example.com\nDocument Type: Apostille\nMessage: Two papers?\nThank you';
  expect(messageText(message)).toBe(text);
  const url = new URL(draftOf(ADDRESS, message).href);
  expect(url.pathname).toBe(ADDRESS);
  expect(url.searchParams.get('subject')).toBe('Question about Apostille');
  expect(url.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  expect(draftOf(ADDRESS, { ...message, documentType: '' }).href).toContain('a%20notarization');
});

it('makes no draft that email programs would cut off', () => {
  const rest = 2000 - draftOf(ADDRESS, message).href.length;
  const withMore = (length: number) =>
    draftOf(ADDRESS, { ...message, message: message.message + 'a'.repeat(length) });
  expect(withMore(rest).fits).toBe(true);
  expect(withMore(rest + 1)).toEqual({
    href: 'mailto:hello@example.com?subject=Question%20about%20Apostille',
    fits: false,
  });
});
