/** What the search of attractions looks at: names, in lower case. */
export interface SearchEntry {
  name: string;
  city: string;
}

/** Makes names ready for searching. */
export function searchEntry(name: string, city: string): SearchEntry {
  return { name: name.toLowerCase(), city: city.toLowerCase() };
}

/**
 * Makes a test for a query: a substring of the attraction's or the city's name, whatever the
 * case. An empty query finds everything.
 */
export function attractionMatcher(query: string): (entry: SearchEntry) => boolean {
  const wanted = query.toLowerCase();
  return ({ name, city }) => name.includes(wanted) || city.includes(wanted);
}
