import { CityLinks } from '../../../components/city/Cities.tsx';
import { CallLink } from '../../../components/contact/Contact.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { ExternalLink, Link, LinkList } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { ServiceLinks } from '../../../components/service/Services.tsx';
import { useSite } from '../../../components/site/site.tsx';
import { formatPhone, officeAddress, officeName } from '../../../model/contact.ts';
import {
  attractionMapUrl,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
} from '../../../model/maps.ts';
import { attractionMapFile } from '../../../model/region-map.ts';
import { routes } from '../../../model/routes.ts';
import type { data } from './+data.ts';

export function Page(page: ReturnType<typeof data>) {
  const { attraction, city, words } = page;
  const { business, settings } = useSite();
  const office = officeAddress(business);
  const here = attractionQuery(attraction, city);
  const ways = [
    { name: 'Directions to this place', href: directionsUrl(here) },
    { name: 'Directions to the notary', href: directionsUrl(office, here) },
    ...(attraction.url ? [{ name: 'Visit Official Website', href: attraction.url }] : []),
  ];
  return (
    <>
      <Hero crumbs={page.crumbs} heading={attraction.name}>
        <p className="small">{page.where}</p>
        <div className="links">
          <Link to={routes.city(city.slug)}>Back to {city.name}</Link>
          <address>
            <ExternalLink href={attractionMapUrl(attraction, city)}>
              {attraction.address ?? 'Find it on a map'}
            </ExternalLink>
          </address>
        </div>
      </Hero>
      <div className="section wrap stack page-columns place-columns">
        <section className="card panel place-call">
          <h2>{words.needHeading}</h2>
          <p className="small">{page.needText}</p>
          <p className="buttons">
            <CallLink />
          </p>
        </section>
        <div className="stack page-main">
          <div className="flow">
            <p>{attraction.description}</p>
            {attraction.picture && <Picture picture={attraction.picture} shape="lead" isFirst />}
            {attraction.phone && <p className="small">Phone: {formatPhone(attraction.phone)}</p>}
            {page.note && <p className="small">{page.note}</p>}
          </div>
          <section className="flow screen-only">
            <h2>Directions to {officeName(business)}</h2>
            <MapFrame
              show="Show driving directions"
              picture={attractionMapFile(attraction, city)}
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
          <section>
            <h2>{page.othersHeading}</h2>
            <LinkList links={page.others} className="links small" />
          </section>
        </div>
        <section className="card">
          <h2>Nearby Notary Services</h2>
          <p>
            <Link to={routes.city(city.slug)}>
              Mobile notary in {city.name}, {city.state}
            </Link>
          </p>
          {page.nearby.length > 0 && <CityLinks cities={page.nearby} className="links small" />}
          <ServiceLinks only={words.nearbyServices} className="links small" />
        </section>
      </div>
    </>
  );
}
