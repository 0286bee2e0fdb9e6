// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTakenName } from '../../model/message-form.ts';
import { field, findElement, openIsland, press, type } from '../../tests/support/island.tsx';
import { ContactForm, type ContactFormProps, KEPT } from './ContactForm.tsx';

const props: ContactFormProps = {
  phone: '+12085550100',
  mailbox: 'hello',
  host: 'example.com',
  documentTypes: ['Apostille', 'Loan Signing'],
};

beforeEach(() => {
  // jsdom has no layout, so it doesn't implement scrolling.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Opens the page of the form, with text typed before hydration. */
function open(typed: object = {}, more: Partial<ContactFormProps> = {}, html = '') {
  return openIsland('ContactForm', ContactForm, { ...props, ...more }, () => {
    findElement('form').insertAdjacentHTML('afterbegin', html);
    for (const [name, text] of Object.entries(typed)) field(`[name=${name}]`).value = text;
  });
}

const kept = (): unknown => Object.fromEntries(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]'));
const send = () => document.querySelector('form')?.requestSubmit();
const outcome = () => findElement('[role=status]').textContent;
const draftLink = () => document.querySelector('.outcome .buttons a')?.getAttribute('href') ?? '';

it('restores saved text in empty fields', async () => {
  const stored = { name: 'Ann', message: 'Old', other: 'x' };
  sessionStorage.setItem(KEPT, JSON.stringify(Object.entries(stored)));
  await open({ message: 'New' });
  const fields = { name: 'Ann', email: '', phone: '', documentType: '', message: 'New' };
  for (const [name, text] of Object.entries(fields))
    expect(field(`[name=${name}]`).value).toBe(text);
  expect(kept()).toEqual(fields);
});

it.each(['["name",', 'null', '{}', '"text"'])('saves what is typed instead of %s', async (text) => {
  sessionStorage.setItem(KEPT, text);
  await open();
  await type('[name=message]', 'Hello');
  expect(kept()).toMatchObject({ message: 'Hello' });
});

it("makes a draft, without an error, when the browser's storage is full", async () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  });
  await open();
  await type('[name=message]', 'Hello');
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('body=Message%3A%20Hello'));
  expect(failed).not.toHaveBeenCalled();
  removeEventListener('error', failed);
});

it('makes a draft of half an emoji', async () => {
  await open({ message: 'Hello \uD83D' });
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('body=Message%3A%20Hello%20%EF%BF%BD'));
});

it('announces the same text again when a message is sent again, and scrolls to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open({ message: 'Hello' });
  send();
  await vi.waitFor(() => expect(outcome()).toContain('Nothing has been sent yet'));
  const first = findElement('[role=status] span');
  send();
  await vi.waitFor(() => expect(findElement('[role=status] span')).not.toBe(first));
  expect(outcome()).toContain('Nothing has been sent yet');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('offers a message too long for a draft as text to copy', async () => {
  const message = 'A long story. '.repeat(200);
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open({ message });
  send();
  await vi.waitFor(() => expect(outcome()).toContain('too long for a draft'));
  expect(draftLink()).toBe('mailto:hello@example.com?subject=Question%20about%20a%20notarization');
  await press('Copy message');
  await vi.waitFor(() => expect(outcome()).toContain('Message copied.'));
  expect(writeText).toHaveBeenCalledWith(`Message: ${message}`);
});

it('posts a hidden field that the host added to the HTML', async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
  const html = '\n<input type="hidden" name="form-name" value="contact">\n';
  await open({ message: 'Hello' }, { endpoint: '/messages' }, html);
  send();
  await vi.waitFor(() => expect(outcome()).toContain('received your message'));
  const posted = new URLSearchParams(String(fetched.mock.lastCall?.[1].body));
  expect([posted.get('form-name'), posted.get('message')]).toEqual(['contact', 'Hello']);
});

/** Expects that only the email field is marked invalid, or none. */
const expectInvalid = (isInvalid: boolean) =>
  expect([...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)).toEqual(
    isInvalid ? ['email'] : [],
  );

it.each([
  [{}, 'Your draft is empty. Write what you need in it, or call.'],
  [
    { email: 'foo' },
    "^Check your email address. Without it, we can't reply. .* send it from there.",
  ],
  [{ email: 'foo@example.com' }, 'Read it through and send it from there.'],
])('describes a draft of %j correctly', async (typed, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(typed);
  send();
  await vi.waitFor(() => expect(outcome()).toMatch(new RegExp(`${text}$`)));
  expect(draftLink()).toContain('mailto:');
  expectInvalid('email' in typed && typed.email === 'foo');
});

