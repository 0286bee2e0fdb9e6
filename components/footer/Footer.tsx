import { emailReveal } from '../../islands/reveal/index.ts';
import { splitMailbox, spokenMailbox } from '../../model/mailbox.ts';
import { routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** The foot of every page: services, top towns, contact, legal pages and the notice. */
export function Footer() {
  const { business, services, featuredCities } = useSite();
  const mailbox = splitMailbox(business.email);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <nav aria-label="Services">
            <h2>Services</h2>
            <ul>
              {services.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={routes.service(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Top towns">
            <h2>Service areas</h2>
            <ul>
              {featuredCities.map(({ slug, name, state }) => (
                <li key={slug}>
                  <Link to={routes.city(slug)}>
                    {name}, {state}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{business.name}</h2>
            <p>Serving {business.region}.</p>
            <Island
              of={emailReveal}
              id="footer-email"
              props={{ label: 'Show e-mail', mailbox }}
              className="reveal script-only"
              fallback={<p>E-mail: {spokenMailbox(mailbox)}</p>}
            />
          </div>
        </div>
        <p className="notice">{business.notice}</p>
        <nav className="legal" aria-label="Legal">
          <Link to={routes.privacyPolicy()}>Privacy Policy</Link>
          <Link to={routes.termsOfService()}>Terms of Service</Link>
        </nav>
      </div>
    </footer>
  );
}
