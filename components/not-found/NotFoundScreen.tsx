import type { Pages } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Hero } from '../hero/Hero.tsx';
import { Section } from '../layout/Section.tsx';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';

const WAYS_ON = [
  { label: 'Services', path: routes.services() },
  { label: 'All areas we serve', path: routes.areas() },
  { label: 'Places', path: routes.attractions() },
  { label: 'Contact', path: routes.contact() },
];

/** The screen for every path that has no page. */
export function NotFoundScreen({ page }: { page: Pages['not-found'] }) {
  return (
    <>
      <Hero heading={page.heading}>
        <Prose html={page.body} />
        <p className="buttons">
          <Link to={routes.home()} className="button button-strong">
            Return to Home
          </Link>
        </p>
      </Hero>
      <Section heading={page.linksHeading}>
        <ul className="pills">
          {WAYS_ON.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
