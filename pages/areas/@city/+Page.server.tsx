import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/button/Button.tsx';
import { CityLinks } from '../../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { ExternalLink, Link } from '../../../components/link/Link.tsx';
import { TickList } from '../../../components/lists/Lists.tsx';
import { CityMap } from '../../../components/map/MapFrame.tsx';
import { MoreLink } from '../../../components/more-link/MoreLink.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { ServiceLedger, ServiceTiles } from '../../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../../components/site/site.tsx';
import {
  AppointmentFoot,
  Bring,
  CityWhere,
  Cost,
  FindDocument,
  Row,
  Slip,
  When,
  Who,
} from '../../../components/slip/Slip.tsx';
import type { City } from '../../../model/content.ts';
import { attractionQuery, directionsUrl } from '../../../model/google-maps.ts';
import { isCommissionedIn, outsideNote } from '../../../model/meeting.ts';
import { officeAddress, officeName } from '../../../model/office.ts';
import { fillProse } from '../../../model/prose.ts';
import { routes } from '../../../model/routes.ts';
import { attractionLabel, pick, type Site } from '../../../model/site.ts';
import { hasEntries } from '../../../model/site-pages.ts';
import { fillTokens } from '../../../model/tokens.ts';
import { zipCodes } from '../../../model/zip-codes.ts';
import type { data } from './+data.ts';

type CityData = Pick<ReturnType<typeof data>, 'city' | 'crumbs' | 'words'>;

interface Props extends CityData {
  /** For an unknown city: the search. */
  children?: ReactNode;
}

export function Page({ city, crumbs, words, children }: Props) {
  return (
    <>
      <Hero
        className="city-opening"
        crumbs={crumbs}
        heading={words.heading}
        slip={
          <Slip foot={<AppointmentFoot />}>
            <FindDocument />
            {children ? (
              <UnknownWhere city={city}>{children}</UnknownWhere>
            ) : (
              <CityWhere city={city} />
            )}
            <When hours="weekends" />
            <Cost />
            <Bring />
            <Who />
          </Slip>
        }
        body={<Introduction city={city} />}
      >
        <PreviousNext city={city} />
      </Hero>
      <div className="wrap city-columns">
        <CityWords city={city} />
        <Sidebar city={city} />
      </div>
      <ServiceCards city={city} />
      <div className="wrap city-end screen-only">
        <NextCity city={city} />
        <CityMap city={city} isInset />
      </div>
      <ClosingCall />
    </>
  );
}

/**
 * The previous and next cities in the directory, which wraps around. An unknown city counts as its
 * last.
 */
function neighborsIn(cities: readonly City[], city: City) {
  const index = cities.indexOf(city);
  const others = [...cities.slice(index + 1), ...cities.slice(0, Math.max(index, 0))];
  return { next: others[0], previous: others.at(-1) };
}

function nearbyCities({ cityBySlug }: Site, city: City): City[] {
  return pick(cityBySlug, city.nearbyLocations ?? []);
}

interface PartProps {
  city: City;
}

/** Directly below the heading. */
function PreviousNext({ city }: PartProps) {
  const { previous, next } = neighborsIn(useSite().cities, city);
  if (!previous || !next) return null;

  return (
    <nav className="previous-next" aria-label="Previous and next city">
      <MoreLink to={routes.city(previous.slug)} isBack>
        Previous: {previous.name}
      </MoreLink>
      <MoreLink to={routes.city(next.slug)}>Next: {next.name}</MoreLink>
    </nav>
  );
}

/** Visits aren't promised to an unknown city, which gets the search. */
function UnknownWhere({ city, children }: PartProps & { children: ReactNode }) {
  const { business, pages } = useSite();
  const { name, state } = city;

  return (
    <Row label="Where" className="slip-blank">
      <p>
        <strong>{fillTokens(pages.city.unknownNote, { city: name, state })}</strong>{' '}
        <span className="slip-more">Serving {business.region}.</span>
      </p>
      {children}
    </Row>
  );
}

/** In another state, how to meet comes first. */
function Introduction({ city }: PartProps) {
  const site = useSite();
  const { name, state } = city;
  const note = outsideNote(site, city);

  return (
    <div className="flow">
      {note && <p>{note}</p>}
      <Prose text={fillProse(site.pages.city.body, { city: name, state })} />
    </div>
  );
}

