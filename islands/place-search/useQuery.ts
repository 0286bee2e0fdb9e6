import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { filterList } from './filter-list.ts';

/** The search parameter that holds the query: /places?q=ontario */
const QUERY = 'q';

/**
 * The query of the address, the list that it leaves, and a way to ask for something else.
 * The first render is the server's, with the whole list; the address is read after it.
 */
export function useQuery(input: RefObject<HTMLInputElement | null>, count: number) {
  const [parameters, setParameters] = useSearchParams();
  const arrived = useNavigationType() === NavigationType.Pop;
  const asked = parameters.get(QUERY) ?? '';
  const [shown, setShown] = useState({ query: '', found: count });

  const search = (text: string) => {
    // One step back leads out of a search, not through its letters.
    const replace = asked !== '' && text !== '';
    setParameters(text === '' ? {} : { [QUERY]: text }, { replace });
  };

  useLayoutEffect(() => setShown({ query: asked, found: filterList(asked) }), [asked]);

  // By a link or by back and forward the box follows the address; while typing it leads. What was
  // typed before the search was awake counts as typed now.
  const typedEarly = useRef(true);
  useEffect(() => {
    const box = input.current;
    if (box === null || !arrived) return;
    if (typedEarly.current && asked === '' && box.value !== '') search(box.value);
    else box.value = asked;
    typedEarly.current = false;
  });

  return { ...shown, search };
}
