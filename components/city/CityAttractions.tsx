import type { CityAttraction } from '../../model/city.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { Link } from '../link/Link.tsx';

/** A city's attractions, each with the way from there to the office. */
export function CityAttractions({ attractions }: { attractions: readonly CityAttraction[] }) {
  return (
    <ul className="attractions">
      {attractions.map(({ name, path, directions }) => (
        <li key={name}>
          {path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>}
          <ExternalLink href={directions}>
            Directions to our office<span className="visually-hidden"> from {name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
