import { MailReveal, Office, OpenNow, Reveal } from '../../components/contact/Contact.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { CityMap } from '../../components/map/MapFrame.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { QuestionsLink } from '../../components/questions/Questions.tsx';
import { Marks, ServiceLinks } from '../../components/service/Services.tsx';
import { useAddress, useSite } from '../../components/site/site.tsx';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { formatPhone, smsHref, spokenMail, telHref } from '../../model/contact.ts';
import { hoursText, longDate, zoneName } from '../../model/hours.ts';
import { VCARD_FILE } from '../../model/routes.ts';
import { find, pick } from '../../model/site.ts';

export function Page() {
  const { business, pages, cityBySlug } = useSite();
  const page = pages.contact;
  const { beforeHeading, beforePoints } = pages.service;
  const { phone, hours, holidays, form } = business;
  const address = useAddress();
  const areaCities = pick(cityBySlug, page.areaCities).map(({ name }) => name);
  return (
    <>
      <Hero heading={page.heading} text={page.body} />
      <div className="wrap stack contact-columns">
        <div className="stack contact-facts">
          <div className="grid contact-details screen-only">
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
              <Link to={VCARD_FILE}>Save our contact details</Link>
            </p>
          </div>
          <section>
            <h2>Hours</h2>
            <OpenNow />
            <p>{`${hoursText(hours)}. All times are ${zoneName(hours)}.`}</p>
            {holidays.length > 0 && <p>{`Closed on ${holidays.map(longDate).join('; ')}.`}</p>}
          </section>
          {business.address.display === 'street' && (
            <section>
              <h2>Office</h2>
              <Office />
            </section>
          )}
          <section>
            <h2>Service area</h2>
            <p>{`${areaCities.join(', ')} and surrounding areas`}</p>
          </section>
          <section>
            <h2>Services</h2>
            <ServiceLinks />
          </section>
        </div>
        <div className="stack contact-message">
          <Island
            name="ContactForm"
            component={ContactForm}
            when="prefetch"
            props={{
              note: page.formNote,
              documentTypes: page.documentTypes,
              phone,
              mailbox: spokenMail(business.email),
              ...form,
              ...(form?.endpoint.startsWith('/') && { endpoint: address(form.endpoint) }),
            }}
            fallback={!form && <p>This form needs JavaScript. Please call instead.</p>}
          />
          <div className="flow screen-only">
            {page.picture && <Picture picture={page.picture} shape="lead" />}
            <CityMap city={find(cityBySlug, page.mapCity)} />
          </div>
        </div>
        <div className="stack contact-before">
          <section>
            <h2>{beforeHeading}</h2>
            <Marks texts={beforePoints} />
            <QuestionsLink />
          </section>
          <YourNotary heading="h2" />
        </div>
      </div>
    </>
  );
}
