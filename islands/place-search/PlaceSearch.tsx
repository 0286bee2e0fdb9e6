import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { routes } from '../../model/routes.ts';
import { BASE } from '../base.ts';
import { SearchBox } from './SearchBox.tsx';

export interface PlaceSearchProps {
  /** How many places the page lists. */
  count: number;
}

/** The search above the list of places; the query stands in the address, so it can be shared. */
export function PlaceSearch({ count }: PlaceSearchProps) {
  const box = <SearchBox count={count} />;
  return typeof document === 'undefined' ? (
    <StaticRouter location={routes.places()}>{box}</StaticRouter>
  ) : (
    <BrowserRouter basename={BASE}>{box}</BrowserRouter>
  );
}
