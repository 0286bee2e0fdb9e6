import type { Place } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import { Link } from '../link/Link.tsx';

/** A place as a card, its description cut short. */
export function PlaceCard({ place }: { place: Place }) {
  return (
    <article className="card place-card">
      <h2 className="card-heading">{place.name}</h2>
      <p className="card-place">
        {place.cityName}, {place.cityState}
      </p>
      <p>{preview(place.description)}</p>
      <p className="card-links">
        <Link to={routes.place(place.slug)}>
          Learn More<span className="visually-hidden"> about {place.name}</span>
        </Link>
        <Link to={routes.city(place.citySlug)}>More in {place.cityName}</Link>
      </p>
    </article>
  );
}
