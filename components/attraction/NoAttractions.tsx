import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

/** Stands where the list of attractions would be while there are none. */
export function NoAttractions() {
  return (
    <p>
      No places are listed yet. <Link to={routes.areas()}>All areas we serve</Link>
    </p>
  );
}
