import {
  QUERY,
  AttractionSearch as Search,
} from '../../islands/attraction-search/AttractionSearch.tsx';
import { Island } from '../island/Island.tsx';

/** The search over a list of attractions on the same page. */
export function AttractionSearch({ count }: { count: number }) {
  return (
    <Island
      name="AttractionSearch"
      component={Search}
      props={{ count }}
      when="interaction"
      prefetch
      given={QUERY}
      className="script-only"
    />
  );
}
