import { holidaysText, hoursText, zoneName } from '../../model/hours.ts';
import { OpenNow } from '../hours/OpenNow.tsx';
import { YourNotary } from '../notary/YourNotary.tsx';
import { BeforeWeMeet } from '../service/BeforeWeMeet.tsx';
import { ServiceLinks } from '../service/ServiceLinks.tsx';
import { useSite } from '../site/site.tsx';

/** When the business can be reached, what to have ready, where it comes and for what. */
export function ContactFacts({ areaCities }: { areaCities: readonly string[] }) {
  const { business, services } = useSite();
  return (
    <div className="contact-facts">
      <section>
        <h2>Hours</h2>
        <OpenNow />
        <p>{`${hoursText(business.hours)}. All times are ${zoneName(business.hours)}.`}</p>
        {business.holidays.length > 0 && <p>{`Closed on ${holidaysText(business.holidays)}.`}</p>}
      </section>
      <BeforeWeMeet />
      <YourNotary heading="h2" />
      <section>
        <h2>Service area</h2>
        <p>{`${areaCities.join(', ')} and surrounding areas`}</p>
      </section>
      <section>
        <h2>Services</h2>
        <ServiceLinks services={services} />
      </section>
    </div>
  );
}
