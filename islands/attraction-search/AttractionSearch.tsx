import { useCallback, useEffect, useRef, useState } from 'react';
import { BrowserRouter, StaticRouter, useNavigationType, useSearchParams } from 'react-router-dom';
import { routes } from '../../model/routes.ts';
import { BASE } from '../base.ts';

/** The search parameter that holds the query: /places?q=ontario */
export const QUERY = 'q';

/** The search above the list of attractions; the query stands in the address, so it can be shared. */
export function AttractionSearch(props: { /** How many the page lists. */ count: number }) {
  return typeof document === 'undefined' ? (
    <StaticRouter location={routes.attractions()}>
      <SearchBox {...props} />
    </StaticRouter>
  ) : (
    <BrowserRouter basename={BASE}>
      <SearchBox {...props} />
    </BrowserRouter>
  );
}

/** The search box, what it found, and the way back to the whole list. */
function SearchBox({ count }: { count: number }) {
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get(QUERY) ?? '').trim();
  const arrived = useNavigationType() === 'POP';
  // The first render is the server's, with the whole list; the address is read after it.
  const [{ asked, found }, setShown] = useState({ asked: '', found: count });

  /** What the list is filtered by: groups that a visitor opened stay open while that is nothing. */
  const last = useRef('');
  const filter = useCallback((text: string) => {
    if (text !== last.current) setShown(filterList(text));
    last.current = text;
  }, []);

  const search = useCallback(
    (typed: string) => {
      // Keyboards of phones put a space behind a word.
      const text = typed.trim();
      // The list answers at once, the address after it.
      filter(text);
      // The address itself: letters may come faster than React renders.
      const before = new URLSearchParams(location.search).get(QUERY) ?? '';
      // One step back leads out of a search, not through its letters.
      const replace = before !== '' && text !== '';
      if (text !== before) setParameters(text === '' ? {} : { [QUERY]: text }, { replace });
    },
    [setParameters, filter],
  );

  useEffect(() => {
    const isFirst = !isHydrated.current;
    isHydrated.current = true;
    if (!arrived || box.current === null) return;
    // What was typed before the search was hydrated counts as typed now.
    if (isFirst && query === '') return search(box.current.value);
    box.current.value = query;
    filter(query);
  }, [query, arrived, search, filter]);

  const clear = () => {
    search('');
    if (box.current === null) return;
    box.current.value = '';
    box.current.focus();
  };

  const places = `${count.toLocaleString('en-US')} places`;
  const some = asked === '' ? places : `${found.toLocaleString('en-US')} of ${places}`;
  return (
    <search className="flow">
      <div className="attraction-search">
        <label htmlFor="attraction-query" className="visually-hidden">
          Search places or cities
        </label>
        <input
          id="attraction-query"
          type="search"
          placeholder="Search places or cities..."
          autoComplete="off"
          ref={box}
          onChange={({ target }) => search(target.value)}
        />
        <button type="button" className="button button-small" onClick={clear}>
          Clear
        </button>
      </div>
      <p role="status">{found === 0 ? `No attractions found matching "${asked}"` : some}</p>
      {found === 0 && (
        <button type="button" className="button button-strong" onClick={clear}>
          Show all attractions
        </button>
      )}
    </search>
  );
}

/**
 * Shows the cards whose names of place and city hold a query, in open groups, and hides the others;
 * without a query it shows all, in closed groups. The list is the server's own markup: nothing is
 * sent twice.
 */
function filterList(asked: string) {
  const wanted = asked.toLowerCase();
  const cards = [...document.querySelectorAll<HTMLElement>('[data-attraction]')];
  const found = cards.filter(({ dataset: { attraction = '', city = '' } }) =>
    [attraction, city].some((name) => name.toLowerCase().includes(wanted)),
  );
  const shown = new Set<Element | null>(found.flatMap((card) => [card, card.closest('details')]));
  // Attributes that stay the same cost the browser nothing.
  const show = (element: Element | null) => element?.toggleAttribute('hidden', !shown.has(element));
  for (const card of cards) {
    const group = card.closest('details');
    show(card);
    show(group);
    group?.toggleAttribute('open', asked !== '');
  }
  return { asked, found: found.length };
}
