import { useLocation } from 'react-router-dom';
import { smsHref, telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** On a phone, a call button that stays in reach of the thumb. */
export function CallBar() {
  const { phone } = useSite().business;
  return (
    <nav className="call-bar narrow-only" aria-label="Quick contact">
      <a className="button button-strong" href={telHref(phone)}>
        <Icon name="phone" />
        Call now
      </a>
      <OtherWay />
    </nav>
  );
}

/** The contact page; on that page itself a text, where texts are taken. */
function OtherWay() {
  const { phone, textMessages } = useSite().business;
  if (useLocation().pathname !== routes.contact()) {
    return (
      <Link to={routes.contact()} className="button button-quiet">
        Contact
      </Link>
    );
  }
  return (
    textMessages && (
      <a className="button button-quiet" href={smsHref(phone)}>
        Text us
      </a>
    )
  );
}
