import { AttractionSearch } from '../attraction-search/AttractionSearch.tsx';
import { hydrateOneOf, hydrator } from '../hydrate.ts';
import { NotFound } from '../not-found/NotFound.tsx';

/** The islands that read the address, and the router with them. */
export const hydrate = hydrateOneOf({
  AttractionSearch: hydrator(AttractionSearch),
  NotFound: hydrator(NotFound),
});
