import { hydrator, wakeOneOf } from '../hydrate.ts';
import { NotFound } from '../not-found/NotFound.tsx';
import { PlaceSearch } from '../place-search/PlaceSearch.tsx';

/** The islands that read the address, and the router with them. */
export const wake = wakeOneOf({
  PlaceSearch: hydrator(PlaceSearch),
  NotFound: hydrator(NotFound),
});
