import { hoursText } from '../../model/hours.ts';
import { formatPhone, telHref } from '../../model/phone.ts';
import { ServiceLinks } from '../service/ServiceLinks.tsx';
import { useSite } from '../site/site.tsx';

/** How to reach the business, when, where and for what. */
export function ContactDetails({ areaCities }: { areaCities: readonly string[] }) {
  const { business, services } = useSite();
  return (
    <div className="contact-details">
      <p className="buttons">
        <button type="button" className="button button-strong" title="Click to show phone number">
          Call or Text
        </button>
        <button type="button" className="button button-quiet" title="Click to show email">
          Email Us
        </button>
      </p>
      <noscript>
        <p>
          Phone: <a href={telHref(business.phone)}>{formatPhone(business.phone)}</a>
        </p>
        <p>E-mail: {business.email.replace('@', ' [at] ')}</p>
      </noscript>
      <h2>Hours</h2>
      <p>{hoursText(business.hours)}. All times are Mountain Time.</p>
      <h2>Service area</h2>
      <p>{`${areaCities.join(', ')} and surrounding areas`}</p>
      <h2>Services</h2>
      <ServiceLinks services={services} />
    </div>
  );
}
