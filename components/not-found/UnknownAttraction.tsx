import type { Pages } from '../../model/content.ts';
import { UNKNOWN_ATTRACTION } from '../../model/not-found.ts';
import { routes } from '../../model/routes.ts';
import { Hero } from '../hero/Hero.tsx';
import { Link } from '../link/Link.tsx';
import { WaysOn } from './WaysOn.tsx';

/** The screen for an attraction that is not there. */
export function UnknownAttraction({ page }: { page: Pages['not-found'] }) {
  return (
    <>
      <Hero heading={page.placeHeading}>
        <p>{page.placeText}</p>
        <p>
          You asked for: <code>{UNKNOWN_ATTRACTION.placeholder}</code>
        </p>
        <p className="buttons">
          <Link to={routes.attractions()} className="button button-strong">
            Back to all places
          </Link>
        </p>
      </Hero>
      <WaysOn heading={page.linksHeading} />
    </>
  );
}
