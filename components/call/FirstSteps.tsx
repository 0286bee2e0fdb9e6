import { smsHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';
import { CallLink } from './CallLink.tsx';

/** The ways to begin, on the first screen: call, text from a phone where texts are taken, schedule. */
export function FirstSteps() {
  const { phone, textMessages } = useSite().business;
  return (
    <p className="buttons">
      <CallLink />
      {textMessages && (
        <a className="button button-quiet narrow-only" href={smsHref(phone)}>
          Text us
        </a>
      )}
      <Link to={routes.contact()} className="button button-quiet">
        Schedule a visit
      </Link>
    </p>
  );
}
