import { matchPath, useLocation } from 'react-router-dom';
import { formatPhone, telHref } from '../../model/contact.ts';
import { NIB } from '../../model/pictures.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** The main navigation: each link with the patterns of the pages in its section. */
const SECTIONS = [
  { label: 'Home', path: routes.home(), patterns: [routes.home()] },
  { label: 'Services', path: routes.services(), patterns: [`${routes.services()}/*`] },
  {
    label: 'Service Areas',
    path: routes.locations(),
    patterns: [`${routes.locations()}/*`, `${routes.areas()}/*`],
  },
  { label: 'Contact', path: routes.contact(), patterns: [routes.contact()] },
];

/** The band at the top of every page. Its menu is a popover on phones, so that it needs no script. */
export function Header() {
  const { name, phone } = useSite().business;
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to={routes.home()} className="brand">
          <svg className="seal" viewBox="-25 -25 50 50" aria-hidden="true">
            <circle r="24" />
            <path d={NIB.outline + NIB.slit + NIB.table} />
          </svg>
          {name}
        </Link>
        <button className="menu-toggle narrow-only" type="button" popoverTarget="menu">
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav className="main-nav" id="menu" aria-label="Main" popover="auto">
          <ul>
            {SECTIONS.map(({ label, path, patterns }) => (
              <li key={path}>
                <Link to={path} current={patterns.some((pattern) => matchPath(pattern, pathname))}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <a className="button button-quiet header-phone narrow-only" href={telHref(phone)}>
          <Icon name="phone" />
          Call
        </a>
        <PhoneButton phone={phone} />
      </div>
    </header>
  );
}

/**
 * The phone on wide screens: a masked number, and a popover that shows the whole for a moment. The
 * status region around it has a screen reader say the number.
 */
function PhoneButton({ phone }: { phone: string }) {
  return (
    <>
      <div className="phone-button wide-only script-only">
        <button
          type="button"
          className="button button-strong"
          popoverTarget="header-number"
          aria-label={`Show phone number ending in ${phone.slice(-4)}`}
        >
          <Icon name="phone" />
          (•••) •••-{phone.slice(-4)}
        </button>
        <div role="status">
          <p id="header-number" className="phone-panel" popover="auto">
            <a href={telHref(phone)}>{formatPhone(phone)}</a>
          </p>
        </div>
      </div>
      <noscript>
        <a className="button button-strong wide-only" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
      </noscript>
    </>
  );
}
