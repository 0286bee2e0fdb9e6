// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { find, hydrateIsland, renderIsland } from '../../tests/support/island.tsx';
import type { ContactFormProps } from './ContactForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { KEPT } from './useKeptText.ts';

const props: ContactFormProps = {
  note: 'Tell us about your document.',
  phone: '+12085550100',
  mailbox: { user: 'hello', domain: 'example.com' },
  documentTypes: ['Apostille', 'Loan Signing'],
};

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Puts the form into the page, with what a visitor typed before its script came, then hydrates it. */
async function open({ typed = {}, endpoint }: { typed?: object; endpoint?: string } = {}) {
  const element = renderIsland(
    'ContactForm',
    ContactForm,
    endpoint === undefined ? props : { ...props, endpoint },
  );
  for (const [name, text] of Object.entries(typed)) field(name).value = text;
  await hydrateIsland(element, ContactForm);
}

function field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const found = find(`[name=${name}]`);
  if (
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  ) {
    return found;
  }
  throw new Error(`${name} is no field.`);
}

function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const keep = (message: object) => sessionStorage.setItem(KEPT, JSON.stringify(message));
const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');

it('keeps every field while it is typed, and puts each back', async () => {
  const typed = {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '208 555 0199',
    documentType: 'Loan Signing',
    message: 'Friday?\nOr later',
  };
  await open();
  for (const [name, text] of Object.entries(typed)) type(name, text);
  expect(kept()).toEqual(typed);
  await open();
  for (const [name, text] of Object.entries(typed)) expect(field(name).value).toBe(text);
});

it('keeps what was typed before its script came, and nothing while nothing is typed', async () => {
  await open();
  expect(kept()).toBeNull();
  await open({ typed: { message: 'Early' } });
  expect(kept()).toMatchObject({ message: 'Early' });
});

it('puts nothing in the place of what is typed already', async () => {
  keep({ name: 'Ann', message: 'Old' });
  await open({ typed: { message: 'New' } });
  expect(field('message').value).toBe('New');
  expect(field('name').value).toBe('Ann');
  expect(kept()).toMatchObject({ name: 'Ann', message: 'New' });
});

it('passes over what no field can hold', async () => {
  keep({ name: 7, documentType: 'No such type', message: 'Hello', other: 'x' });
  await open();
  expect(field('name').value).toBe('');
  expect(field('documentType').value).toBe('');
  expect(field('message').value).toBe('Hello');
});

it.each([
  { ok: true, outcome: 'received your message', left: null },
  { ok: false, outcome: "couldn't confirm", left: { message: 'Hello' } },
])('forgets only what $outcome', async ({ ok, outcome, left }) => {
  vi.stubGlobal('fetch', async () => ({ ok }));
  await open({ endpoint: 'https://forms.example/take' });
  type('message', 'Hello');
  document.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(find('[role=status]').textContent).toContain(outcome));
  if (left === null) expect(kept()).toBeNull();
  else expect(kept()).toMatchObject(left);
});
