import { expect, it } from 'vitest';
import { noEntries } from '../entries.ts';
import { parseSource } from '../parse/source.ts';
import { checkSentencePatterns } from './sentence-patterns.ts';

/** The warnings for cities with these texts, by name. */
function warnings(texts: Record<string, string>): string[] {
  const entries = noEntries();
  for (const [name, body] of Object.entries(texts)) {
    const slug = name.toLowerCase();
    const text = `---\nname: ${name}\n---\n\n${body}\n`;
    const source = parseSource({ path: `cities/${slug}.md`, text }, []);
    const fields = { name, state: 'ID' as const, order: 1, locationsPage: true, description: name };
    entries.cities.set(slug, { source, fields, html: '', links: [], pictures: [] });
  }
  return checkSentencePatterns(entries).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const frame = (name: string, other: string) =>
  `Something else. In ${name} we can meet you at the ${other} at 10 AM.`;

it('lists cities with one sentence but for its names and numbers', () => {
  const told = warnings({
    Kuna: frame('Kuna', 'City Library'),
    Star: frame('Star', 'Town Hall'),
    Melba: frame('Melba', 'Valley Museum'),
  });
  expect(told).toEqual([
    'content/cities/kuna.md:5 the same sentence but for its names, "in … we can meet you at the … at 0 …", in 3 cities: kuna, star, melba. Say it another way in all but one.',
  ]);
});

it('lists cities whose sentences open alike, each city once', () => {
  const texts = (end: string) => `Pick a quiet room ${end}. Pick a quiet room ${end} twice or so.`;
  const told = warnings({
    Kuna: texts('with a table'),
    Star: texts('by a window'),
    Melba: texts('near the entrance door'),
    Notus: texts('where you can sit'),
  });
  expect(told.join()).toContain('"pick a quiet" in 4 cities: kuna, star, melba, notus');
});

it('lets short sentences be', () => {
  const text = 'Call to schedule. Have your ID ready.';
  expect(warnings({ Kuna: text, Star: text, Melba: text, Notus: text })).toEqual([]);
});
