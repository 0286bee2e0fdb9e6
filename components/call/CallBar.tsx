import { telHref } from '../../model/phone.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** On a phone, a call button that stays in reach of the thumb. */
export function CallBar() {
  const { business } = useSite();
  return (
    <nav className="call-bar narrow-only" aria-label="Quick contact">
      <a className="button button-strong" href={telHref(business.phone)}>
        <Icon name="phone" />
        Call now
      </a>
      <Link to={routes.contact()} className="button button-quiet">
        Contact
      </Link>
    </nav>
  );
}
