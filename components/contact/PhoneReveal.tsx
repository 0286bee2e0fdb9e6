import { formatPhone, smsHref, telHref } from '../../model/contact.ts';
import { useSite } from '../site/site.tsx';
import { Reveal } from './Reveal.tsx';

/** The 'Call or Text' button. */
export function PhoneReveal() {
  const { phone, textMessages } = useSite().business;
  return (
    <Reveal
      id="contact-phone"
      label="Call or Text"
      what="phone number"
      tone="strong"
      fallback={
        <p>
          Phone: <a href={telHref(phone)}>{formatPhone(phone)}</a>
        </p>
      }
    >
      <a href={telHref(phone)}>Call {formatPhone(phone)}</a>
      {textMessages && <a href={smsHref(phone)}>Send a text</a>}
    </Reveal>
  );
}
