import { phoneReveal } from '../../islands/reveal/index.ts';
import { formatPhone, telHref } from '../../model/phone.ts';
import { Island } from '../island/Island.tsx';
import { useSite } from '../site/site.tsx';
import { MailReveal } from './MailReveal.tsx';
import { SaveContact } from './SaveContact.tsx';

/** The ways to reach the business. */
export function ContactDetails() {
  const { business } = useSite();
  return (
    <div className="contact-details">
      <Island
        of={phoneReveal}
        props={{ phone: business.phone, texts: business.textMessages }}
        className="reveal script-only"
        fallback={
          <p>
            Phone: <a href={telHref(business.phone)}>{formatPhone(business.phone)}</a>
          </p>
        }
      />
      <MailReveal id="contact-email" label="Email Us" />
      <SaveContact />
    </div>
  );
}
