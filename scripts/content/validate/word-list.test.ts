import { expect, it } from 'vitest';
import { noEntries } from '../entries.ts';
import { parseSource } from '../parse/source.ts';
import { checkWords } from './word-list.ts';

/** The warnings for a city whose text and description are these. */
function warnings(body: string, description = 'A city'): string[] {
  const text = `---\nname: Kuna\ndescription: ${description}\n---\n\n${body}\n`;
  const source = parseSource({ path: 'cities/kuna.md', text }, []);
  const entries = noEntries();
  const fields = { name: 'Kuna', state: 'ID' as const, order: 1, locationsPage: true, description };
  entries.cities.set('kuna', { source, fields, html: '', links: [], pictures: [] });
  return checkWords(entries).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

it.each([
  ['Bring the papers.', '6:11 "papers" is off the list of words. Write "document"'],
  ['Send an E-mail.', '6:9 "E-mail" is off the list of words. Write "email"'],
  ['A licensed notary.', '6:3 "licensed" is off the list of words. Write "commissioned"'],
  ['Un notario.', '6:4 "notario" is off the list of words. Write "notary public"'],
  ['The paperwork.', '6:5 "paperwork" is off the list of words. Write "documents"'],
])('warns of %s', (text, message) => {
  expect(warnings(text)).toEqual([expect.stringContaining(message)]);
});

it('reads fields too', () => {
  expect(warnings('Fine.', 'Your papers, please')).toEqual([
    expect.stringContaining('3:14 "papers"'),
  ]);
});

it.each(['DMV paperwork', 'a newspaper', '[the mill](/places/paper-mill)', 'https://paper.org/x'])(
  'has nothing against %s',
  (text) => expect(warnings(text)).toEqual([]),
);
