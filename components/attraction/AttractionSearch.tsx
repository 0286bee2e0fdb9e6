import { Island } from '../island/Island.tsx';

/** The search over a list of attractions on the same page. */
export function AttractionSearch({ count }: { count: number }) {
  return <Island name="AttractionSearch" props={{ count }} className="script-only" />;
}
