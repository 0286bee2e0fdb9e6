import { expect, it } from 'vitest';
import { draftHref, emptyDraftHref, fitsDraft, messageText } from './message.ts';

const message = {
  name: 'Ann & Bob',
  email: 'ann@example.com',
  phone: '',
  documentType: 'Apostille',
  message: 'Two papers?\nThank you',
};

it('writes a line for each field that was filled in', () => {
  expect(messageText(message)).toBe(
    'Name: Ann & Bob\nEmail: ann@example.com\nDocument Type: Apostille\nMessage: Two papers?\nThank you',
  );
});

it('makes a draft of it', () => {
  const url = new URL(draftHref('hello@example.com', message));
  expect(url.pathname).toBe('hello@example.com');
  expect(url.searchParams.get('subject')).toBe('Question about Apostille');
  expect(url.searchParams.get('body')).toBe(messageText(message).replaceAll('\n', '\r\n'));
});

it('has a subject also without a choice', () => {
  expect(draftHref('a@b.c', { ...message, documentType: '' })).toContain('a%20notarization');
});

it('makes no draft that email programs would cut off', () => {
  const address = 'hello@example.com';
  const rest = 2000 - draftHref(address, message).length;
  const withMore = (length: number) => ({
    ...message,
    message: message.message + 'a'.repeat(length),
  });
  expect(fitsDraft(address, withMore(rest))).toBe(true);
  expect(fitsDraft(address, withMore(rest + 1))).toBe(false);
  expect(emptyDraftHref(address, message)).toBe(
    'mailto:hello@example.com?subject=Question%20about%20Apostille',
  );
});