it.each([
  [{}, 'Your message is empty. Write what you need and send it again, or call.'],
  [
    { email: 'foo' },
    "Check your email address. Without it, we can't reply. We've received your message.",
  ],
])('describes a posted message of %j correctly, and keeps its text', async (typed, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  await open(typed, { endpoint: '/messages' });
  send();
  await vi.waitFor(() => expect(outcome()).toBe(text));
  for (const [name, value] of Object.entries(typed))
    expect(field(`[name=${name}]`).value).toBe(value);
  expectInvalid('email' in typed && typed.email === 'foo');
});

it('forgets the draft of an older text as soon as the text changes', async () => {
  await open({ email: 'foo', message: 'Hello' });
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('Email%3A%20foo%0D%0A'));
  const problem = findElement('#email').getAttribute('aria-describedby')?.split(' ')[0];
  expect(findElement(`#${problem}`).textContent).toContain('Check your email address.');

  await type('[name=email]', 'foo@example.com');
  expect([outcome(), draftLink()]).toEqual(['', '']);
  expectInvalid(false);
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('foo%40example.com%0D%0A'));
});

it('writes the draft with its own labels, whatever a translator made of the page', async () => {
  await open({ message: 'Hello' });
  for (const label of document.querySelectorAll('label')) label.textContent = 'Etiqueta';
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('body=Message%3A%20Hello'));
});

/** A response of another host: jsdom's page is at localhost. */
const answered = (body: string, type: string, url = 'https://forms.example.com/') =>
  Object.defineProperty(new Response(body, { headers: { 'Content-Type': type } }), 'url', {
    value: url,
  });

it.each([
  ['{"success":"false"}', 'application/json', false],
  ['{"success":false,"message":"No key"}', 'application/json; charset=utf-8', false],
  ['{"ok":false}', 'application/json', false],
  ['{"errors":[{"code":"SPAM"}]}', 'application/json', false],
  ['{"error":"Form not found"}', 'application/json', false],
  ['{"success":', 'application/json', false],
  ['<h1>Form not found</h1>', 'text/html', false],
  ['{"success":"true","errors":[]}', 'application/json', true],
  ['{"ok":true,"next":"/thanks"}', 'application/json', true],
  ['', 'text/plain', true],
])('takes the answer %s (%s) as sent: %s', async (body, type, isSent) => {
  vi.stubGlobal('fetch', async () => answered(body, type));
  await open({ message: 'Hello' }, { endpoint: 'https://forms.example.com/f' });
  send();
  const text = isSent ? "We've received your message." : "We couldn't confirm";
  await vi.waitFor(() => expect(outcome()).toContain(text));
  expect(field('[name=message]').value).toBe(isSent ? '' : 'Hello');
});

it("takes a page of the site's own host as sent", async () => {
  vi.stubGlobal('fetch', async () => answered('<p>Thank you</p>', 'text/html', location.href));
  await open({ message: 'Hello' }, { endpoint: '/messages' });
  send();
  await vi.waitFor(() => expect(outcome()).toContain("We've received your message."));
});

it('offers to select the text in a browser without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  await open({ message: 'Hello' });
  send();
  await vi.waitFor(() => expect(draftLink()).toContain('mailto:'));
  await press('Copy message');
  await vi.waitFor(() => expect(outcome()).toContain("won't let us copy"));
});

it('says so if sending goes wrong in an unforeseen way', async () => {
  await open({ message: 'Hello' });
  vi.stubGlobal(
    'FormData',
    class {
      constructor() {
        throw new Error('unforeseen');
      }
    },
  );
  send();
  await vi.waitFor(() => expect(outcome()).toContain('could not be sent'));
});

it('takes no hidden field whose name hides something that every form has', () => {
  const names = new Set<string>();
  let owner: object | null = document.createElement('form');
  while (owner !== null) {
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
    owner = Object.getPrototypeOf(owner);
  }

  const ofForms = [...names].filter((name) => /^[a-z]/.test(name));
  expect(ofForms.length).toBeGreaterThan(200);
  expect(ofForms.filter((name) => !isTakenName(name))).toEqual([]);
  expect(['access_key', '_subject', 'form-name', 'redirect'].filter(isTakenName)).toEqual([]);
});
