import type { Attraction } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import { Link } from '../link/Link.tsx';

/** An attraction as a card, its description cut short. */
export function AttractionCard({ attraction }: { attraction: Attraction }) {
  return (
    <article className="card attraction-card">
      <h2 className="card-heading">{attraction.name}</h2>
      <p className="card-city">
        {attraction.cityName}, {attraction.cityState}
      </p>
      <p>{preview(attraction.description)}</p>
      <p className="card-links">
        <Link to={routes.attraction(attraction.slug)}>
          Learn More<span className="visually-hidden"> about {attraction.name}</span>
        </Link>
        <Link to={routes.city(attraction.citySlug)}>More in {attraction.cityName}</Link>
      </p>
    </article>
  );
}
