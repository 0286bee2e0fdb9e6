import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type SearchEntry, searchData } from '../model/search/entries.ts';
import { createSearch } from '../model/search/search.ts';
import { createSite } from '../model/site.ts';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from './support/content.ts';
import { FIXTURE, settings } from './support/fixture.ts';

interface Queries extends Record<string, Record<string, string> | string[]> {
  'never yes': string[];
  nothing: string[];
}

const what: SearchEntry[] = JSON.parse(readFileSync('tests/fixtures/search-entries.json', 'utf8'));
const queries: Queries = parse(readFileSync('tests/fixtures/search-queries.yaml', 'utf8'));
const { 'never yes': neverYes, nothing, ...found } = queries;
const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
const search = createSearch({ ...searchData(site), what });

/** The hits for a text without places. */
const thingsFor = (text: string) => search(text).hits.filter(({ mark }) => mark !== 'place');

describe.each(Object.entries(found))('%s', (_, pairs) => {
  it.each(Object.entries(pairs))('"%s" leads to %s', (query, entry) => {
    const names = thingsFor(query).map(({ name }) => name.slice(0, entry.length));
    expect(names.slice(0, 3)).toContain(entry);
  });
});

it.each(neverYes)('doesn\'t start with a yes for "%s"', (query) => {
  const [first] = thingsFor(query);
  expect(first).toBeDefined();
  expect(first?.mark, first?.name).not.toBe('yes');
});

it.each(nothing)('says yes to nothing for "%s"', (query) => {
  expect(thingsFor(query)).toEqual([]);
});
