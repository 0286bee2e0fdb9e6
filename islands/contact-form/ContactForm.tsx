import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { telHref } from '../../model/contact.ts';
import { HONEYPOT, type MessageField } from '../../model/message-form.ts';
import type { Business } from '../../model/schemas/business.ts';
import { inTab } from '../base.ts';

/** The session storage key. It's the island's name, so that saved text hydrates the island (islands.ts). */
export const KEPT = 'ContactForm';

/** How long to wait for the endpoint. Unit: milliseconds. */
const TIMEOUT = 15_000;

export interface ContactFormProps extends Partial<NonNullable<Business['form']>> {
  /** The options of Document Type. */
  documentTypes: readonly string[];
  phone: string;
  /** The email address in two parts, to hide it from harvesters. */
  mailbox: string;
  host: string;
}

/**
 * Status messages. None may claim too much: a draft isn't sent, and a failed message may have arrived.
 * The form rejects nothing, so it reports an empty message or half an email address afterward.
 */
const SAYS = {
  sending: 'Sending your message...',
  sent: "Thank you. We've received your message.",
  failed:
    "We couldn't confirm that your message arrived. What you typed is still here. Try again, email us or call.",
  sentEmpty: 'Your message is empty. Write what you need and send it again, or call.',
  sentWithoutReply: "We've received your message.",
  draft:
    'Your email app should now show a draft of this message. Nothing has been sent yet. Read it through and send it from there.',
  emptyDraft: 'Your draft is empty. Write what you need in it, or call.',
  tooLong:
    'Your message is too long for a draft. Nothing has been sent yet. Copy the message, open an empty draft and paste it there.',
  copied: 'Message copied. Paste it into an email to send it.',
  notCopied: "Your browser won't let us copy. Select the text in the form instead.",
  broken: 'Your message could not be sent. What you typed is still here. Call us instead.',
};

const CHECK_EMAIL = "Check your email address. Without it, we can't reply.";

interface Outcome {
  /** The status message; undefined before the first attempt to send. */
  kind?: keyof typeof SAYS;
  /** The message as a draft, if it wasn't sent. */
  draft?: MessageDraft | undefined;
  /** Whether the typed email address isn't a full one. */
  badEmail?: boolean;
}

/**
 * The message form. No field is required and no text is rejected, because the owner wants every message.
 * With an endpoint it posts the message; without one it makes an email draft for the visitor to send.
 */
