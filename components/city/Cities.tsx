import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link, LinkList } from '../link/Link.tsx';

interface Props {
  cities: readonly City[];
  className?: string;
}

/** Links to cities by name and state. */
export function CityLinks({ cities, className }: Props) {
  const links = cities.map(({ slug, name, state }) => {
    return { path: routes.city(slug), name: `${name}, ${state}` };
  });
  return <LinkList links={links} className={className} />;
}

/** Cities as a grid of small links. */
export function CityTiles({ cities }: Props) {
  return (
    <ul className="tiles">
      {cities.map(({ slug, name, state }) => (
        <li key={slug}>
          <Link to={routes.city(slug)} className="tile">
            {name}, {state}
          </Link>
        </li>
      ))}
    </ul>
  );
}
