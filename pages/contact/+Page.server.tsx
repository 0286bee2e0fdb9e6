import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { CityMap } from '../../components/map/MapFrame.tsx';
import { Office } from '../../components/office/Office.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { MailReveal, Reveal } from '../../components/reveal/Reveal.tsx';
import { ServiceLinks } from '../../components/service-ledger/ServiceLedger.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useAddress, useSite } from '../../components/site/site.tsx';
import { Bring, Cost, Row, Slip, When, Who } from '../../components/slip/Slip.tsx';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { formatPhone, smsHref, spokenMail, telHref } from '../../model/contact.ts';
import { MESSAGE_ANCHOR, VCARD_FILE } from '../../model/routes.ts';
import { find, pick } from '../../model/site.ts';
import type { data } from './+data.ts';

export function Page({ words }: ReturnType<typeof data>) {
  const { business, pages, cityBySlug } = useSite();
  const page = pages.contact;

  return (
    <Hero
      className="contact-opening"
      heading={words.heading}
      body={<ContactSlip />}
      sheet={
        <div className="contact-message">
          <Sheet>
            <MessageForm />
          </Sheet>
          <div className="flow screen-only">
            {page.picture && <Picture picture={page.picture} shape="lead" />}
            <CityMap city={find(cityBySlug, page.mapCity)} isInset />
          </div>
        </div>
      }
    >
      <div className="lead opening-text">
        <p>
          <strong>
            {business.textMessages ? 'To schedule, call or text.' : 'To schedule, call.'}
          </strong>
        </p>
        <Prose text={page.body} />
      </div>
    </Hero>
  );
}

/** The call first, then the rows in the order of what people look for here. */
function ContactSlip() {
  const { business, pages, cityBySlug } = useSite();
  const areaCities = pick(cityBySlug, pages.contact.areaCities).map(({ name }) => name);

  return (
    <Slip
      before={
        <>
          <WaysToReachUs />
          <p className="print-only">
            Email: <span translate="no">{spokenMail(business.email)}</span>
          </p>
        </>
      }
      foot={null}
    >
      <When hours="full" />
      <Row label="Where">
        <strong>Service area:</strong> {areaCities.join(', ')} and surrounding areas
        <Office />
      </Row>
      <Row label="What">
        <ServiceLinks className="plain-list contact-services" />
      </Row>
      <Cost isFull />
      <Bring />
      <Who isFull />
    </Slip>
  );
}

function WaysToReachUs() {
  const { phone, textMessages } = useSite().business;
  const number = formatPhone(phone);

  return (
    <div className="slip-foot contact-ways screen-only">
      <Reveal
        id="contact-phone"
        label={textMessages ? 'Call or Text' : 'Call Us'}
        what="phone number"
        icon="phone"
        className="button-strong"
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
      <p>
        <Link to={VCARD_FILE}>Save our contact details</Link>
      </p>
    </div>
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
    <div className="message-form" id={MESSAGE_ANCHOR}>
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
