import { VCARD_FILE } from '../../model/routes.ts';
import { useAddress } from '../site/site.tsx';
import { MailReveal } from './MailReveal.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';

/** The ways to reach the business. */
export function ContactDetails() {
  const address = useAddress();
  return (
    <div className="contact-details">
      <PhoneReveal />
      <MailReveal id="contact-email" label="Email Us" />
      <p>
        <a href={address(VCARD_FILE)} className="button button-quiet">
          Save our contact details
        </a>
      </p>
    </div>
  );
}
