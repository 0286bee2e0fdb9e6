import { useRef } from 'react';
import { SearchResult } from './SearchResult.tsx';
import { useQuery } from './useQuery.ts';

/** The search box, what it found, and the way back to the whole list. */
export function SearchBox({ count }: { count: number }) {
  const input = useRef<HTMLInputElement>(null);
  const { query, found, search } = useQuery(input, count);
  const clear = () => {
    search('');
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <search>
      <div className="attraction-search">
        <label htmlFor="attraction-query" className="visually-hidden">
          Search places or cities
        </label>
        <input
          id="attraction-query"
          type="search"
          placeholder="Search places or cities..."
          autoComplete="off"
          ref={input}
          onChange={({ target }) => search(target.value)}
        />
        <button type="button" className="button button-quiet" onClick={clear}>
          Clear
        </button>
      </div>
      <SearchResult query={query} found={found} count={count} />
      {found === 0 && (
        <button type="button" className="button button-strong" onClick={clear}>
          Show all attractions
        </button>
      )}
    </search>
  );
}
