import { placeSearch } from '../../islands/place-search/index.ts';
import { Island } from '../island/Island.tsx';

/** The search over a list of places on the same page. */
export function PlaceSearch({ count }: { count: number }) {
  return <Island of={placeSearch} props={{ count }} className="script-only" />;
}
