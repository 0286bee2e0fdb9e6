import type { Pages } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Hero } from '../hero/Hero.tsx';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { WaysOn } from './WaysOn.tsx';

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
      <WaysOn heading={page.linksHeading} />
    </>
  );
}
