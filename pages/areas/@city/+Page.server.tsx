import type { ReactNode } from 'react';
import { CallLink, CallToAction } from '../../../components/call/Call.tsx';
import { CityLinks } from '../../../components/city/CityLinks.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Emblem } from '../../../components/icon/Icon.tsx';
import { ExternalLink, Link } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { ServiceGrid, ServiceLinks } from '../../../components/service/Services.tsx';
import { useAddress, useSite } from '../../../components/site/site.tsx';
import { officeAddress } from '../../../model/contact.ts';
import { hoursShortText } from '../../../model/hours.ts';
import { attractionQuery, directionsUrl } from '../../../model/maps.ts';
import { postmarkFile } from '../../../model/pictures.ts';
import { cityMapFile } from '../../../model/region-map.ts';
import { routes } from '../../../model/routes.ts';
import type { CityPage } from './city-page.ts';

/** A city's page; what it is given stands below the hero. */
export function Page({ children, ...page }: CityPage & { children?: ReactNode }) {
  const { city, neighbours } = page;
  const name = `${city.name}, ${city.state}`;
  const { business } = useSite();
  const office = officeAddress(business);
  const address = useAddress();
  const panel = page.nearby[0] ?? neighbours?.next ?? city;
  return (
    <>
      <Hero crumbs={page.crumbs} heading={page.heading}>
        {page.facts.length > 0 && (
          <div className="city-facts">
            <ul className="fact-line">
              {page.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <img
              className="postmark late"
              src={address(postmarkFile(business, city))}
              alt=""
              width="220"
              height="220"
              loading="lazy"
              fetchPriority="low"
            />
          </div>
        )}
        <p className="buttons">
          <CallLink />
        </p>
      </Hero>
      {children}
      <div className="wrap page-columns">
        <div className="page-main">
          {page.note && <p className="notice">{page.note}</p>}
          {/* Words first: on a phone they are painted while a picture is still on its way. */}
          <Prose html={page.intro} />
          {city.picture && <Picture picture={city.picture} shape="lead" isFirst />}
          <section>
            <h2>Popular services</h2>
            <ServiceLinks services={page.popularServices} className="pills" />
          </section>
          <section className="flow">
            <h2>About {city.name}</h2>
            <Prose html={city.about} />
            <h3>{page.meets ? 'Where we can meet' : 'Places nearby'}</h3>
            <ul className="attractions">
              {page.attractions.map((attraction) => (
                <li key={attraction.name}>
                  <Emblem kind={attraction.kind} />
                  <div>
                    {attraction.slug === undefined ? (
                      <span>{attraction.name}</span>
                    ) : (
                      <Link to={routes.attraction(attraction.slug)}>{attraction.name}</Link>
                    )}
                    {attraction.address && <p className="small">{attraction.address}</p>}
                  </div>
                  <ExternalLink href={directionsUrl(office, attractionQuery(attraction, city))}>
                    Directions to our office
                    <span className="visually-hidden"> from {attraction.name}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
            <p className="small">
              <Link to={routes.attractions()}>All places</Link>
            </p>
          </section>
          <section>
            <h2>Our services</h2>
            <ServiceGrid services={page.serviceCards} />
          </section>
          <section className="card panel">
            <h2>
              Need a Notary in <Link to={routes.city(panel.slug)}>{panel.name}</Link>
            </h2>
            <p className="buttons">
              <Link to={routes.areas()} className="button button-quiet">
                View all areas
              </Link>
              <Link to={routes.services()} className="button button-quiet">
                View services
              </Link>
              {neighbours && (
                <Link to={routes.city(neighbours.next.slug)} className="button button-quiet">
                  See {neighbours.next.name}
                </Link>
              )}
            </p>
          </section>
          <section>
            <h2>Map</h2>
            <MapFrame
              src={city.mapEmbedUrl}
              title={`Map of ${name}`}
              show={`Show map of ${name}`}
              picture={cityMapFile(city)}
            />
          </section>
          {neighbours && (
            <nav className="previous-next" aria-label="Previous and next city">
              <Link to={routes.city(neighbours.previous.slug)}>
                Previous: {neighbours.previous.name}
              </Link>
              <Link to={routes.city(neighbours.next.slug)}>Next: {neighbours.next.name}</Link>
            </nav>
          )}
        </div>
        <Sidebar {...page} />
      </div>
      <CallToAction />
    </>
  );
}

/** Beside the page, on large screens only. */
function Sidebar({ city, meeting, note, nearby, whyChooseUs }: CityPage) {
  const { business } = useSite();
  return (
    <aside className="city-sidebar" aria-label={`Appointments in ${city.name}`}>
      <section className="card">
        <h2>Schedule an Appointment</h2>
        <p>{note ? meeting : `Serving ${city.name}, ${city.state} and nearby`}</p>
        <p>{hoursShortText(business.hours)}</p>
        <p className="buttons">
          <CallLink>{business.textMessages ? 'Call or text us' : 'Call us'}</CallLink>
          <Link to={routes.contact()} className="button button-quiet">
            Book Now
          </Link>
        </p>
        <p className="small">Scheduling is by phone.</p>
      </section>
      <section className="card">
        <h2>Why Choose Us</h2>
        <ul className="marks">
          {whyChooseUs.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <nav className="card" aria-label="Nearby cities">
        <h2>Nearby cities</h2>
        {nearby.length > 0 && <CityLinks cities={nearby} />}
        <p>
          <Link to={routes.areas()}>All service areas</Link>
        </p>
      </nav>
    </aside>
  );
}
