import { attractionSearch } from '../../islands/attraction-search/index.ts';
import { Island } from '../island/Island.tsx';

/** The search over a list of attractions on the same page. */
export function AttractionSearch({ count }: { count: number }) {
  return <Island of={attractionSearch} props={{ count }} className="script-only" />;
}
