import { useEffect, useRef, useState } from 'react';
import { QUERY } from '../base.ts';
import { Status } from '../Status.tsx';
import { textOfAddress, useSearchText } from '../search-text.ts';

/**
 * The search above the list of attractions, with the number of results and a way back to the full list.
 * @param count the number of attractions on the page
 */
export function AttractionSearch({ count }: { count: number }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setText] = useSearchText();
  // The number of cards shown, and the query they are for, which may be older than the current one.
  const [shown, setShown] = useState({ query: '', found: count });
  // Phone keyboards add a space after a word.
  const query = typed.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Keeps text typed before hydration, unless the address has a query.
    if (box.current && textOfAddress() === '') setText(box.current.value);
  }, []);
  useEffect(() => setShown({ query, found: filterList(query) }), [query]);

  const clear = () => {
    setText('');
    box.current?.focus();
  };

  const { found } = shown;
  const part = shown.query === '' ? '' : `${found} of `;
  const nothing = `No attractions found matching "${shown.query}"`;
  const result = found === 0 ? nothing : `${part}${count} places`;
  return (
    <search className="attraction-search script-only">
      <label htmlFor="attraction-query">Search places or cities</label>
      <input
        id="attraction-query"
        name={QUERY}
        type="search"
        placeholder="Search places or cities..."
        autoComplete="off"
        ref={box}
        value={typed}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="button button-small" onClick={clear}>
        Clear
      </button>
      <Status text={result} />
      {found === 0 && (
        <button type="button" className="button button-strong" onClick={clear}>
          Show all attractions
        </button>
      )}
    </search>
  );
}

const SHOWN_CARD = '.place-cell:not([hidden])';

/**
 * Shows the cards with the query in the name of the place or of its city, and hides the others, along
 * with empty groups and the links to them. The cards are server markup, because as props of a component
 * they would be sent twice.
 * @returns the number of cards shown
 */
function filterList(query: string): number {
  const lower = query.toLowerCase();

  for (const group of document.querySelectorAll<HTMLElement>('.city-group')) {
    for (const card of group.querySelectorAll<HTMLElement>('.place-cell')) {
      const names = [card.querySelector('h3')?.textContent, group.dataset.city];
      card.hidden = !names.some((name) => name?.toLowerCase().includes(lower));
    }
    group.hidden = group.querySelector(SHOWN_CARD) === null;

    const link = document.querySelector(`.city-index a[href="#${group.id}"]`);
    link?.parentElement?.toggleAttribute('hidden', group.hidden);
  }

  return document.querySelectorAll(SHOWN_CARD).length;
}
