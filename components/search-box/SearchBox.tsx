import { Search } from '../../islands/search/Search.tsx';
import { documentsPath, routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** Whether it asks for a city, on pages about cities. */
  isForPlaces?: boolean;
}

export function SearchBox({ isForPlaces = false }: Props) {
  const { heading, placeHeading, hint } = useSite().pages.search;
  const props = isForPlaces ? { label: placeHeading } : { label: heading, hint };

  return (
    <div className="search-box screen-only">
      <Island
        name="Search"
        component={Search}
        when="interaction"
        props={props}
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
