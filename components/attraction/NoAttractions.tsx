import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

/** Stands where the list of attractions would be while there are none. */
export function NoAttractions() {
  return (
    <p>
      No places yet. <Link to={routes.areas()}>See all areas we serve</Link>
    </p>
  );
}
