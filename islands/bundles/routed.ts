import { AttractionSearch } from '../attraction-search/AttractionSearch.tsx';
import { hydrateOneOf } from '../hydrate.ts';
import { NotFound } from '../not-found/NotFound.tsx';

/** The islands that read the address, and the router with them. */
export const hydrate = hydrateOneOf<'routed'>({ AttractionSearch, NotFound });
