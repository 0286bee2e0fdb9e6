import type { Stop } from '../../model/route-strip.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

/** The cities from the office's to this one, along a line. */
export function RouteStrip({ stops }: { stops: readonly Stop[] }) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <nav className="route" aria-label={`From ${first.name} to ${last.name}`}>
      <ol>
        {stops.map(({ name, slug }) => (
          <li key={slug ?? name}>
            {slug === undefined ? (
              name
            ) : (
              <Link to={routes.city(slug)} current={slug === last.slug}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
