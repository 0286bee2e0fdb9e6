import type { Attraction } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import { Link } from '../link/Link.tsx';

/** An attraction in a few lines, its description cut short. */
export function AttractionCard({ attraction }: { attraction: Attraction }) {
  const { name, slug, citySlug, cityName, cityState, description } = attraction;
  return (
    <article className="attraction-card">
      <h3>{name}</h3>
      <p>{preview(description)}</p>
      <p className="card-links">
        <span className="card-city">
          {cityName}, {cityState}
        </span>
        <Link to={routes.attraction(slug)}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </Link>
        <Link to={routes.city(citySlug)}>More in {cityName}</Link>
      </p>
    </article>
  );
}
