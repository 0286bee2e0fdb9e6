import type { ReactNode } from 'react';
import { CityLinks } from '../../../components/city-ledger/CityLedger.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { ExternalLink, Link } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { RuledSection } from '../../../components/ruled-section/RuledSection.tsx';
import { ServiceLinks } from '../../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../../components/site/site.tsx';
import {
  Bring,
  CityWhere,
  Cost,
  FindDocument,
  Slip,
  When,
  Who,
} from '../../../components/slip/Slip.tsx';
import { formatPhone } from '../../../model/contact.ts';
import type { Attraction, City } from '../../../model/content.ts';
import {
  attractionMapUrl,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
} from '../../../model/google-maps.ts';
import { isCommissionedIn, outsideNote } from '../../../model/meeting.ts';
import { distanceToOffice, milesText, officeAddress, officeName } from '../../../model/office.ts';
import { meetingSentence } from '../../../model/page-words.ts';
import { routes } from '../../../model/routes.ts';
import { attractionLabel, pick } from '../../../model/site.ts';
import type { data } from './+data.ts';

type Props = ReturnType<typeof data>;

export function Page({ attraction, city, words, crumbs }: Props) {
  const site = useSite();

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        body={<Description attraction={attraction} lead={outsideNote(site, city)} />}
      >
        <div className="links place-location">
          <Link to={routes.city(city.slug)}>Back to {city.name}</Link>
          <address translate={attraction.address ? 'no' : undefined}>
            <ExternalLink href={attractionMapUrl(attraction, city)}>
              <Icon name={attraction.kind ?? 'pin'} />
              {addressText(attraction, city)}
              <span className="visually-hidden">: {attractionLabel(site, attraction)}</span>
            </ExternalLink>
          </address>
        </div>
      </Hero>
      <Directions attraction={attraction} city={city} />
      <RuledSection heading="Nearby Notary Services">
        <NearbyServices city={city} />
        {attraction.url && (
          <p className="buttons">
            <ExternalLink href={attraction.url} className="button">
              <span>
                Visit Official Website
                <span className="visually-hidden"> of {attractionLabel(site, attraction)}</span>
              </span>
            </ExternalLink>
          </p>
        )}
        <Slip heading={site.pages.place.needHeading}>
          <FindDocument />
          <CityWhere city={city} />
          <When />
          <Cost />
          <Bring />
          <Who />
        </Slip>
      </RuledSection>
    </>
  );
}

type PartProps = Pick<Props, 'attraction' | 'city'>;

interface DescriptionProps {
  attraction: Attraction;
  /** How to meet the notary instead, in a state where that can't be here. */
  lead: string | undefined;
}

function Description({ attraction, lead }: DescriptionProps) {
  const meeting = meetingSentence(useSite(), attraction);

  return (
    <div className="place-words flow">
      <p>{attraction.description}</p>
      {attraction.picture && <Picture picture={attraction.picture} shape="lead" isFirst />}
      {attraction.phone && (
        <p className="small" translate="no">
          Phone: {formatPhone(attraction.phone)}
        </p>
      )}
      {lead && <p>{lead}</p>}
      {meeting && <p>{meeting}</p>}
    </div>
  );
}

/** The address as link text, otherwise the city. */
function addressText({ address, outside }: Attraction, { name, state }: City): string {
  return address ?? `${outside ? 'Near ' : ''}${name}, ${state}, on a map`;
}

/** The start and end of the route, a Google map of it on request, and two directions buttons. */
function Directions({ attraction, city }: PartProps) {
  const site = useSite();
  const { business, pages, settings } = site;
  const label = attractionLabel(site, attraction);
  const office = officeAddress(business);
  const here = attractionQuery(attraction, city);
  const distance = attraction.outside ? undefined : distanceToOffice(business, city);
  const miles = distance && `, about ${milesText(distance)} miles`;

  return (
    <RuledSection heading="Directions" className="place-directions screen-only">
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
        <DirectionsButton to={here}>{label}</DirectionsButton>
        <DirectionsButton from={here} to={office}>
          {officeName(business)}
          <span className="visually-hidden"> from {label}</span>
        </DirectionsButton>
      </p>
      {isCommissionedIn(site, city) && <p className="small">{pages.place.directionsNote}</p>}
    </RuledSection>
  );
}

interface ButtonProps {
  from?: string;
  to: string;
  /** The name of the destination. */
  children: ReactNode;
}

function DirectionsButton({ from, to, children }: ButtonProps) {
  return (
    <ExternalLink href={directionsUrl(to, from)} className="button button-small">
      <span>Directions to {children}</span>
    </ExternalLink>
  );
}

function NearbyServices({ city }: { city: City }) {
  const site = useSite();
  const { name, state } = city;
  const nearby = pick(site.cityBySlug, city.nearbyLocations ?? []);

  return (
    <>
      <div className="links">
        <Link to={routes.city(city.slug)}>
          {isCommissionedIn(site, city) ? 'Mobile notary in' : 'Notary for'} {name}, {state}
        </Link>
        <ServiceLinks only={site.pages.place.nearbyServices} className="links" />
      </div>
      {nearby.length > 0 && <CityLinks cities={nearby} className="links" />}
    </>
  );
}
