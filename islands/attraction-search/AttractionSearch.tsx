import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { routes } from '../../model/routes.ts';
import { BASE } from '../base.ts';
import { SearchBox } from './SearchBox.tsx';

export interface AttractionSearchProps {
  /** How many attractions the page lists. */
  count: number;
}

/** The search above the list of attractions; the query stands in the address, so it can be shared. */
export function AttractionSearch({ count }: AttractionSearchProps) {
  const box = <SearchBox count={count} />;
  return typeof document === 'undefined' ? (
    <StaticRouter location={routes.attractions()}>{box}</StaticRouter>
  ) : (
    <BrowserRouter basename={BASE}>{box}</BrowserRouter>
  );
}
