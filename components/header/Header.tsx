import { telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';
import { Navigation } from './Navigation.tsx';
import { PhoneButton } from './PhoneButton.tsx';
import { Seal } from './Seal.tsx';

/** The band at the top of every page. Its menu is a popover, so that it needs no script. */
export function Header() {
  const { business } = useSite();
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to={routes.home()} className="brand">
          <Seal />
          {business.name}
        </Link>
        <button className="menu-toggle" type="button" popoverTarget="menu">
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
        <Navigation />
        <a className="button button-quiet header-phone narrow-only" href={telHref(business.phone)}>
          <Icon name="phone" />
          Call
        </a>
        <PhoneButton />
      </div>
    </header>
  );
}
