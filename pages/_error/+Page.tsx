import { Hero } from '../../components/hero/Hero.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { routes } from '../../model/routes.ts';
import type { NotFoundData } from './+data.ts';

/** The screen for every path that has no page; it becomes 404.html. */
export function Page({ page }: NotFoundData) {
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
          <li>
            <Link to={routes.services()}>Services</Link>
          </li>
          <li>
            <Link to={routes.areas()}>All areas we serve</Link>
          </li>
          <li>
            <Link to={routes.places()}>Places</Link>
          </li>
          <li>
            <Link to={routes.contact()}>Contact</Link>
          </li>
        </ul>
      </Section>
    </>
  );
}
