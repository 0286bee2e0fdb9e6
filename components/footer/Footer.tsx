import { routes } from '../../model/routes.ts';
import { CityLinks } from '../city/CityLinks.tsx';
import { MailReveal } from '../contact/Reveal.tsx';
import { Link } from '../link/Link.tsx';
import { ServiceLinks } from '../service/Services.tsx';
import { useSite } from '../site/site.tsx';

/** The foot of every page: services, top cities, contact, legal pages and the notice. */
export function Footer() {
  const { business, services, featuredCities } = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <nav aria-label="Services">
            <h2>Services</h2>
            <ServiceLinks services={services} />
          </nav>
          <nav aria-label="Service areas">
            <h2>Service areas</h2>
            <CityLinks cities={featuredCities} />
          </nav>
          <div className="flow">
            <h2>{business.name}</h2>
            <p>Serving {business.region}.</p>
            <MailReveal id="footer-email" label="Show email" />
          </div>
        </div>
        <p className="notice">{business.notice}</p>
        <nav className="legal plain-list" aria-label="Legal">
          <Link to={routes.privacyPolicy()}>Privacy Policy</Link>
          <Link to={routes.termsOfService()}>Terms of Service</Link>
        </nav>
      </div>
    </footer>
  );
}
