import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';
import { CallLink } from './CallLink.tsx';

/** The two ways to begin: a call, or the contact page. */
export function CallOrContact() {
  return (
    <p className="buttons">
      <CallLink />
      <Link to={routes.contact()} className="button button-quiet">
        Contact us
      </Link>
    </p>
  );
}
