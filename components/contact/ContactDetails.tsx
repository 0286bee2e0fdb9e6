import { useSite } from '../site/site.tsx';
import { MailReveal } from './MailReveal.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';
import { SaveContact } from './SaveContact.tsx';

/** The ways to reach the business. */
export function ContactDetails() {
  const { business } = useSite();
  return (
    <div className="contact-details">
      <PhoneReveal />
      <MailReveal id="contact-email" label="Email Us" />
      <SaveContact />
    </div>
  );
}
