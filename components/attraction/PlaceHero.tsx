import type { AttractionPage } from '../../model/attraction.ts';
import { routes } from '../../model/routes.ts';
import { Hero } from '../hero/Hero.tsx';
import { Emblem } from '../icon/Icon.tsx';
import { ExternalLink, Link } from '../link/Link.tsx';

/** The top of an attraction's page: its emblem and name, where it is, and the way back to its city. */
export function PlaceHero({ page }: { page: AttractionPage }) {
  const { attraction, city, crumbs, where, mapUrl } = page;
  return (
    <Hero crumbs={crumbs} heading={attraction.name} above={<Emblem kind={attraction.kind} />}>
      <p className="place-where">{where}</p>
      <p className="place-link">
        <Link to={routes.city(city.slug)}>Back to {city.name}</Link>
      </p>
      <address className="place-link">
        <ExternalLink href={mapUrl}>
          {attraction.address ?? `${city.name}, ${city.state}`}
        </ExternalLink>
      </address>
    </Hero>
  );
}
