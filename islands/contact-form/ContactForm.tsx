import { useRef } from 'react';
import type { Mailbox, Phone } from '../../model/contact.ts';
import { Fields } from './Fields.tsx';
import { HONEYPOT, Honeypot } from './Honeypot.tsx';
import { Outcome } from './Outcome.tsx';
import { useKeptText } from './useKeptText.ts';
import { useSending } from './useSending.ts';

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

/** The message form. No field is required and none is validated: the owner wants every message. */
export function ContactForm(props: ContactFormProps) {
  const { note, documentTypes, phone, mailbox, endpoint, hidden = {} } = props;
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptText(form);
  const sending = useSending(endpoint, kept.forget);
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
      data-netlify={endpoint?.startsWith('/') ? 'true' : undefined}
      data-netlify-honeypot={endpoint?.startsWith('/') ? HONEYPOT : undefined}
      onInput={kept.keep}
      onSubmit={sending.submit}
    >
      <h2>Send Us a Message</h2>
      <p>{note}</p>
      <Fields documentTypes={documentTypes} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {endpoint !== undefined && <Honeypot />}
      <button
        type="submit"
        className="button button-strong"
        aria-disabled={sending.state.kind === 'sending'}
      >
        Send Message
      </button>
      <Outcome state={sending.state} phone={phone} mailbox={mailbox} />
    </form>
  );
}
