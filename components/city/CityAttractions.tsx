import type { CityAttraction } from '../../model/city.ts';
import { Emblem } from '../icon/Icon.tsx';
import { ExternalLink, Link } from '../link/Link.tsx';

/** A city's attractions, each with its address and the way from there to the office. */
export function CityAttractions({ attractions }: { attractions: readonly CityAttraction[] }) {
  return (
    <ul className="attractions">
      {attractions.map(({ name, kind, address, path, directions }) => (
        <li key={name}>
          <Emblem kind={kind} />
          <div>
            {path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>}
            {address && <p className="small">{address}</p>}
          </div>
          <ExternalLink href={directions}>
            Directions to our office<span className="visually-hidden"> from {name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
