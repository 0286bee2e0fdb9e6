import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { filterList } from './filter-list.ts';
import { QUERY } from './query-parameter.ts';

/**
 * The query of the address, the list that it leaves, and a way to ask for something else.
 * The first render is the server's, with the whole list; the address is read after it.
 */
export function useQuery(input: RefObject<HTMLInputElement | null>, count: number) {
  const [parameters, setParameters] = useSearchParams();
  const asked = (parameters.get(QUERY) ?? '').trim();
  const [shown, setShown] = useState({ query: '', found: count });
  const latest = useRef(asked);
  /** What was asked for and does not stand in the address yet. */
  const unwritten = useRef<string>(undefined);

  const show = (query: string) => setShown({ query, found: filterList(query) });
  const write = () => {
    const text = unwritten.current;
    unwritten.current = undefined;
    if (text === undefined || text === latest.current) return;
    // One step back leads out of a search, not through its letters.
    const replace = latest.current !== '' && text !== '';
    latest.current = text;
    setParameters(text === '' ? {} : { [QUERY]: text }, { replace });
  };
  const search = (typed: string) => {
    // Keyboards of phones put a space behind a word.
    const text = typed.trim();
    // The list answers to a key at once; the address, which takes the router longer, comes after.
    show(text);
    if (unwritten.current === undefined) requestAnimationFrame(() => setTimeout(write));
    unwritten.current = text;
  };

  useLayoutEffect(() => {
    if (unwritten.current === undefined) setShown({ query: asked, found: filterList(asked) });
  }, [asked]);

  useArrival((first) => {
    const box = input.current;
    if (box === null) return;
    // What was typed before the search was hydrated counts as typed now.
    if (first && asked === '' && box.value !== '') return search(box.value);
    box.value = asked;
    latest.current = asked;
    unwritten.current = undefined;
  });

  return { ...shown, search };
}

/** Calls back once for each address that was reached by a link or by back and forward. */
function useArrival(onArrival: (first: boolean) => void) {
  const { key } = useLocation();
  const arrived = useNavigationType() === NavigationType.Pop;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (handled.current === key) return;
    const first = handled.current === undefined;
    handled.current = key;
    if (arrived) onArrival(first);
  });
}
