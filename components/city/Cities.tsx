import type { ComponentType } from 'react';
import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link, LinkList } from '../link/Link.tsx';

/** Links to cities by name and state. */
export function CityLinks({ cities, className }: { cities: readonly City[]; className?: string }) {
  const links = cities.map(({ slug, name, state }) => {
    return { path: routes.city(slug), name: `${name}, ${state}` };
  });
  return <LinkList links={links} className={className} />;
}

interface TilesProps {
  cities: readonly City[];
  /** What each says besides its name. */
  more?: ComponentType<{ city: City }>;
}

/** Cities as a grid of small cards, each one link. */
export function CityTiles({ cities, more: More }: TilesProps) {
  return (
    <ul className="grid tiles">
      {cities.map((city) => (
        <li key={city.slug}>
          <Link to={routes.city(city.slug)} className="tile">
            {city.name}, {city.state} {More && <More city={city} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
