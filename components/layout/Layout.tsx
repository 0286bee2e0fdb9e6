import type { ReactNode } from 'react';
import { formatPhone, telHref } from '../../model/contact.ts';
import { hoursShortText } from '../../model/hours.ts';
import { TEXT_PAGES } from '../../model/pages.ts';
import { NIB } from '../../model/pictures.ts';
import { routes } from '../../model/routes.ts';
import { CityLinks } from '../city/Cities.tsx';
import { CallLink, MailReveal, Office, TextLink } from '../contact/Contact.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link, LinkButton } from '../link/Link.tsx';
import { ServiceLinks } from '../service/Services.tsx';
import { useSite } from '../site/site.tsx';

/** What stands around the page of a path. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { name, phone, hours } = useSite().business;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={path} />
      {/* On paper nothing can be pressed: whom to call, and when. */}
      <p className="print-only wrap">
        {name}, <strong>{formatPhone(phone)}</strong>. {hoursShortText(hours)}.
      </p>
      <main id="main">{children}</main>
      <Footer />
      {/* On a phone a call stays in reach of the thumb. */}
      <nav className="row call-bar narrow-only" aria-label="Quick contact">
        <CallLink />
        {path === routes.contact() ? (
          <TextLink />
        ) : (
          <LinkButton to={routes.contact()}>Contact</LinkButton>
        )}
      </nav>
    </>
  );
}

/** The main navigation: each link with the paths of its section, the first of which it leads to. */
const SECTIONS = [
  ['Home', routes.home()],
  ['Services', routes.services()],
  ['Service Areas', routes.locations(), routes.areas()],
  ['Contact', routes.contact()],
] as const;

/** The band at the top of every page. Its menu is a popover on phones, so that it needs no script. */
function Header({ path }: { path: string }) {
  const { name, phone } = useSite().business;
  const isIn = (section: string) => path === section || path.startsWith(`${section}/`);
  return (
    <header className="site-header">
      <div className="wrap row">
        <Link to={routes.home()} className="brand">
          <svg className="icon seal" viewBox="-25 -25 50 50" aria-hidden="true">
            <circle r="24" />
            <path d={NIB.outline + NIB.slit + NIB.table} />
          </svg>
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
        <nav className="main-nav" id="menu" aria-label="Main" popover="auto">
          <ul>
            {SECTIONS.map(([label, ...paths]) => (
              <li key={label}>
                <Link to={paths[0]} aria-current={paths.some(isIn) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            <li className="narrow-only">
              <CallLink />
            </li>
          </ul>
        </nav>
        <CallLink className="button-small header-phone narrow-only">Call</CallLink>
        {/* On wide screens a masked number, and a popover that shows the whole for a moment. The
            status region around it has a screen reader say the number. */}
        <div className="phone-button wide-only script-only">
          <button
            type="button"
            className="button button-small button-strong"
            popoverTarget="header-number"
            aria-label={`Show phone number ending in ${phone.slice(-4)}`}
          >
            <Icon name="phone" />
            (•••) •••-{phone.slice(-4)}
          </button>
          <div role="status">
            <p id="header-number" className="phone-panel" popover="auto" tabIndex={-1}>
              <a href={telHref(phone)}>{formatPhone(phone)}</a>
            </p>
          </div>
        </div>
        <noscript>
          <a className="button button-strong wide-only" href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </noscript>
      </div>
    </header>
  );
}

/** The foot of every page: services, top cities, contact, the notice and the pages of text. */
function Footer() {
  const { business, featuredCities } = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="grid footer-columns screen-only">
          <nav aria-label="Services">
            <h2>Services</h2>
            <ServiceLinks />
          </nav>
          <nav aria-label="Service areas">
            <h2>Service areas</h2>
            <CityLinks cities={featuredCities} />
          </nav>
          <div>
            <h2>{business.name}</h2>
            <p>Serving {business.region}.</p>
            <Office />
            <MailReveal id="footer-email" label="Show email" />
          </div>
        </div>
        <p className="notice">{business.notice}</p>
        <nav className="links" aria-label="Legal">
          {TEXT_PAGES.map(({ label, path }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
