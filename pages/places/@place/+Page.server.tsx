import { Hero } from '../../../components/hero/Hero.tsx';
import { ExternalLink } from '../../../components/link/ExternalLink.tsx';
import { Link } from '../../../components/link/Link.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { NearbyServices } from '../../../components/place/NearbyServices.tsx';
import { NeedNotary } from '../../../components/place/NeedNotary.tsx';
import { formatPhone } from '../../../model/phone.ts';
import type { PlacePage } from '../../../model/place.ts';
import { routes } from '../../../model/routes.ts';

export function Page(page: PlacePage) {
  const { place, city } = page;
  return (
    <>
      <Hero crumbs={page.crumbs} heading={place.name}>
        <p>
          <Link to={routes.city(city.slug)}>Back to {city.name}</Link>
        </p>
        <address>
          <ExternalLink href={page.mapUrl}>
            {place.address ?? `${city.name}, ${city.state}`}
          </ExternalLink>
          {place.phone && <span>{formatPhone(place.phone)}</span>}
        </address>
      </Hero>
      <div className="wrap town-columns">
        <div className="town-main">
          <p>{place.description}</p>
          <p className="buttons">
            <ExternalLink href={page.directionsToPlace} className="button button-strong">
              Directions to {place.name}
            </ExternalLink>
            <ExternalLink href={page.directionsToOffice} className="button button-quiet">
              Directions to the notary
            </ExternalLink>
            {place.url && (
              <ExternalLink href={place.url} className="button button-quiet">
                Visit Official Website
              </ExternalLink>
            )}
          </p>
          <p className="small">{page.directionsNote}</p>
          <section>
            <h2>The way to our office</h2>
            <MapFrame
              show="Show the driving directions"
              town={city.slug}
              src={page.embeddedDirections}
              title={`Driving directions from ${place.name} to the notary's office`}
            />
          </section>
        </div>
        <div className="place-side">
          <NeedNotary heading={page.needHeading} text={page.needText} />
          <NearbyServices city={city} nearby={page.nearby} services={page.services} />
        </div>
      </div>
    </>
  );
}
