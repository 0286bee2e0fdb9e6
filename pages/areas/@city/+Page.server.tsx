import type { ReactNode } from 'react';
import { CityLinks } from '../../../components/city/Cities.tsx';
import { CallLink } from '../../../components/contact/Contact.tsx';
import { FinderBox } from '../../../components/finder/FinderBox.tsx';
import { Hero, Seal } from '../../../components/hero/Hero.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { ExternalLink, Link, LinkButton } from '../../../components/link/Link.tsx';
import { CityMap } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { Marks, ServiceGrid, ServiceLinks } from '../../../components/service/Services.tsx';
import { useSite } from '../../../components/site/site.tsx';
import type { City } from '../../../model/content.ts';
import { durationText } from '../../../model/geo.ts';
import { hoursShortText } from '../../../model/hours.ts';
import { attractionQuery, directionsUrl } from '../../../model/maps.ts';
import { meetingFact, outsideNote } from '../../../model/meeting.ts';
import { distanceToOffice, milesText, officeAddress, officeName } from '../../../model/office.ts';
import { postmarkFile } from '../../../model/pictures.ts';
import { fillProse } from '../../../model/prose.ts';
import { routes } from '../../../model/routes.ts';
import { attractionLabel, pick } from '../../../model/site.ts';
import { fillTokens } from '../../../model/tokens.ts';
import type { data } from './+data.ts';

type Props = Pick<ReturnType<typeof data>, 'city' | 'crumbs'> & { children?: ReactNode };

/** A city's page; where the content does not know the city, `children` take the place of facts. */
export function Page({ city, crumbs, children }: Props) {
  const site = useSite();
  const { business, cities, cityBySlug } = site;
  const words = site.pages.city;
  const { name, state } = city;
  const note = outsideNote(site, city);
  const nearby = pick(cityBySlug, city.nearbyLocations ?? []);
  // Around the directory, from the next city to the previous one; one that is unknown stands at its end.
  const index = cities.indexOf(city);
  const others = [...cities.slice(index + 1), ...cities.slice(0, Math.max(index, 0))];
  const [next, previous] = [others[0], others.at(-1)];
  const panel = nearby[0] ?? next ?? city;
  return (
    <>
      <Hero crumbs={crumbs} heading={fillTokens(words.heading, { city: name, state })}>
        {previous && next && (
          <nav className="links previous-next" aria-label="Previous and next city">
            <Link to={routes.city(previous.slug)}>Previous: {previous.name}</Link>
            <Link to={routes.city(next.slug)}>Next: {next.name}</Link>
          </nav>
        )}
        {!children && (
          <div className="city-facts">
            <Facts city={city} />
            <Seal className="postmark" file={postmarkFile(business, city)} size={220} />
          </div>
        )}
        <p className="buttons">
          <CallLink />
        </p>
      </Hero>
      {children}
      <div className="section wrap stack page-columns">
        <div className="stack page-main">
          {note && <p className="card panel notice">{note}</p>}
          {/* Words first: on a phone they are painted while a picture is still on its way. */}
          <Prose text={fillProse(words.body, { city: name, state })} />
          {city.picture && <Picture picture={city.picture} shape="lead" isFirst />}
          <section>
            <h2>Popular services</h2>
            <ServiceLinks only={words.popularServices} className="links small" />
          </section>
          <section className="flow">
            <h2>About {name}</h2>
            <Prose text={city.about} />
            <Attractions city={city} />
            <p className="small">
              <Link to={routes.attractions()}>All places</Link>
            </p>
          </section>
          <section>
            <h2>Our services</h2>
            <ServiceGrid only={words.serviceCards} />
          </section>
          <section className="card panel screen-only">
            <h2>
              Need a Notary in <Link to={routes.city(panel.slug)}>{panel.name}</Link>
            </h2>
            <p className="grid button-row">
              <LinkButton to={routes.areas()} className="button-small">
                View all areas
              </LinkButton>
              <LinkButton to={routes.services()} className="button-small">
                View services
              </LinkButton>
              {next && (
                <LinkButton to={routes.city(next.slug)} className="button-small">
                  See {next.name}
                </LinkButton>
              )}
            </p>
          </section>
          <section className="screen-only">
            <h2>Map</h2>
            <CityMap city={city} />
            {city.hasMap && (
              <p className="small">
                <ExternalLink href={city.hasMap}>A map of {name}</ExternalLink>
              </p>
            )}
          </section>
        </div>
        <aside className="city-sidebar" aria-label={`Appointments in ${name}`}>
          <section className="card">
            <h2>Schedule an Appointment</h2>
            <p>{`Serving ${name}, ${state} and nearby cities`}</p>
            {note && <p>{meetingFact(site, city)}</p>}
            <p>{hoursShortText(business.hours)}</p>
            <CallLink>{business.textMessages ? 'Call or text us' : 'Call us'}</CallLink>
            <LinkButton to={routes.contact()}>Book Now</LinkButton>
            <p className="small">Scheduling is by phone.</p>
          </section>
          <section className="card">
            <h2>Why Choose Us</h2>
            <Marks texts={words.whyChooseUs} />
          </section>
          <nav className="card" aria-label={nearby.length > 0 ? 'Nearby cities' : 'Other areas'}>
            {nearby.length > 0 && (
              <>
                <h2>Nearby cities</h2>
                <CityLinks cities={nearby} className="links small" />
              </>
            )}
            <p>
              <Link to={routes.areas()}>All service areas</Link>
            </p>
          </nav>
        </aside>
      </div>
      {!children && <FinderBox first="document" place={`${name}, ${state}`} />}
    </>
  );
}

/**
 * The line of facts: its county, the way there from the office, and how the notary may act in its
 * state. Distances are estimates, so they are rounded and say "about".
 */
function Facts({ city }: { city: City }) {
  const site = useSite();
  const { county, minutesFromOffice: minutes } = city;
  const distance = distanceToOffice(site.business, city);
  return (
    <ul>
      {county && <li>{county}</li>}
      {distance && <li>{`About ${milesText(distance)} miles from our base`}</li>}
      {minutes !== undefined && <li>{`About ${durationText(minutes)} by car`}</li>}
      <li>{meetingFact(site, city)}</li>
    </ul>
  );
}

/** What lies around; where nothing is known, places of a general kind. */
function Attractions({ city }: { city: City }) {
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
    address: undefined,
    query: attractionQuery({ name }, city),
  }));

  return (
    <>
      <h3>{isKnown ? `Places in and around ${city.name}` : 'Places nearby'}</h3>
      <ul className="attractions">
        {(isKnown ? known : general).map(({ slug, name, kind, address, query }) => (
          <li key={name} className="row">
            <Icon name={kind ?? 'pin'} />
            <div>
              {slug ? <Link to={routes.attraction(slug)}>{name}</Link> : <span>{name}</span>}
              {address && <p className="small">{address.split(`, ${city.name}, `)[0]}</p>}
            </div>
            <ExternalLink className="small screen-only" href={directionsUrl(office, query)}>
              Directions to {officeName(business)}
              <span className="visually-hidden"> from {name}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
