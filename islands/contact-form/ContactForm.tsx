import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Mailbox, mailAddress, type Phone, telHref } from '../../model/contact.ts';
import { draftOf, MESSAGE_FIELDS, type Message, messageText } from '../../model/message.ts';

/** The name under which the browser tab keeps what was typed; it ends with the tab. */
export const KEPT = 'contact-form';

/** The name that most form services give the field that only robots fill in. */
const HONEYPOT = '_gotcha';

/** How long to wait for the endpoint. Unit: milliseconds. */
const TIMEOUT = 15_000;

export interface ContactFormProps {
  /** What visitors should know before they write. */
  note: string;
  /** The choices of Document Type. */
  documentTypes: readonly string[];
  phone: Phone;
  mailbox: Mailbox;
  /** Where messages are posted to; without it the form makes a draft for the visitor to send. */
  endpoint?: string;
  /** What the service behind the endpoint wants to get along, by field name. */
  hidden?: Record<string, string> | undefined;
}

/** What became of the message: a draft was not sent, and of a failed one nobody confirmed that it arrived. */
type Outcome = { kind: 'sending' | 'sent' } | { kind: 'draft' | 'failed'; message: Message };

/** The message form. No field is required and none is validated: the owner wants every message. */
export function ContactForm(props: ContactFormProps) {
  const { note, documentTypes, phone, mailbox, endpoint, hidden = {} } = props;
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (form.current === null) return;
    restore(form.current);
    if (Object.values(readMessage(form.current)).some(Boolean)) keep(form.current);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome?.kind === 'sending') return;
    const { currentTarget } = event;
    const message = readMessage(currentTarget);
    setAttempt(attempt + 1);
    if (endpoint === undefined) {
      setOutcome({ kind: 'draft', message });
      const { href, fits } = draftOf(mailAddress(mailbox), message);
      if (fits) location.assign(href);
      return;
    }
    setOutcome({ kind: 'sending' });
    const isSent = await post(endpoint, new FormData(currentTarget));
    setOutcome(isSent ? { kind: 'sent' } : { kind: 'failed', message });
    if (!isSent) return;
    currentTarget.reset();
    inTab((tab) => tab.removeItem(KEPT));
  };

  const isOwnHost = endpoint?.startsWith('/');
  return (
    <form
      className="contact-form"
      ref={form}
      noValidate
      name="contact"
      // Without an endpoint and without script nothing may be sent anywhere, nor be lost:
      // outside a dialog this method does nothing.
      method={endpoint === undefined ? 'dialog' : 'post'}
      action={endpoint}
      data-netlify={isOwnHost ? 'true' : undefined}
      data-netlify-honeypot={isOwnHost ? HONEYPOT : undefined}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onSubmit={submit}
    >
      <h2>Send Us a Message</h2>
      <p>{note}</p>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" type="text" autoComplete="name" />
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="email" />
      <label htmlFor="phone">Phone</label>
      <input id="phone" name="phone" type="tel" autoComplete="tel" />
      <label htmlFor="document-type">Document Type</label>
      <select id="document-type" name="documentType">
        <option value="">Select Document Type</option>
        {documentTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" rows={4} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {endpoint !== undefined && (
        // People neither see nor reach it; whatever fills it in is a robot.
        <div hidden>
          <input
            name={HONEYPOT}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-label="Leave empty"
          />
        </div>
      )}
      <button
        type="submit"
        className="button button-strong"
        aria-disabled={outcome?.kind === 'sending'}
      >
        Send Message
      </button>
      <div className="outcome" role="status">
        {outcome?.kind === 'sending' && <p>Sending your message...</p>}
        {outcome?.kind === 'sent' && <p>Thank you. We've received your message.</p>}
        {outcome && 'message' in outcome && (
          <OtherWays key={attempt} {...outcome} phone={phone} address={mailAddress(mailbox)} />
        )}
      </div>
    </form>
  );
}

interface OtherWaysProps {
  kind: 'draft' | 'failed';
  message: Message;
  phone: Phone;
  address: string;
}

/**
 * Other ways for a message: the visitor's own email program, the clipboard, a call. A message too
 * long for a draft is copied, and pasted into a draft without text.
 */
function OtherWays({ kind, message, phone, address }: OtherWaysProps) {
  const { href, fits } = draftOf(address, message);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(messageText(message));
      setCopied('Message copied.');
    } catch {
      setCopied("Your browser won't let us copy. Select the text in the form instead.");
    }
  };
  const drafted = fits
    ? 'Your email program should now show a draft of this message. Nothing has been sent yet. Read it through and send it from there.'
    : 'Your message is too long for a draft. Nothing has been sent yet. Copy the message, open an empty draft and paste it there.';
  return (
    <>
      <p>
        {kind === 'draft'
          ? drafted
          : "We couldn't confirm that your message arrived. What you typed is still here. Try again, email us or call."}
      </p>
      <p className="buttons">
        <a className="button button-quiet" href={href}>
          {fits ? 'Open draft' : 'Open empty draft'}
        </a>
        <button type="button" className="button button-quiet" onClick={copy}>
          Copy message
        </button>
        <a className="button button-quiet" href={telHref(phone)}>
          Call instead
        </a>
      </p>
      <p>{copied}</p>
    </>
  );
}

/** What the visitor typed. */
function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  return Object.fromEntries(MESSAGE_FIELDS.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Posts a form and says whether the endpoint confirmed it. */
async function post(endpoint: string, data: FormData): Promise<boolean> {
  if (data.get(HONEYPOT) !== '') return false;
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Keeps what was typed over a reload, until it was sent. Nothing leaves the browser. */
function keep(form: HTMLFormElement) {
  inTab((tab) => tab.setItem(KEPT, JSON.stringify(readMessage(form))));
}

/** Puts kept texts into the fields that are still empty. */
function restore(form: HTMLFormElement) {
  const kept: unknown = inTab((tab) => JSON.parse(tab.getItem(KEPT) ?? '{}'));
  for (const [name, text] of Object.entries(kept ?? {})) {
    const field = form.elements.namedItem(name);
    const isEmpty = field instanceof HTMLElement && 'value' in field && field.value === '';
    if (isEmpty && typeof text === 'string') field.value = text;
  }
}

/**
 * Uses what the browser tab keeps until it is closed. A browser may forbid its storage (every access
 * then throws), or have no room left: such a tab keeps nothing, and nothing else changes.
 */
function inTab<Kept>(use: (tab: Storage) => Kept): Kept | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
