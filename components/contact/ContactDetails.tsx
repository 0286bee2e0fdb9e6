import { holidaysText, hoursText, zoneName } from '../../model/hours.ts';
import { OpenNow } from '../hours/OpenNow.tsx';
import { ServiceLinks } from '../service/ServiceLinks.tsx';
import { useSite } from '../site/site.tsx';
import { MailReveal } from './MailReveal.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';
import { SaveContact } from './SaveContact.tsx';

/** How to reach the business, when, where and for what. */
export function ContactDetails({ areaCities }: { areaCities: readonly string[] }) {
  const { business, services } = useSite();
  return (
    <div className="contact-details">
      <PhoneReveal />
      <MailReveal id="contact-email" label="Email Us" />
      <SaveContact />
      <h2>Hours</h2>
      <p>{`${hoursText(business.hours)}. All times are ${zoneName(business.hours)}.`}</p>
      {business.holidays.length > 0 && <p>{`Closed on ${holidaysText(business.holidays)}.`}</p>}
      <OpenNow />
      <h2>Service area</h2>
      <p>{`${areaCities.join(', ')} and surrounding areas`}</p>
      <h2>Services</h2>
      <ServiceLinks services={services} />
    </div>
  );
}
