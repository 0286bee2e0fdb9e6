// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, hydrateIsland, renderIsland } from '../../tests/support/island.tsx';
import { blockStorage, fillStorage } from '../../tests/support/tab-storage.ts';
import { ContactForm } from './ContactForm.tsx';
import { KEPT } from './useKeptText.ts';

const props = {
  note: 'Tell us about your document.',
  phone: '+12085550100',
  mailbox: { user: 'hello', domain: 'example.com' },
  documentTypes: ['General Notarization'],
} as const;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function openForm() {
  const element = renderIsland('ContactForm', ContactForm, props);
  await hydrateIsland(element, ContactForm);
  return element;
}

function field(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = document.querySelector(`[name=${name}]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`There is no field ${name}.`);
}

/** Types a text, as React hears of it. */
function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const send = () => document.querySelector('form')?.requestSubmit();
const outcome = () => document.querySelector('[role=status]')?.textContent ?? '';
const draftLink = () => document.querySelector('[role=status] a')?.getAttribute('href') ?? '';

it('puts back what was typed before', async () => {
  sessionStorage.setItem(KEPT, JSON.stringify({ message: 'Friday?' }));
  await openForm();
  expect(field('message').value).toBe('Friday?');
});

describe.each([
  ['is blocked', blockStorage],
  ['is full', fillStorage],
])('when the storage of the browser %s', (_, breakStorage) => {
  it('takes what is typed, without an error, and makes a draft of it', async () => {
    const failed = vi.fn();
    addEventListener('error', failed);
    breakStorage();
    await openForm();
    type('message', 'Hello');
    send();
    await vi.waitFor(() => expect(draftLink()).toContain('body=Message%3A%20Hello'));
    expect(field('message').value).toBe('Hello');
    expect(failed).not.toHaveBeenCalled();
    removeEventListener('error', failed);
  });
});

it.each(['{"name":', 'null', '[]'])('stands also where %s is kept of it', async (stored) => {
  sessionStorage.setItem(KEPT, stored);
  await openForm();
  type('message', 'Hello');
  expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toMatchObject({ message: 'Hello' });
});

it('offers a message too long for a draft as text to copy', async () => {
  const message = 'A long story. '.repeat(200);
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await openForm();
  type('message', message);
  send();
  await vi.waitFor(() => expect(outcome()).toContain('too long for a draft'));
  expect(outcome()).not.toContain('should now show a draft');
  expect(draftLink()).toBe('mailto:hello@example.com?subject=Question%20about%20a%20notarization');
  document.querySelector<HTMLElement>('[role=status] button')?.click();
  await vi.waitFor(() => expect(outcome()).toContain('Message copied.'));
  expect(writeText).toHaveBeenCalledWith(`Message: ${message}`);
  vi.unstubAllGlobals();
});

it('posts the hidden field that a host has put into its HTML', async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => ({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  const element = renderIsland('ContactForm', ContactForm, { ...props, endpoint: '/messages' });
  const hidden = '\n<input type="hidden" name="form-name" value="contact">\n';
  find('form').insertAdjacentHTML('afterbegin', hidden);
  type('message', 'Hello');
  await hydrateIsland(element, ContactForm);
  send();
  await vi.waitFor(() => expect(outcome()).toContain('received your message'));
  const posted = new URLSearchParams(String(fetched.mock.lastCall?.[1].body));
  expect(posted.get('form-name')).toBe('contact');
  expect(posted.get('message')).toBe('Hello');
  vi.unstubAllGlobals();
});
