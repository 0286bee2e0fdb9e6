import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';

/** Cities as a grid of small links. */
export function CityTiles({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="tiles">
      {cities.map(({ slug, name, state }) => (
        <li key={slug}>
          <Link to={routes.city(slug)} className="tile">
            <Icon name="pin" />
            {name}, {state}
          </Link>
        </li>
      ))}
    </ul>
  );
}