export function ContactForm(props: ContactFormProps) {
  const { documentTypes, phone, mailbox, host, endpoint, hidden = {} } = props;
  const [{ kind, draft, badEmail = false }, setOutcome] = useState<Outcome>({});
  const firstField = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const isSending = kind === 'sending';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;

    // Clears the status, so that screen readers announce the same text again.
    flushSync(() => setOutcome({}));
    // Whatever goes wrong, the visitor hears of it.
    await send(event.currentTarget).catch(() => setOutcome({ kind: 'broken' }));
  };

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const draft = draftOf(`${mailbox}@${host}`, data);
    const badEmail = email.current?.matches(':invalid') ?? false;

    if (endpoint === undefined) {
      setOutcome({ kind: draft.kind, draft, badEmail });
      if (draft.kind !== 'tooLong') location.assign(draft.href);
      return;
    }

    setOutcome({ kind: 'sending' });
    const isSent = await post(endpoint, data);
    if (!isSent) return setOutcome({ kind: 'failed', draft, badEmail });

    // The fields keep their text, because the visitor still has to correct it.
    if (draft.kind === 'emptyDraft') return setOutcome({ kind: 'sentEmpty' });
    if (badEmail) return setOutcome({ kind: 'sentWithoutReply', badEmail });

    setOutcome({ kind: 'sent' });
    // A hidden field may be called "reset".
    HTMLFormElement.prototype.reset.call(form);
    keep(form);
  };

  /** What was said is of the text that was sent, so it goes when the text changes. */
  const input = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keep(currentTarget);
    if (kind !== undefined && !isSending) setOutcome({});
  };

  const writeAnother = () => {
    // The field can't take focus until it is shown.
    flushSync(() => setOutcome({}));
    firstField.current?.focus();
  };

  const copy = async (text: string) => {
    flushSync(() => setOutcome({ draft }));
    try {
      // Old browsers, and pages without https, have no clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'copied', draft });
    } catch {
      setOutcome({ kind: 'notCopied', draft });
    }
  };

  return (
    <form
      className="contact-form"
      ref={restore}
      noValidate
      name="contact"
      // "dialog" does nothing outside a dialog. With neither an endpoint nor a script, submitting
      // would reload the page and lose the message.
      method={endpoint === undefined ? 'dialog' : 'post'}
      action={endpoint}
      // An endpoint that is a path is on this site's own host, which may be Netlify.
      data-netlify={endpoint?.startsWith('/')}
      data-netlify-honeypot={endpoint && HONEYPOT}
      onInput={input}
      onSubmit={submit}
    >
      <p className="send-note">All fields are optional.</p>
      <div className="field">
        <label htmlFor="name">{LABELS.name}</label>
        <input id="name" name="name" type="text" autoComplete="name" ref={firstField} />
      </div>
      <div className="field">
        <label htmlFor="email">{LABELS.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          ref={email}
          aria-describedby={badEmail ? 'email-problem email-hint' : 'email-hint'}
          aria-invalid={badEmail || undefined}
        />
        {badEmail && (
          <small id="email-problem" className="problem">
            {CHECK_EMAIL}
          </small>
        )}
        <small id="email-hint">
          Enter a full email address, such as name@example.com, so we can reply.
        </small>
      </div>
      <div className="field field-half">
        <label htmlFor="phone">{LABELS.phone}</label>
        <input id="phone" name="phone" type="tel" autoComplete="tel" />
      </div>
      <div className="field field-half">
        <label htmlFor="document-type">{LABELS.documentType}</label>
        <select id="document-type" name="documentType">
          <option value="">Select Document Type</option>
          {documentTypes.map((type) => (
            // The value is explicit, because page translators change the text of an option.
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="message-text">{LABELS.message}</label>
        <textarea id="message-text" name="message" rows={4} />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {endpoint === undefined ? (
        <p className="send-note script-only" id="send-note">
          Opens your email app. Nothing is sent until you send it there.
        </p>
      ) : (
        // Visitors can't see or reach it, so only bots fill it in.
        <div hidden>
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
        </div>
      )}
      <button
        type="submit"
        // Without an endpoint, the button does nothing unless the script runs.
        className={`button button-strong${endpoint === undefined ? ' scripting-only' : ''}`}
        aria-describedby={endpoint === undefined ? 'send-note' : undefined}
        aria-disabled={isSending}
      >
        Send Message
      </button>
      <div className="outcome">
        {kind === 'sent' && <h2>Message sent</h2>}
        <p role="status" data-outcome={kind}>
          {kind && (
            <span ref={bringIntoSight}>
              {badEmail && (
                <span className="problem">
                  <a href="#email">{CHECK_EMAIL}</a>{' '}
                </span>
              )}
              <span>{SAYS[kind]}</span>
            </span>
          )}
        </p>
        {kind === 'sent' && (
          <>
            <p>Scheduling is by phone. To set a time, call us.</p>
            <p className="buttons">
              <a className="button button-strong" href={telHref(phone)}>
                Call now
              </a>
              {/* biome-ignore lint/a11y/noAutofocus: CSS hides the button that had focus */}
              <button type="button" className="button" autoFocus onClick={writeAnother}>
                Write another message
              </button>
            </p>
          </>
        )}
        {draft && <DraftButtons draft={draft} phone={phone} copy={copy} />}
      </div>
    </form>
  );
}

interface DraftProps extends Pick<ContactFormProps, 'phone'> {
  draft: MessageDraft;
  copy: (text: string) => void;
}

/** The ways to reach the business with a message that the form hasn't sent. */
function DraftButtons({ draft: { kind, text, href }, phone, copy }: DraftProps) {
  return (
    <p className="buttons">
      <a className="button button-small" href={href}>
        {kind === 'tooLong' ? 'Open empty draft' : 'Open draft'}
      </a>
      {text !== '' && (
        <button type="button" className="button button-small" onClick={() => copy(text)}>
          Copy message
        </button>
      )}
      <a className="button button-small" href={telHref(phone)}>
        Call now
      </a>
    </p>
  );
}

/** Scrolls the status into view, clear of sticky elements (`scroll-padding`). */
function bringIntoSight(words: HTMLElement | null) {
  words?.closest('.outcome')?.scrollIntoView({ block: 'nearest' });
}

/** The fields' labels, also in a draft, which the business reads: a translator changes those of the page. */
const LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  documentType: 'Document Type',
  message: 'Message',
} as const satisfies Record<MessageField, string>;

/** The longest link that all common email programs open. Unit: characters. */
const MAX_DRAFT_LINK = 2000;

/** A message for the visitor to send. */
interface MessageDraft {
  /** "tooLong", because email programs silently truncate long messages. */
  kind: 'draft' | 'emptyDraft' | 'tooLong';
  /** The message as plain text, with a line for each field that isn't empty. */
  text: string;
  /** Opens the draft in the visitor's email program (RFC 6068), or an empty one if it's too long. */
  href: string;
}

function draftOf(address: string, data: FormData): MessageDraft {
  const lines = Object.entries(LABELS).flatMap(([name, label]) => {
    const typed = String(data.get(name) ?? '');
    return typed.trim() === '' ? [] : [`${label}: ${typed}`];
  });
  // Half of an emoji, which some keyboards leave, can stand in no address.
  const text = lines.join('\n').replace(/\p{Cs}/gu, '\uFFFD');

  const about = data.get('documentType') || 'a notarization';
  const subject = `Question about ${about}`;
  const empty = `mailto:${address}?subject=${encodeURIComponent(subject)}`;

  // RFC 6068 requires CRLF line breaks.
  const href = `${empty}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  if (href.length > MAX_DRAFT_LINK) return { kind: 'tooLong', text, href: empty };
  return { kind: text === '' ? 'emptyDraft' : 'draft', text, href };
}

/** Posts the data of a form, and returns whether the endpoint confirmed it. */
async function post(endpoint: string, data: FormData): Promise<boolean> {
  if (data.get(HONEYPOT) !== '') return false;

  const fields = [...data].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok && (await isConfirmed(response));
  } catch {
    return false;
  }
}

/**
 * Whether a response confirms a message. Some services answer 200 with an error in JSON; and a page of
 * another host may be an error, too. Rejects if the response can't be read.
 */
async function isConfirmed(response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('text/html')) return new URL(response.url).origin === location.origin;
  if (!type.includes('json')) return true;

  const { success, ok, error, errors } = Object(await response.json());
  const isDenied = [success, ok].some((value) => `${value}` === 'false');
  const hasErrors = Boolean(error) || Object.keys(Object(errors)).length > 0;
  return !isDenied && !hasErrors;
}

/** Restores saved text in empty fields, and saves text typed before hydration. */
function restore(form: HTMLFormElement | null) {
  if (form === null) return;
  inTab((tab) => {
    const kept: [string, string][] = JSON.parse(tab.getItem(KEPT) ?? '[]');
    for (const [name, text] of kept) {
      const field = form.elements.namedItem(name);
      if (field && 'value' in field && field.value === '') field.value = text;
    }
  });
  keep(form);
}

/** Saves the text of the fields across reloads until it is sent. It doesn't leave the browser. */
function keep(form: HTMLFormElement) {
  inTab((tab) => tab.setItem(KEPT, JSON.stringify([...new FormData(form)])));
}
