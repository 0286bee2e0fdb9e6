import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

interface Props {
  panel: City;
  /** Missing where there is no other city. */
  next: City | undefined;
}

/** Leads on to a nearby city, to all areas, to the services and to the next city in the list. */
export function NearbyPanel({ panel, next }: Props) {
  return (
    <section className="card panel">
      <h2>
        Need a Notary in <Link to={routes.city(panel.slug)}>{panel.name}</Link>
      </h2>
      <p className="buttons">
        <Link to={routes.areas()} className="button button-quiet">
          View all areas
        </Link>
        <Link to={routes.services()} className="button button-quiet">
          View services
        </Link>
        {next && (
          <Link to={routes.city(next.slug)} className="button button-quiet">
            See {next.name}
          </Link>
        )}
      </p>
    </section>
  );
}
