interface Props {
  query: string;
  found: number;
  /** How many attractions there are. */
  count: number;
}

/** Says how much was found; a screen reader reads it out when it changes. */
export function SearchResult({ query, found, count }: Props) {
  return (
    <p className="search-result" role="status">
      {found === 0 ? `No attractions found matching "${query}"` : countText(query, found, count)}
    </p>
  );
}

function countText(query: string, found: number, count: number): string {
  const places = `${count.toLocaleString('en-US')} places`;
  return query === '' ? places : `${found.toLocaleString('en-US')} of ${places}`;
}
