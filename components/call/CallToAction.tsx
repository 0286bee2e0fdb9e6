import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';
import { CallLink } from './CallLink.tsx';

/** The block that closes a page and asks for a call. */
export function CallToAction() {
  const page = useSite().pages['call-to-action'];
  return (
    <section className="call-to-action">
      <div className="wrap">
        <h2>{page.heading}</h2>
        <p>{page.text}</p>
        <p className="buttons">
          <CallLink />
          <Link to={routes.contact()} className="button button-quiet">
            Contact us
          </Link>
        </p>
      </div>
    </section>
  );
}
