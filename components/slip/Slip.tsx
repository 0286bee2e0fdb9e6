import type { ReactNode } from 'react';
import { smsHref } from '../../model/contact.ts';
import type { City } from '../../model/content.ts';
import { durationText } from '../../model/geo.ts';
import {
  hoursShortText,
  hoursText,
  longestStatus,
  openHoursText,
  zoneName,
} from '../../model/hours.ts';
import { isCommissionedIn, outsideFact } from '../../model/meeting.ts';
import { commissionText, type Notary, unnamedNotary } from '../../model/notaries.ts';
import { distanceToOffice, isOfficeCity, milesText } from '../../model/office.ts';
import { fillProse, type ProseTree } from '../../model/prose.ts';
import { documentsPath, FEES_ANCHOR, messagePath, routes } from '../../model/routes.ts';
import { fillTokens } from '../../model/tokens.ts';
import { CallLink, LinkButton } from '../button/Button.tsx';
import { useLongestDrive } from '../city-ledger/CityLedger.tsx';
import { Closures } from '../closures/Closures.tsx';
import { Link } from '../link/Link.tsx';
import { PictureElement } from '../picture/Picture.tsx';
import { InlineProse } from '../prose/Prose.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  className?: string | undefined;
  /** Replaces the usual heading, which is seen on large screens alone, and only with nothing before the rows. */
  heading?: string;
  /** Before the rows: the search, or the ways to reach us. */
  before?: ReactNode;
  /** Rows in the order What, Where, When, Cost, Bring, Who. */
  children: ReactNode;
  /** Replaces the usual buttons. */
  foot?: ReactNode;
}

/**
 * The answers that people look for before they call, as one paper form with the call at its end: at most
 * one a page, in its first screen. A row with nothing true to say is left out.
 */
export function Slip({ className = '', heading, before, children, foot = <SlipFoot /> }: Props) {
  const { slip } = useSite().pages;

  const hidden = before ? 'visually-hidden' : 'slip-heading';

  return (
    <section className={`slip ${className}`.trim()}>
      <h2 className={heading ? undefined : hidden}>{heading ?? slip.heading}</h2>
      {before}
      <dl className="slip-rows">{children}</dl>
      {foot}
    </section>
  );
}

