import { TEXT_PAGES } from '../../model/pages.ts';
import { profileLinks } from '../../model/profiles.ts';
import { routes } from '../../model/routes.ts';
import { hasEntries } from '../../model/site-pages.ts';
import { nameOfState } from '../../model/states.ts';
import { CityLinks } from '../city-ledger/CityLedger.tsx';
import { ExternalLink, Link, LinkList } from '../link/Link.tsx';
import { Office } from '../office/Office.tsx';
import { MailReveal } from '../reveal/Reveal.tsx';
import { ServiceLinks } from '../service-ledger/ServiceLedger.tsx';
import { useSite } from '../site/site.tsx';

/** Shows the business, the owner's own pages, the services, the featured cities and the legal pages. */
export function Footer() {
  const site = useSite();
  const { business, featuredCities, addedPages } = site;
  const { address } = business;
  const profiles = profileLinks(business.profiles);
  const listedPages = addedPages.filter(({ menu }) => menu === 'footer');

  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns screen-only">
          <div className="footer-business">
            <div className="footer-name">
              <h2 translate="no">{business.name}</h2>
              <MailReveal id="footer-email" className="button-small" />
            </div>
            <p>
              {`Based in ${address.city}, ${nameOfState(address.state)}. Serving ${business.region}.`}
            </p>
            {business.credentials.map(({ label, text }) => (
              <p key={label}>
                {label}: {text}
              </p>
            ))}
            <Office />
            {listedPages.map(({ slug, title, lang }) => (
              <p key={slug} className="lone-link" lang={lang}>
                <Link to={routes.addedPage(slug)}>{title}</Link>
              </p>
            ))}
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
            <LinkList links={[{ name: 'All service areas', path: routes.areas() }]} />
          </nav>
        </div>
        <div className="footer-legal">
          <p className="notice">{business.notice}</p>
          <nav className="links" aria-label="About this site">
            {hasEntries(site, 'questions') && <Link to={routes.questions()}>Questions</Link>}
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
