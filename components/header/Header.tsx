import { formatPhone, telHref } from '../../model/contact.ts';
import { NIB } from '../../model/pictures.ts';
import { routes } from '../../model/routes.ts';
import { CallLink } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface Section {
  label: string;
  path: string;
  /** Another path in the same section, with everything below it. */
  alsoAt?: string;
}

const SECTIONS: readonly Section[] = [
  { label: 'Home', path: routes.home() },
  { label: 'Services', path: routes.services() },
  { label: 'Service Areas', path: routes.locations(), alsoAt: routes.areas() },
  { label: 'Contact', path: routes.contact() },
];

/** The menu is a popover on phones, so it doesn't need a script. */
export function Header({ path }: { path: string }) {
  const { name } = useSite().business;

  return (
    <header className="site-header">
      <div className="wrap">
        <Link to={routes.home()} className="brand" translate="no">
          <Emblem />
          {name}
        </Link>
        <button
          className="button button-small menu-toggle narrow-only"
          type="button"
          popoverTarget="menu"
        >
          <Icon name="menu" />
          <Icon name="close" />
          <span className="visually-hidden">Menu</span>
        </button>
        <div className="main-menu" id="menu" popover="auto">
          <MainNavigation path={path} />
        </div>
        <CallLink className="button-small header-phone narrow-only">Call</CallLink>
        <MaskedPhone />
      </div>
    </header>
  );
}

/** The logo: a pen nib over the edge of a table, in a ring. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-25 -25 50 50" aria-hidden="true">
      <circle r="24" />
      <path d={NIB.outline + NIB.slit + NIB.table} />
    </svg>
  );
}

function MainNavigation({ path }: { path: string }) {
  const isIn = (base: string) => path === base || path.startsWith(`${base}/`);

  return (
    <nav className="main-nav" aria-label="Main">
      <ul role="list">
        {SECTIONS.map(({ label, path: to, alsoAt }) => {
          const isCurrent = isIn(to) || (alsoAt !== undefined && isIn(alsoAt));
          return (
            <li key={label}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * On wide screens, a button with the masked number and a popover that shows the full number for a
 * moment. The status region announces it. The button's title, which is also its description, says where
 * the number is always shown (WCAG 2.2, 2.2.1).
 */
function MaskedPhone() {
  const { phone } = useSite().business;
  const lastDigits = phone.slice(-4);

  return (
    <div className="phone-button wide-only">
      <button
        type="button"
        className="button button-small button-strong"
        popoverTarget="header-number"
        title="The number is also on the contact page"
      >
        <Icon name="phone" />
        <span className="visually-hidden">Show phone number ending in </span>
        <span translate="no">
          <span aria-hidden="true">
            <span className="area-code">(•••) </span>•••-
          </span>
          {lastDigits}
        </span>
      </button>
      <div role="status">
        <p id="header-number" className="phone-panel" popover="auto" tabIndex={-1}>
          <a href={telHref(phone)} translate="no">
            {formatPhone(phone)}
          </a>
        </p>
      </div>
    </div>
  );
}
