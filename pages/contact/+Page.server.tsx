import { Closures } from '../../components/closures/Closures.tsx';
import { Fees } from '../../components/fees/Fees.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { CityMap } from '../../components/map/MapFrame.tsx';
import {
  NotaryFacts,
  NotaryPortraits,
  NotaryRows,
  notaryFacts,
  portraitsOf,
  YOUR_NOTARY,
} from '../../components/notary-facts/NotaryFacts.tsx';
import { Office } from '../../components/office/Office.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { MailReveal, Reveal } from '../../components/reveal/Reveal.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useAddress, useSite } from '../../components/site/site.tsx';
import { OpenNow } from '../../components/status/OpenNow.tsx';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { formatPhone, smsHref, spokenMail, telHref } from '../../model/contact.ts';
import { hoursText, zoneName } from '../../model/hours.ts';
import { routes, VCARD_FILE } from '../../model/routes.ts';
import { find, pick } from '../../model/site.ts';
import type { data } from './+data.ts';

export function Page({ words }: ReturnType<typeof data>) {
  const { pages, cityBySlug } = useSite();
  const page = pages.contact;

  return (
    <Hero
      className="contact-opening"
      heading={words.heading}
      text={page.body}
      body={<ContactFacts />}
      sheet={
        <div className="contact-message">
          <Sheet>
            <MessageForm />
          </Sheet>
          <div className="contact-map screen-only">
            {page.picture && <Picture picture={page.picture} shape="lead" />}
            <CityMap city={find(cityBySlug, page.mapCity)} isInset />
          </div>
          <YourNotary />
        </div>
      }
    />
  );
}

function ContactFacts() {
  const { business, pages, cityBySlug } = useSite();
  const { hours } = business;
  const areaCities = pick(cityBySlug, pages.contact.areaCities).map(({ name }) => name);

  return (
    <div className="contact-facts">
      <WaysToReachUs />
      <NotaryRows />
      <p className="print-only">
        Email: <span translate="no">{spokenMail(business.email)}</span>
      </p>
      <dl className="contact-rows">
        <div>
          <dt>Hours</dt>
          <dd>
            <p>{`${hoursText(hours)}. All times are ${zoneName(hours)}.`}</p>
            <Closures all />
          </dd>
        </div>
        <div>
          <dt>Service area</dt>
          <dd>{`${areaCities.join(', ')} and surrounding areas`}</dd>
        </div>
      </dl>
      <section className="contact-section">
        <h2>Services</h2>
        <Services />
      </section>
      <dl className="contact-rows">
        <div>
          <dt>Fees</dt>
          <dd>
            <Fees />
          </dd>
        </div>
        {business.address.display === 'street' && (
          <div>
            <dt>Office</dt>
            <dd>
              <Office />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The notary's portrait and facts; nothing without either. */
function YourNotary() {
  const { business } = useSite();
  const portraits = portraitsOf(business);
  const isKnown = notaryFacts(business).length > 0;
  if (portraits.length === 0 && !isKnown) return null;

  return (
    <div className="contact-notary">
      <NotaryPortraits />
      {isKnown && (
        <section className="contact-section">
          <h2>{YOUR_NOTARY}</h2>
          <NotaryFacts />
        </section>
      )}
    </div>
  );
}

function WaysToReachUs() {
  const { phone, textMessages } = useSite().business;
  const number = formatPhone(phone);

  return (
    <div className="contact-details first-buttons screen-only">
      <Reveal
        id="contact-phone"
        label="Call or Text"
        what="phone number"
        icon="phone"
        isStrong
        fallback={
          <p>
            Phone:{' '}
            <a href={telHref(phone)} translate="no">
              {number}
            </a>
            {textMessages && (
              <>
                {', or '}
                <a href={smsHref(phone)}>send a text</a>
              </>
            )}
          </p>
        }
      >
        <a href={telHref(phone)}>
          Call <span translate="no">{number}</span>
        </a>
        {textMessages && <a href={smsHref(phone)}>Send a text</a>}
      </Reveal>
      <MailReveal id="contact-email" label="Email Us" />
      <div className="row">
        <OpenNow />
        <Link to={VCARD_FILE}>Save our contact details</Link>
      </div>
    </div>
  );
}

function Services() {
  return (
    <ul role="list" className="plain-list">
      {useSite().services.map(({ slug, icon, title }) => (
        <li key={slug}>
          <Link to={routes.service(slug)}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const FORM_FAILED =
  "The form didn't load. What you typed is still here. Press again, or call us instead.";

function MessageForm() {
  const { business, pages } = useSite();
  const { formNote, documentTypes } = pages.contact;
  const { form, phone, email } = business;
  const [mailbox = '', host = ''] = email.split('@');
  const address = useAddress();
  // A path is on the site's own host, so it needs the base path.
  const isOwnHost = form?.endpoint.startsWith('/');
  const endpoint = form && isOwnHost ? address(form.endpoint) : form?.endpoint;

  return (
    <div className="message-form">
      <h2>Send Us a Message</h2>
      <p>{formNote}</p>
      <Island
        name="ContactForm"
        component={ContactForm}
        when="interaction"
        props={{ documentTypes, phone, mailbox, host, hidden: form?.hidden, endpoint }}
        loading="Loading the form..."
        failed={form ? undefined : FORM_FAILED}
        fallback={
          !form && (
            <noscript>
              <p>This form needs JavaScript. Please call or email instead.</p>
            </noscript>
          )
        }
      />
    </div>
  );
}
