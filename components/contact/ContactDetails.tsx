import { MailReveal } from './MailReveal.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';
import { SaveContact } from './SaveContact.tsx';

/** The ways to reach the business. */
export function ContactDetails() {
  return (
    <div className="contact-details">
      <PhoneReveal />
      <MailReveal id="contact-email" label="Email Us" />
      <SaveContact />
    </div>
  );
}
