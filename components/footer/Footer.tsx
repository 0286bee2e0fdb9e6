import { hoursShortText } from '../../model/hours.ts';
import { TEXT_PAGES } from '../../model/pages.ts';
import { profileLinks } from '../../model/profiles.ts';
import { routes } from '../../model/routes.ts';
import { hasEntries } from '../../model/site-pages.ts';
import { CallLink } from '../button/Button.tsx';
import { CityLinks } from '../city-ledger/CityLedger.tsx';
import { Hills } from '../hills/Hills.tsx';
import { ExternalLink, Link } from '../link/Link.tsx';
import { Office } from '../office/Office.tsx';
import { BEFORE_YOU_CALL } from '../questions/Questions.tsx';
import { MailReveal } from '../reveal/Reveal.tsx';
import { ServiceLinks } from '../service-ledger/ServiceLedger.tsx';
import { useSite } from '../site/site.tsx';

/**
 * The foot of every page: the business, the owner's own pages, the services, the featured cities, the
 * legal notice and the legal pages.
 */
export function Footer() {
  const site = useSite();
  const { business, featuredCities, addedPages } = site;
  const profiles = profileLinks(business.profiles);
  const listedPages = addedPages.filter(({ menu }) => menu === 'footer');

  return (
    <footer className="site-footer">
      <Hills className="hills-on-ground screen-only" />
      <div className="wrap">
        <div className="footer-columns screen-only">
          <div>
            <h2>{business.name}</h2>
            <p>Serving {business.region}.</p>
            <p>{hoursShortText(business.hours)}.</p>
            {business.credentials.map(({ label, text }) => (
              <p key={label} className="footer-credential">
                {label}: {text}
              </p>
            ))}
            <Office />
            {hasEntries(site, 'questions') && (
              <p className="lone-link">
                <Link to={routes.questions()}>{BEFORE_YOU_CALL}</Link>
              </p>
            )}
            {listedPages.map(({ slug, title, lang }) => (
              <p key={slug} className="footer-page lone-link" lang={lang}>
                <Link to={routes.addedPage(slug)}>{title}</Link>
              </p>
            ))}
            <div className="footer-ways">
              <CallLink className="button-small" />
              <MailReveal id="footer-email" label="Show email" />
            </div>
            {profiles.length > 0 && (
              <p className="links footer-profiles">
                Find us on
                {profiles.map(({ name, url }) => (
                  <ExternalLink key={url} href={url}>
                    {name}
                  </ExternalLink>
                ))}
              </p>
            )}
          </div>
          <nav aria-label="Services">
            <h2>Services</h2>
            <ServiceLinks />
          </nav>
          <nav aria-label="Service areas">
            <h2>Service areas</h2>
            <CityLinks cities={featuredCities} />
          </nav>
        </div>
        <div className="footer-legal">
          <p className="notice">{business.notice}</p>
          <nav className="links" aria-label="Legal">
            {TEXT_PAGES.map(({ label, path }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
