import { expect, it } from 'vitest';
import { mailAddress, splitMailbox, spokenMailbox } from './mailbox.ts';

it('takes an address apart and puts it together again', () => {
  const mailbox = splitMailbox('hello@example.com');
  expect(mailbox).toEqual({ user: 'hello', domain: 'example.com' });
  expect(mailAddress(mailbox)).toBe('hello@example.com');
  expect(spokenMailbox(mailbox)).toBe('hello [at] example.com');
});
