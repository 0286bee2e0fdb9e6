import { MailReveal, Reveal } from '../../components/contact/Reveal.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { OpenNow } from '../../components/hours/OpenNow.tsx';
import { Island } from '../../components/island/Island.tsx';
import { MapFrame } from '../../components/map/MapFrame.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { BeforeWeMeet, ServiceLinks } from '../../components/service/Services.tsx';
import { useAddress, useSite } from '../../components/site/site.tsx';
import { ContactForm, KEPT } from '../../islands/contact-form/ContactForm.tsx';
import { formatPhone, smsHref, splitMailbox, telHref } from '../../model/contact.ts';
import { hoursText, longDate, zoneName } from '../../model/hours.ts';
import { cityMapFile } from '../../model/region-map.ts';
import { VCARD_FILE } from '../../model/routes.ts';
import type { Data } from './+data.ts';

export function Page({ page, areaCities, mapCity }: Data) {
  const { business, services } = useSite();
  const { phone, hours, holidays, form } = business;
  const address = useAddress();
  const mapped = `${mapCity.name}, ${mapCity.state}`;
  return (
    <>
      <Hero heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap contact-columns">
        <div className="contact-details">
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
            {business.textMessages && <a href={smsHref(phone)}>Send a text</a>}
          </Reveal>
          <MailReveal id="contact-email" label="Email Us" />
          <p>
            <a href={address(VCARD_FILE)} className="button button-quiet">
              Save our contact details
            </a>
          </p>
        </div>
        <div className="contact-aside">
          <Island
            name="ContactForm"
            component={ContactForm}
            when="interaction"
            prefetch
            given={KEPT}
            props={{
              note: page.formNote,
              documentTypes: page.documentTypes,
              phone,
              mailbox: splitMailbox(business.email),
              ...form,
              ...(form?.endpoint.startsWith('/') && { endpoint: address(form.endpoint) }),
            }}
            fallback={!form && <p>This form needs JavaScript. Please call instead.</p>}
          />
        </div>
        <div className="contact-facts">
          <section>
            <h2>Hours</h2>
            <OpenNow />
            <p>{`${hoursText(hours)}. All times are ${zoneName(hours)}.`}</p>
            {holidays.length > 0 && <p>{`Closed on ${holidays.map(longDate).join('; ')}.`}</p>}
          </section>
          <BeforeWeMeet />
          <YourNotary heading="h2" />
          <section>
            <h2>Service area</h2>
            <p>{`${areaCities.map(({ name }) => name).join(', ')} and surrounding areas`}</p>
          </section>
          <section>
            <h2>Services</h2>
            <ServiceLinks services={services} />
          </section>
        </div>
        {page.picture && (
          <div className="contact-aside">
            <Picture picture={page.picture} shape="lead" />
          </div>
        )}
        <div className="contact-aside">
          <MapFrame
            src={mapCity.mapEmbedUrl}
            title={`Map of ${mapped}`}
            show={`Show map of ${mapped}`}
            picture={cityMapFile(mapCity)}
          />
        </div>
      </div>
    </>
  );
}
