// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  find,
  hydrateIsland,
  press,
  renderIsland,
  type,
} from '../../tests/support/island.tsx';
import { blockStorage, fillStorage } from '../../tests/support/tab-storage.ts';
import { ContactForm, type ContactFormProps, KEPT } from './ContactForm.tsx';

const props: ContactFormProps = {
  note: 'Tell us about your document.',
  phone: '+12085550100',
  mailbox: { user: 'hello', domain: 'example.com' },
  documentTypes: ['Apostille', 'Loan Signing'],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Puts the form into the page, with what a visitor typed before its script came, then hydrates it. */
async function open({
  typed = {},
  html = '',
  ...more
}: {
  typed?: object;
  html?: string;
  endpoint?: string;
} = {}) {
  const element = renderIsland('ContactForm', ContactForm, { ...props, ...more });
  find('form').insertAdjacentHTML('afterbegin', html);
  for (const [name, text] of Object.entries(typed)) field(`[name=${name}]`).value = text;
  await hydrateIsland(element, ContactForm);
}

const keep = (message: object) => sessionStorage.setItem(KEPT, JSON.stringify(message));
const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
const send = () => document.querySelector('form')?.requestSubmit();
const outcome = () => find('[role=status]').textContent;
const draftLink = () => document.querySelector('[role=status] a')?.getAttribute('href') ?? '';

describe('what was typed', () => {
  it('is kept, every field, and put back', async () => {
    const typed = {
      name: 'Ann',
      email: 'ann@example.com',
      phone: '208 555 0199',
      documentType: 'Loan Signing',
      message: 'Friday?\nOr later',
    };
    await open();
    expect(kept()).toBeNull();
    for (const [name, text] of Object.entries(typed)) await type(`[name=${name}]`, text);
    expect(kept()).toEqual(typed);
    await open();
    for (const [name, text] of Object.entries(typed))
      expect(field(`[name=${name}]`).value).toBe(text);
  });

  it('is kept from before its script came, and nothing put in its place', async () => {
    keep({ name: 'Ann', message: 'Old' });
    await open({ typed: { message: 'New' } });
    expect(field('[name=message]').value).toBe('New');
    expect(kept()).toMatchObject({ name: 'Ann', message: 'New' });
  });

  it('passes over what no field can hold', async () => {
    keep({ name: 7, documentType: 'No such type', message: 'Hello', other: 'x' });
    await open();
    const values = ['name', 'documentType', 'message'].map((name) => field(`[name=${name}]`).value);
    expect(values).toEqual(['', '', 'Hello']);
  });

  it.each(['{"name":', 'null', '[]', '"text"'])('may be kept as %s', async (stored) => {
    sessionStorage.setItem(KEPT, stored);
    await open();
    await type('[name=message]', 'Hello');
    expect(kept()).toMatchObject({ message: 'Hello' });
  });

  it.each([
    { ok: true, says: 'received your message', left: null },
    { ok: false, says: "couldn't confirm", left: expect.objectContaining({ message: 'Hello' }) },
  ])('is forgotten only once the form $says', async ({ ok, says, left }) => {
    vi.stubGlobal('fetch', async () => ({ ok }));
    await open({ endpoint: 'https://forms.example/take' });
    await type('[name=message]', 'Hello');
    send();
    await vi.waitFor(() => expect(outcome()).toContain(says));
    expect(kept()).toEqual(left);
  });
});

it.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])(
  'makes a draft, without an error, where the storage of the browser is %s',
  async (_, breakIt) => {
    const failed = vi.fn();
    addEventListener('error', failed);
    breakIt();
    await open();
    await type('[name=message]', 'Hello');
    send();
    await vi.waitFor(() => expect(draftLink()).toContain('body=Message%3A%20Hello'));
    expect(field('[name=message]').value).toBe('Hello');
    expect(failed).not.toHaveBeenCalled();
    removeEventListener('error', failed);
  },
);

it('offers a message too long for a draft as text to copy', async () => {
  const message = 'A long story. '.repeat(200);
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open({ typed: { message } });
  send();
  await vi.waitFor(() => expect(outcome()).toContain('too long for a draft'));
  expect(draftLink()).toBe('mailto:hello@example.com?subject=Question%20about%20a%20notarization');
  await press('Copy message');
  await vi.waitFor(() => expect(outcome()).toContain('Message copied.'));
  expect(writeText).toHaveBeenCalledWith(`Message: ${message}`);
});

it('posts the hidden field that a host has put into its HTML', async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => ({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  const html = '\n<input type="hidden" name="form-name" value="contact">\n';
  await open({ typed: { message: 'Hello' }, html, endpoint: '/messages' });
  send();
  await vi.waitFor(() => expect(outcome()).toContain('received your message'));
  const posted = new URLSearchParams(String(fetched.mock.lastCall?.[1].body));
  expect([posted.get('form-name'), posted.get('message')]).toEqual(['contact', 'Hello']);
});
