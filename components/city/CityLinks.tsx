import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

interface Props {
  cities: readonly City[];
  className?: string;
}

/** Links to cities by name and state. */
export function CityLinks({ cities, className = 'plain-list' }: Props) {
  return (
    <ul className={className}>
      {cities.map(({ slug, name, state }) => (
        <li key={slug}>
          <Link to={routes.city(slug)}>
            {name}, {state}
          </Link>
        </li>
      ))}
    </ul>
  );
}
