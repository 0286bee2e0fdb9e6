import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

/** A city as a card: name, state and one sentence. */
export function CityCard({ city }: { city: City }) {
  return (
    <article className="card">
      <h2 className="card-heading">
        <Link to={routes.city(city.slug)} className="card-link">
          {city.name}, {city.state}
        </Link>
      </h2>
      <p>{city.description}</p>
    </article>
  );
}