interface RowProps {
  label: 'What' | 'Where' | 'When' | 'Cost' | 'Bring' | 'Who';
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Row({ label, children, ...props }: RowProps) {
  return (
    <div {...props}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** For a page that isn't about one service: a link to all documents; nothing without any. */
export function FindDocument() {
  const { documents, pages } = useSite();
  if (documents.length === 0) return null;

  return (
    <Row label="What" className="screen-only">
      <Link to={documentsPath()}>{pages.slip.document}</Link>
    </Row>
  );
}

interface OwnProps {
  /** What a service says instead. */
  own?: ProseTree | undefined;
}

interface WhereProps extends OwnProps {
  /** Whether it can be done online, if the site has an online service at all. */
  online?: boolean;
}

export function Where({ own, online = true }: WhereProps) {
  const { slip, search } = useSite().pages;
  const isOnline = online && search.onlineService !== undefined;

  return (
    <Row label="Where">
      <InlineProse text={own ?? slip.where} />
      {!own && isOnline && <strong> {slip.whereOnline}</strong>}
    </Row>
  );
}

/**
 * The serving area and the drive to a city, or how people from there can meet the notary. Distances are
 * rounded estimates, so they say "about".
 */
export function CityWhere({ city }: { city: City }) {
  const site = useSite();
  const { slip, search } = site.pages;
  const { name, state } = city;
  const tokens = { city: name, state };

  if (!isCommissionedIn(site, city)) {
    return (
      <Row label="Where">
        <strong>{outsideFact(site, city)}.</strong> {fillTokens(slip.outside, tokens)}
      </Row>
    );
  }
  return (
    <Row label="Where">
      <strong>{fillTokens(slip.city, tokens)}</strong>{' '}
      {isOfficeCity(site.business, city) ? search.cityOfOffice : <Drive city={city} />}
    </Row>
  );
}

/** "About 20 miles, 25 minutes.", with a ruler that shows it as a part of the longest drive. */
function Drive({ city }: { city: City }) {
  const { business, cities } = useSite();
  const longest = useLongestDrive(cities);
  const { minutesFromOffice: minutes } = city;
  const distance = distanceToOffice(business, city);

  const miles = distance && `${milesText(distance)} miles`;
  const drive = [miles, minutes && durationText(minutes)].filter(Boolean).join(', ');
  const end = minutes && `${Math.round((100 * minutes) / longest)}%`;
  return (
    <>
      {drive && `About ${drive}.`}
      {end && (
        <svg className="slip-ruler" aria-hidden="true">
          <line x2="100%" y1="50%" y2="50%" />
          <line className="slip-drive" x2={end} y1="50%" y2="50%" />
          <circle cy="50%" r="4" />
          <circle className="slip-drive" cx={end} cy="50%" r="4" />
        </svg>
      )}
    </>
  );
}

interface WhenProps {
  /** "full" has the hours in long form with the time zone and all days off; "short" leaves out weekends on phones. */
  hours?: 'short' | 'weekends' | 'full';
}

/**
 * Whether the business is open now, which a script writes (islands/plain.ts), and the hours. The longest
 * status holds the space of all, so that nothing moves when another one takes its place.
 */
export function When({ hours: form = 'short' }: WhenProps) {
  const { hours, holidays } = useSite().business;
  const { structured: _, ...visibleHours } = hours;
  const times = { hours: visibleHours, holidays };
  const open = openHoursText(hours);
  const weekends = hoursShortText(hours).slice(open.length);

  return (
    <Row label="When">
      <p className="open-now" data-longest={longestStatus(times)}>
        <strong data-open-now={JSON.stringify(times)} />
      </p>
      {form === 'full' ? (
        <p>
          <strong>Hours:</strong> {hoursText(hours)}. All times are {zoneName(hours)}.
        </p>
      ) : (
        <p>
          {open}
          <span className={form === 'short' ? 'slip-weekends' : undefined}>{weekends}</span>
        </p>
      )}
      <Closures all={form === 'full'} />
    </Row>
  );
}

/** How many of the owner's fees there is room for. */
const SHOWN_FEES = 2;

interface CostProps extends OwnProps {
  /** Whether it has all fees, and how to pay and cancel. */
  isFull?: boolean;
}

/** What a service costs, else the owner's fees, else the most that the law allows. */
export function Cost({ own, isFull = false }: CostProps) {
  const { business, pages } = useSite();
  const { fees, feeLaw, payment, cancellation } = business;
  const law = fillProse(pages.slip.cost, { most: feeLaw.most });
  const shown = isFull ? fees : fees.slice(0, SHOWN_FEES);

  return (
    <Row label="Cost" id={isFull ? FEES_ANCHOR : undefined}>
      {own || fees.length === 0 ? (
        <InlineProse text={own ?? law} />
      ) : (
        <ul role="list">
          {shown.map(({ label, amount, text }) => (
            <li key={label}>
              {label}: <strong>{amount ?? text}</strong>
            </li>
          ))}
        </ul>
      )}
      {!own && shown.length < fees.length && (
        <Link to={`${routes.contact()}#${FEES_ANCHOR}`}>All fees</Link>
      )}
      {isFull && payment && <p>Payment: {payment}</p>}
      {isFull && cancellation && <p>Cancellation: {cancellation}</p>}
    </Row>
  );
}

export function Bring({ own }: OwnProps) {
  const { slip } = useSite().pages;

  return (
    <Row label="Bring">
      <InlineProse text={own ?? slip.bring} />
    </Row>
  );
}

/** Each notary by name, and the credentials of the business. */
export function Who({ isFull = false }: { isFull?: boolean }) {
  const { business, pages } = useSite();
  const { notary, credentials } = business;
  const faces = notary.length > 1 ? 'slip-notaries slip-small-faces' : 'slip-notaries';

  return (
    <Row label="Who">
      {notary.length === 0 ? (
        <>
          <strong>{unnamedNotary(business)}.</strong>{' '}
          <span className="slip-more">{pages.slip.bond}</span>
        </>
      ) : (
        <ul role="list" className={faces}>
          {notary.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
      )}
      {credentials.length > 0 && (
        <ul role="list" className={isFull ? 'slip-credentials' : 'slip-credentials slip-more'}>
          {credentials.map(({ label, text, expires }) => (
            <li key={label} data-until={expires}>
              {label}: {text}
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

const LIST = new Intl.ListFormat('en-US');

/**
 * The commission is hidden once it has expired, whatever the age of the build
 * (renderer/inline-script.ts).
 */
function Person({ person }: { person: Notary }) {
  const { name, portrait, expires, languages } = person;

  return (
    <li>
      {portrait && <PictureElement picture={portrait} shape="face" isFirst />}
      <div>
        <strong translate="no">{name}</strong>
        <p data-until={expires}>{commissionText(person)}</p>
        {languages.length > 0 && <p>{LIST.format(languages)}</p>}
      </div>
    </li>
  );
}

interface FootProps {
  call?: string;
  schedule?: string;
}

/** The call, the way to an appointment, and what else there is for who can't talk. */
function SlipFoot({ call, schedule = 'Schedule' }: FootProps) {
  const { phone, textMessages } = useSite().business;

  return (
    <div className="slip-foot screen-only">
      <p className="buttons">
        <CallLink>{call}</CallLink>
        <LinkButton to={routes.contact()}>{schedule}</LinkButton>
      </p>
      <p>
        Can't talk?{' '}
        {textMessages ? (
          <a href={smsHref(phone)}>Send a text</a>
        ) : (
          <Link to={messagePath()}>Send a message</Link>
        )}
      </p>
    </div>
  );
}

/** On a page that is about making an appointment in a city. */
export function AppointmentFoot() {
  const { textMessages } = useSite().business;
  return <SlipFoot call={textMessages ? 'Call or text us' : 'Call us'} schedule="Book Now" />;
}
