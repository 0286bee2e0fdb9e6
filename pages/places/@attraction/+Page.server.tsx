import { CityLinks } from '../../../components/city/Cities.tsx';
import { CallLink } from '../../../components/contact/Contact.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { ExternalLink, Link, LinkList } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { ServiceLinks } from '../../../components/service/Services.tsx';
import { useSite } from '../../../components/site/site.tsx';
import { formatPhone } from '../../../model/contact.ts';
import {
  attractionMapUrl,
  attractionPicture,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
} from '../../../model/maps.ts';
import { outsideNote } from '../../../model/meeting.ts';
import { distanceToOffice, milesText, officeAddress, officeName } from '../../../model/office.ts';
import { routes } from '../../../model/routes.ts';
import { attractionLabel, pick } from '../../../model/site.ts';
import { fillTokens } from '../../../model/tokens.ts';
import type { data } from './+data.ts';

export function Page({ attraction, city, crumbs }: ReturnType<typeof data>) {
  const site = useSite();
  const { business, cityBySlug, pages, settings } = site;
  const words = pages.place;
  const { name, state } = city;
  const fill = (text: string) => fillTokens(text, { place: attraction.name, city: name, state });
  const nearby = pick(cityBySlug, city.nearbyLocations ?? []);
  const distance = attraction.outside ? undefined : distanceToOffice(business, city);
  const office = officeAddress(business);
  const here = attractionQuery(attraction, city);
  const ways = [
    { name: 'Directions to this place', href: directionsUrl(here) },
    { name: 'Directions to the notary', href: directionsUrl(office, here) },
  ];
  const others = city.attractions
    .filter(({ slug }) => slug !== attraction.slug)
    .map((other) => ({ path: routes.attraction(other.slug), name: attractionLabel(site, other) }))
    .concat({ path: routes.attractions(), name: 'All places' });
  return (
    <>
      <Hero crumbs={crumbs} heading={attraction.name}>
        <p className="small">
          {distance === undefined
            ? `${attraction.outside ? 'Near' : 'In'} ${name}, ${state}`
            : fillTokens(words.whereFact, { city: name, miles: milesText(distance) })}
        </p>
        <div className="links small">
          <Link to={routes.city(city.slug)}>Back to {name}</Link>
          <address>
            <ExternalLink href={attractionMapUrl(attraction, city)}>
              {attraction.address ?? 'Find it on a map'}
            </ExternalLink>
          </address>
        </div>
      </Hero>
      <div className="section wrap stack page-columns place-columns">
        <div className="stack page-main">
          <div className="flow">
            <p>{attraction.description}</p>
            {attraction.picture && <Picture picture={attraction.picture} shape="lead" isFirst />}
            {attraction.phone && <p className="small">Phone: {formatPhone(attraction.phone)}</p>}
            {business.commissions.includes(state) && <p className="small">{words.meetNote}</p>}
          </div>
          <section className="flow screen-only">
            <h2>Directions to {officeName(business)}</h2>
            <MapFrame
              show="Show driving directions"
              picture={attractionPicture(attraction, city)}
              src={embeddedDirectionsUrl(here, office, settings.mapsKey)}
              title={`Driving directions from ${attraction.name} to ${officeName(business)}`}
            />
            <p className="grid button-row">
              {ways.map(({ name, href }) => (
                <ExternalLink key={name} href={href} className="button button-small">
                  {name}
                </ExternalLink>
              ))}
            </p>
            <p className="small">{words.directionsNote}</p>
          </section>
        </div>
        <div className="stack place-side">
          <section className="card">
            <h2>Nearby Notary Services</h2>
            <p>
              <Link to={routes.city(city.slug)}>
                Mobile notary in {name}, {state}
              </Link>
            </p>
            {nearby.length > 0 && <CityLinks cities={nearby} className="links small" />}
            <ServiceLinks only={words.nearbyServices} className="links small" />
          </section>
          {attraction.url && (
            <p className="buttons">
              <ExternalLink href={attraction.url} className="button">
                Visit Official Website
              </ExternalLink>
            </p>
          )}
          <section className="card panel place-call">
            <h2>{words.needHeading}</h2>
            <p className="small">{outsideNote(site, city) ?? fill(words.needText)}</p>
            <p className="buttons">
              <CallLink />
            </p>
          </section>
        </div>
      </div>
      <section className="section wrap">
        <h2>{fill(words.othersHeading)}</h2>
        <LinkList links={others} className="links small" />
      </section>
    </>
  );
}
