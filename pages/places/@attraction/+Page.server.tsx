import { CallLink } from '../../../components/button/Button.tsx';
import { CityLinks, NEARBY_CITIES } from '../../../components/city-ledger/CityLedger.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { RingedIcon } from '../../../components/icon/RingedIcon.tsx';
import { ExternalLink, Link, LinkList } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { RuledSection } from '../../../components/ruled-section/RuledSection.tsx';
import { ServiceLinks } from '../../../components/service-ledger/ServiceLedger.tsx';
import { Sheet } from '../../../components/sheet/Sheet.tsx';
import { useSite } from '../../../components/site/site.tsx';
import { formatPhone } from '../../../model/contact.ts';
import {
  attractionMapUrl,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
} from '../../../model/maps.ts';
import { isCommissionedIn } from '../../../model/meeting.ts';
import { distanceToOffice, milesText, officeAddress, officeName } from '../../../model/office.ts';
import { meetingSentence } from '../../../model/page-words.ts';
import { routes } from '../../../model/routes.ts';
import { attractionLabel, pick } from '../../../model/site.ts';
import { fillTokens } from '../../../model/tokens.ts';
import type { data } from './+data.ts';

type Props = ReturnType<typeof data>;

export function Page({ attraction, city, words, crumbs }: Props) {
  const site = useSite();
  const { othersHeading } = site.pages.place;
  const { name, state } = city;
  const tokens = { place: attraction.name, city: name, state };

  const others = city.attractions
    .filter(({ slug }) => slug !== attraction.slug)
    .map((other) => ({ path: routes.attraction(other.slug), name: attractionLabel(site, other) }));

  return (
    <>
      <Hero
        crumbs={crumbs}
        back={<Link to={routes.city(city.slug)}>Back to {name}</Link>}
        heading={words.heading}
        body={<Description attraction={attraction} city={city} />}
        after={<Directions attraction={attraction} city={city} />}
        sheet={<PlaceSheet attraction={attraction} city={city} />}
      >
        <p className="lead">{words.lead}</p>
        <p className="place-location">
          <RingedIcon name={attraction.kind ?? 'pin'} />
          <WhereItIs attraction={attraction} city={city} />
        </p>
        <div className="links">
          <address>
            <ExternalLink href={attractionMapUrl(attraction, city)}>
              {attraction.address ?? 'Find it on a map'}
              <span className="visually-hidden">: {attractionLabel(site, attraction)}</span>
            </ExternalLink>
          </address>
        </div>
        {/* On the sheet a call comes after its links, and on a phone the sheet comes last. */}
        <p className="buttons first-buttons">
          <CallLink />
        </p>
      </Hero>
      <RuledSection heading={fillTokens(othersHeading, tokens)}>
        <LinkList links={others} className="links" />
        <p className="lone-link">
          <Link to={routes.attractions()}>All places</Link>
        </p>
      </RuledSection>
    </>
  );
}

type PartProps = Pick<Props, 'attraction' | 'city'>;

/** The city that an attraction lies in, or near, with the miles from the office. */
function WhereItIs({ attraction, city }: PartProps) {
  const { business, pages } = useSite();
  const { name, state } = city;
  if (attraction.outside) return `Near ${name}, ${state}`;

  const distance = distanceToOffice(business, city);
  if (distance === undefined) return `In ${name}, ${state}`;
  return fillTokens(pages.place.whereFact, { city: name, miles: milesText(distance) });
}

/** What the place is, and whether the notary can meet there. */
function Description({ attraction, city }: PartProps) {
  const site = useSite();
  const meeting = meetingSentence(site, attraction);

  return (
    <div className="flow">
      <p className="place-description">{attraction.description}</p>
      {attraction.picture && <Picture picture={attraction.picture} shape="lead" isFirst />}
      {attraction.phone && <p className="small">Phone: {formatPhone(attraction.phone)}</p>}
      {meeting && <p>{meeting}</p>}
      {isCommissionedIn(site, city) && <p className="small">{site.pages.place.meetNote}</p>}
    </div>
  );
}

/** From where to where, the map of the way, and the two buttons for directions. */
function Directions({ attraction, city }: PartProps) {
  const site = useSite();
  const { business, pages, settings } = site;
  const label = attractionLabel(site, attraction);
  const office = officeAddress(business);
  const here = attractionQuery(attraction, city);
  const distance = attraction.outside ? undefined : distanceToOffice(business, city);
  const miles = distance && `, about ${milesText(distance)} miles`;

  return (
    <section className="wrap screen-only">
      <div className="place-directions">
        <h2>Directions to {officeName(business)}</h2>
        <MapFrame
          buttonText="Show driving directions"
          buttonTarget={`from ${label}`}
          src={embeddedDirectionsUrl(here, office, settings.mapsKey)}
          title={`Driving directions from ${attraction.name} to ${officeName(business)}`}
        >
          <dl className="way">
            <dt>From</dt>
            <dd>{label}</dd>
            <dt>To</dt>
            <dd>
              {officeName(business)}
              {miles}
            </dd>
          </dl>
        </MapFrame>
        <p className="buttons">
          <ExternalLink href={directionsUrl(here)} className="button button-small">
            <span>
              Directions to this place<span className="visually-hidden">: {label}</span>
            </span>
          </ExternalLink>
          <ExternalLink href={directionsUrl(office, here)} className="button button-small">
            <span>
              Directions to the notary<span className="visually-hidden"> from {label}</span>
            </span>
          </ExternalLink>
        </p>
        {isCommissionedIn(site, city) && <p className="small">{pages.place.directionsNote}</p>}
      </div>
    </section>
  );
}

/** The notary's part of the page: services nearby, the website and a call. */
function PlaceSheet({ attraction, city }: PartProps) {
  const site = useSite();
  const words = site.pages.place;
  const { name, state } = city;
  const nearby = pick(site.cityBySlug, city.nearbyLocations ?? []);
  const needText = fillTokens(words.needText, { place: attraction.name, city: name, state });

  return (
    <Sheet className="place-sheet">
      <section className="place-nearby">
        <h2>Nearby Notary Services</h2>
        <p className="lone-link">
          <Link to={routes.city(city.slug)}>
            {isCommissionedIn(site, city) ? 'Mobile notary in' : 'Notary for'} {name}, {state}
          </Link>
        </p>
        {nearby.length > 0 && (
          <>
            <h3>{NEARBY_CITIES}</h3>
            <CityLinks cities={nearby} className="links" />
          </>
        )}
        <h3>Services</h3>
        <ServiceLinks only={words.nearbyServices} className="links" />
      </section>
      {attraction.url && (
        <p className="buttons">
          <ExternalLink href={attraction.url} className="button button-small">
            <span>
              Visit Official Website
              <span className="visually-hidden"> of {attractionLabel(site, attraction)}</span>
            </span>
          </ExternalLink>
        </p>
      )}
      <section className="place-call">
        <h2>{words.needHeading}</h2>
        <p>{needText}</p>
        <p className="buttons">
          <CallLink />
        </p>
      </section>
    </Sheet>
  );
}
