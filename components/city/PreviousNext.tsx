import { routes } from '../../model/routes.ts';
import type { Neighbours } from '../../model/site.ts';
import { Link } from '../link/Link.tsx';

/** Leads to the cities before and after in the directory. */
export function PreviousNext({ previous, next }: Neighbours) {
  return (
    <nav className="previous-next" aria-label="Previous and next city">
      <Link to={routes.city(previous.slug)}>Previous: {previous.name}</Link>
      <Link to={routes.city(next.slug)}>Next: {next.name}</Link>
    </nav>
  );
}