/** Popular services, the city and its places. */
function CityWords({ city }: PartProps) {
  const { popularServices } = useSite().pages.city;

  return (
    <div className="city-words">
      {city.picture && <Picture picture={city.picture} shape="lead" />}
      <section>
        <h2>Popular services</h2>
        <ServiceTiles only={popularServices} />
      </section>
      <section className="flow">
        <h2>About {city.name}</h2>
        <Prose text={city.about} />
        <Attractions city={city} />
        <LinksBelow city={city} />
        <ZipCodes city={city} />
      </section>
    </div>
  );
}

function LinksBelow({ city: { name, hasMap, county } }: PartProps) {
  const hasPlaces = hasEntries(useSite(), 'places');

  if (!hasPlaces && !hasMap && !county) return null;

  return (
    <p className="links">
      {hasPlaces && <MoreLink to={routes.attractions()}>All places</MoreLink>}
      {hasMap && <ExternalLink href={hasMap}>A map of {name}</ExternalLink>}
      {county && <span className="small">County: {county}</span>}
    </p>
  );
}

function ZipCodes({ city }: PartProps) {
  const codes = zipCodes(city);
  return codes.length > 0 && <p className="small zip-codes">ZIP: {codes.join(', ')}</p>;
}

/** Nearby places, or generic placeholders if none are known and the site names any. */
function Attractions({ city }: PartProps) {
  const site = useSite();
  const { business, pages } = site;
  const office = officeAddress(business);
  const isKnown = city.attractions.length > 0;

  const known = city.attractions.map((attraction) => ({
    ...attraction,
    name: attractionLabel(site, attraction),
    query: attractionQuery(attraction, city),
  }));
  const general = pages.city.placeholderAttractions.map((name) => ({
    name,
    slug: undefined,
    kind: undefined,
    query: attractionQuery({ name }, city),
  }));

  const shown = isKnown ? known : general;
  if (shown.length === 0) return null;

  return (
    <>
      <h3>{isKnown ? `Places in and around ${city.name}` : 'Places nearby'}</h3>
      <ul role="list" className="attractions">
        {shown.map(({ slug, name, kind, query }) => (
          <li key={name}>
            <Icon name={kind ?? 'pin'} />
            {slug ? <Link to={routes.attraction(slug)}>{name}</Link> : <span>{name}</span>}
            <ExternalLink className="small screen-only" href={directionsUrl(office, query)}>
              Directions to {officeName(business)}
              <span className="visually-hidden">
                {' '}
                from {isKnown ? name : `${name}, ${city.name}`}
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const NEARBY_CITIES = 'Nearby cities';

/** Shown on large screens only: reasons, and nearby cities. */
function Sidebar({ city }: PartProps) {
  const site = useSite();
  const nearby = nearbyCities(site, city);

  return (
    <aside className="city-sidebar" aria-label={`More about ${city.name}`}>
      <section>
        <h2>Why Choose Us</h2>
        <TickList texts={site.pages.city.whyChooseUs} />
      </section>
      <nav aria-label={nearby.length > 0 ? NEARBY_CITIES : 'Other areas'}>
        {nearby.length > 0 && (
          <>
            <h2>{NEARBY_CITIES}</h2>
            <CityLinks cities={nearby} />
          </>
        )}
        <p>
          <MoreLink to={routes.areas()}>All service areas</MoreLink>
        </p>
      </nav>
    </aside>
  );
}

function ServiceCards({ city }: PartProps) {
  const site = useSite();
  const { serviceCards, outsideServiceCards } = site.pages.city;
  const hasOwn = !isCommissionedIn(site, city) && outsideServiceCards.length > 0;

  return (
    <section className="section wrap">
      <h2 className="ledger-heading">Our services</h2>
      <ServiceLedger only={hasOwn ? outsideServiceCards : serviceCards} />
    </section>
  );
}

function NextCity({ city }: PartProps) {
  const site = useSite();
  const { next } = neighborsIn(site.cities, city);
  const panel = nearbyCities(site, city)[0] ?? next ?? city;

  return (
    <section className="flow">
      <h2>
        Need a Notary in <Link to={routes.city(panel.slug)}>{panel.name}</Link>
      </h2>
      <p className="buttons">
        <LinkButton to={routes.areas()} className="button-small">
          View all areas
        </LinkButton>
        <LinkButton to={routes.services()} className="button-small">
          View services
        </LinkButton>
        {next && (
          <LinkButton to={routes.city(next.slug)} className="button-small">
            Next city: {next.name}
          </LinkButton>
        )}
      </p>
    </section>
  );
}
