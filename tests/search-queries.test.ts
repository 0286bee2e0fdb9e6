import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { SearchEntry } from '../model/search/entries.ts';
import { searchData } from '../model/search/entries.ts';
import { createSearch } from '../model/search/search.ts';
import { createSite } from '../model/site.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE, settings } from './support/fixture.ts';

interface Queries {
  /** Queries with the start of the name that each must find. */
  found: Record<string, string>;
  misspelled: Record<string, string>;
  refused: string[];
}

/** How many of a hundred queries must have their entry among the first three. */
const LEAST_OF_HUNDRED = 97;

const what: SearchEntry[] = JSON.parse(readFileSync('tests/fixtures/search-entries.json', 'utf8'));
const { found, misspelled, refused }: Queries = parse(
  readFileSync('tests/fixtures/search-queries.yaml', 'utf8'),
);
const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const search = createSearch({ ...searchData(site), what });

/** Queries whose entry isn't among the first three hits, not counting places, with those hits. */
function missed(queries: Queries['found']): string[] {
  return Object.entries(queries).flatMap(([query, entry]) => {
    const things = search(query).hits.filter(({ mark }) => mark !== 'place');
    const names = things.slice(0, 3).map(({ name }) => name);
    return names.some((name) => name.startsWith(entry)) ? [] : `"${query}": ${names.join(' / ')}`;
  });
}

it('finds what people search for among the first three hits', () => {
  const all = Object.keys(found).length;
  const misses = missed(found);
  const report = [...misses, 'Typing errors, not counted:', ...missed(misspelled)].join('\n');
  console.log(`Found: ${all - misses.length} of ${all}. Missed:\n${report}`);

  expect(all).toBeGreaterThan(0);
  expect((100 * (all - misses.length)) / all, report).toBeGreaterThanOrEqual(LEAST_OF_HUNDRED);
});

it.each(refused)('doesn\'t start with a yes for "%s"', (query) => {
  const [first] = search(query).hits;
  expect(first).toBeDefined();
  expect(first?.mark, first?.name).not.toBe('yes');
});
