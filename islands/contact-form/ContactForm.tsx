import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { telHref } from '../../model/contact.ts';
import type { Business } from '../../model/schemas/business.ts';
import { inTab } from '../base.ts';

/** Under the name of the island the browser tab keeps what was typed (islands.ts); it ends with the tab. */
export const KEPT = 'ContactForm';

/** The name that most form services give the field that only robots fill in. */
const HONEYPOT = '_gotcha';

/** How long to wait for the endpoint. Unit: milliseconds. */
const TIMEOUT = 15_000;

export interface ContactFormProps extends Partial<NonNullable<Business['form']>> {
  /** The choices of Document Type. */
  documentTypes: readonly string[];
  phone: string;
  /** The two parts of the email address. */
  mailbox: string;
  host: string;
}

/**
 * What is said of a message: a draft was not sent, and of a failed one nobody confirmed that it arrived.
 * Nothing is refused, so what came of an empty form or half an email address is said afterwards.
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
};

/** What has become of the message. */
interface Outcome {
  /** What is said of it; nothing before it was sent for the first time. */
  kind?: keyof typeof SAYS;
  /** The message as a draft, where it was not sent. */
  draft?: MessageDraft | undefined;
  /** What was typed as an email address and isn't a full one. */
  badEmail?: string | undefined;
}

/**
 * The message form. No field is required and none is refused: the owner wants every message. With an
 * endpoint it posts them; without one it makes a draft for the visitor to send.
 */
