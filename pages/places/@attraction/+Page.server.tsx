import { NearbyServices } from '../../../components/attraction/NearbyServices.tsx';
import { NeedNotary } from '../../../components/attraction/NeedNotary.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { ExternalLink } from '../../../components/link/ExternalLink.tsx';
import { Link } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import type { AttractionPage } from '../../../model/attraction.ts';
import { formatPhone } from '../../../model/phone.ts';
import { attractionMapFile, isPlaced } from '../../../model/region-map.ts';
import { routes } from '../../../model/routes.ts';

export function Page(page: AttractionPage) {
  const { attraction, city } = page;
  return (
    <>
      <Hero crumbs={page.crumbs} heading={attraction.name}>
        <p>
          <Link to={routes.city(city.slug)}>Back to {city.name}</Link>
        </p>
        <address>
          <ExternalLink href={page.mapUrl}>
            {attraction.address ?? `${city.name}, ${city.state}`}
          </ExternalLink>
        </address>
      </Hero>
      <div className="wrap page-columns">
        <div className="page-main">
          <div className="flow">
            <p>{attraction.description}</p>
            {attraction.phone && (
              <p className="small">
                Phone of {attraction.name}: {formatPhone(attraction.phone)}
              </p>
            )}
          </div>
          <p className="buttons">
            <ExternalLink href={page.directionsToPlace} className="button button-strong">
              Directions to {attraction.name}
            </ExternalLink>
            <ExternalLink href={page.directionsToOffice} className="button button-quiet">
              Directions to the notary
            </ExternalLink>
            {attraction.url && (
              <ExternalLink href={attraction.url} className="button button-quiet">
                Visit Official Website
              </ExternalLink>
            )}
          </p>
          <p className="small">{page.directionsNote}</p>
          <section>
            <h2>Directions to our office</h2>
            <MapFrame
              show="Show driving directions"
              picture={attractionMapFile(attraction, city)}
              where={isPlaced(attraction) ? undefined : `In ${city.name}`}
              src={page.embeddedDirections}
              title={`Driving directions from ${attraction.name} to our office`}
            />
          </section>
        </div>
        <div className="attraction-side">
          <NeedNotary heading={page.needHeading} text={page.needText} />
          <NearbyServices city={city} nearby={page.nearby} services={page.services} />
        </div>
      </div>
    </>
  );
}
