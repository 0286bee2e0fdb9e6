import { Search } from '../../islands/search/Search.tsx';
import { telHref } from '../../model/contact.ts';
import { documentsPath, routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** Whether it asks for a city, on pages about cities. */
  isForPlaces?: boolean;
  /** Whether the page has a call beside it. */
  hasCall?: boolean;
}

export function SearchBox({ isForPlaces = false, hasCall = false }: Props) {
  const { business, pages } = useSite();
  const { heading, placeHeading, hint, nothing } = pages.search;
  // The slip of an unknown city has no room for the label (pages/_error/not-found.css).
  const placeHint = hasCall ? placeHeading : undefined;
  const label = isForPlaces ? { label: placeHeading, hint: placeHint } : { label: heading, hint };
  const call = hasCall ? undefined : telHref(business.phone);

  return (
    <div className="search-box screen-only">
      <Island
        name="Search"
        component={Search}
        when="interaction"
        props={{ ...label, nothing, call }}
        loading="Looking..."
        fallback={
          <>
            <p className="failed-only">The search isn't working right now.</p>
            <p className="small">
              Try: <Link to={documentsPath()}>All documents</Link> or{' '}
              <Link to={routes.areas()}>All service areas</Link>
            </p>
          </>
        }
      />
    </div>
  );
}