export function ContactForm(props: ContactFormProps) {
  const { documentTypes, phone, mailbox, host, endpoint, hidden = {} } = props;
  const [{ kind, draft, badEmail }, setOutcome] = useState<Outcome>({});
  const firstField = useRef<HTMLInputElement>(null);
  const isSending = kind === 'sending';
  const whenToCheck = kind === 'sentWithoutReply' ? 'and send again' : 'before you send';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;

    // What was said goes, so that the same words are said anew.
    flushSync(() => setOutcome({}));
    const { currentTarget } = event;
    const draft = draftOf(`${mailbox}@${host}`, currentTarget);
    const badEmail = currentTarget.querySelector<HTMLInputElement>('input:invalid')?.value;

    if (endpoint === undefined) {
      setOutcome({ kind: draft.kind, draft, badEmail });
      if (draft.kind !== 'tooLong') location.assign(draft.href);
      return;
    }

    setOutcome({ kind: 'sending' });
    const isSent = await post(endpoint, new FormData(currentTarget));
    if (!isSent) return setOutcome({ kind: 'failed', draft, badEmail });

    // What the visitor has still to do is done in the same fields.
    if (draft.kind === 'emptyDraft') return setOutcome({ kind: 'sentEmpty' });
    if (badEmail !== undefined) return setOutcome({ kind: 'sentWithoutReply', badEmail });

    setOutcome({ kind: 'sent' });
    currentTarget.reset();
    keep(currentTarget);
  };

  const writeAnother = () => {
    // A field can have the focus only once it is shown.
    flushSync(() => setOutcome({}));
    firstField.current?.focus();
  };

  const copy = (text: string) => {
    flushSync(() => setOutcome({ draft }));
    return navigator.clipboard.writeText(text).then(
      () => setOutcome({ kind: 'copied', draft }),
      () => setOutcome({ kind: 'notCopied', draft }),
    );
  };

  return (
    <form
      className="contact-form"
      ref={restore}
      noValidate
      name="contact"
      // The method "dialog" does nothing outside a dialog: without an endpoint and without script no
      // message may be sent anywhere, nor be lost.
      method={endpoint === undefined ? 'dialog' : 'post'}
      action={endpoint}
      // A path is on the own host.
      data-netlify={endpoint?.startsWith('/')}
      data-netlify-honeypot={endpoint && HONEYPOT}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onSubmit={submit}
    >
      <p className="send-note">All fields are optional.</p>
      <div className="field">
        <label htmlFor="name">Name</label>
        <input id="name" name="name" type="text" autoComplete="name" ref={firstField} />
      </div>
      <div className="field">
        <label htmlFor="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby="email-hint"
          aria-invalid={badEmail !== undefined || undefined}
          // What was wrong is being put right.
          onInput={() => setOutcome(({ badEmail: _, ...others }) => others)}
        />
        <small id="email-hint">
          Enter a full email address, such as name@example.com, so we can reply.
        </small>
      </div>
      <div className="field field-half">
        <label htmlFor="phone">Phone</label>
        <input id="phone" name="phone" type="tel" autoComplete="tel" />
      </div>
      <div className="field field-half">
        <label htmlFor="document-type">Document Type</label>
        <select id="document-type" name="documentType">
          <option value="">Select Document Type</option>
          {documentTypes.map((type) => (
            // A translator of the page changes the text of a choice, and leaves its value alone.
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="message">Message</label>
        <textarea id="message" name="message" rows={4} />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {endpoint === undefined ? (
        <p className="send-note script-only" id="send-note">
          Opens your email app. Nothing is sent until you send it there.
        </p>
      ) : (
        // People neither see nor reach it; whatever fills it in is a robot.
        <div hidden>
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
        </div>
      )}
      <button
        type="submit"
        // The button does nothing where there is neither an endpoint nor script.
        className={`button button-strong${endpoint === undefined ? ' script-only' : ''}`}
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
              {badEmail !== undefined && (
                <span className="problem">
                  {`"${badEmail}" isn't a full email address, so `}
                  <a href="#email">check it</a>
                  <span>{` ${whenToCheck}, or we can't reply. `}</span>
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
              {/* biome-ignore lint/a11y/noAutofocus: the style hides the button that had the focus */}
              <button type="button" className="button" autoFocus onClick={writeAnother}>
                Write another message
              </button>
            </p>
          </>
        )}
        {draft && (
          <p className="buttons">
            <a className="button button-small" href={draft.href}>
              {draft.kind === 'tooLong' ? 'Open empty draft' : 'Open draft'}
            </a>
            {draft.text !== '' && (
              <button
                type="button"
                className="button button-small"
                onClick={() => copy(draft.text)}
              >
                Copy message
              </button>
            )}
            <a className="button button-small" href={telHref(phone)}>
              Call now
            </a>
          </p>
        )}
      </div>
    </form>
  );
}

/** Brings what is said into sight, beside what sticks to the edges of the window (`scroll-padding`). */
function bringIntoSight(words: HTMLElement | null) {
  words?.closest('.outcome')?.scrollIntoView({ block: 'nearest' });
}

/** The longest link that every common email program opens. Unit: characters. */
const MAX_DRAFT_LINK = 2000;

/** A message for the visitor to send. */
interface MessageDraft {
  /** Email programs cut off what is too long without a word. */
  kind: 'draft' | 'emptyDraft' | 'tooLong';
  /** The message as plain text, a line for each field that was filled in. */
  text: string;
  /** Opens the visitor's own email program with the draft (RFC 6068); with an empty one if it is too long. */
  href: string;
}

/** The draft of what a form has in its fields, for an address. */
function draftOf(address: string, form: HTMLFormElement): MessageDraft {
  const lines = [...form.querySelectorAll('label')].flatMap(({ textContent, control }) => {
    const typed = control && 'value' in control ? `${control.value}` : '';
    return typed.trim() === '' ? [] : [`${textContent}: ${typed}`];
  });
  // Half of an emoji, which some keyboards leave, can stand in no address.
  const text = lines.join('\n').replace(/\p{Cs}/gu, '\uFFFD');

  const about = new FormData(form).get('documentType') || 'a notarization';
  const subject = `Question about ${about}`;
  const empty = `mailto:${address}?subject=${encodeURIComponent(subject)}`;

  // RFC 6068 breaks lines with CR and LF.
  const href = `${empty}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  if (href.length > MAX_DRAFT_LINK) return { kind: 'tooLong', text, href: empty };
  return { kind: text === '' ? 'emptyDraft' : 'draft', text, href };
}

/** Posts a form and says whether the endpoint confirmed it. */
async function post(endpoint: string, data: FormData): Promise<boolean> {
  if (data.get(HONEYPOT) !== '') return false;

  const fields = [...data].map(([name, value]) => [name, String(value)]);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Puts what was kept into the fields that are empty, and keeps what was typed before. */
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

/** Keeps what was typed over a reload, until it was sent. Nothing leaves the browser. */
function keep(form: HTMLFormElement) {
  inTab((tab) => tab.setItem(KEPT, JSON.stringify([...new FormData(form)])));
}
