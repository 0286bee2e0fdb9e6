import { formatPhone, type Phone, smsHref, telHref } from '../../model/phone.ts';
import { Reveal } from './Reveal.tsx';

export interface PhoneRevealProps {
  phone: Phone;
  /** Whether the number takes text messages. */
  texts: boolean;
}

/** The contact page's 'Call or Text' button. */
export function PhoneReveal({ phone, texts }: PhoneRevealProps) {
  return (
    <Reveal label="Call or Text" what="phone number" tone="strong">
      <a href={telHref(phone)}>Call {formatPhone(phone)}</a>
      {texts && <a href={smsHref(phone)}>Send a text</a>}
    </Reveal>
  );
}
