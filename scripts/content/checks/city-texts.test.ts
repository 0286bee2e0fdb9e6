import { expect, it } from 'vitest';
import { readEntries } from '../entries.ts';
import { parseSource } from '../parse/source.ts';
import { checkNearDuplicates } from './near-duplicates.ts';
import { checkSentencePatterns } from './sentence-patterns.ts';

/** The warnings for cities with these texts, by name. */
function warnings(check: typeof checkSentencePatterns, texts: Record<string, string>): string[] {
  const sources = Object.entries(texts).map(([name, body]) => {
    const text = `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${body}\n`;
    return parseSource({ path: `cities/${name.toLowerCase()}.md`, text }, []);
  });
  return [...check(readEntries(sources, []))].map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

it('lists cities whose texts differ in nothing but names and addresses', () => {
  const text = (name: string) =>
    `We drive to ${name} in ${name} County most days. See [the map](https://example.org/${name}). `;
  const told = warnings(checkNearDuplicates, {
    Star: text('Star').repeat(8),
    Vale: text('Vale').repeat(8),
    Kuna: text('Kuna').repeat(8),
  });
  expect(told).toEqual([
    expect.stringMatching(/vale\.md:8 .* in content\/cities\/star\.md \(100%\)\. Say/),
    expect.stringMatching(/kuna\.md:8 .*star\.md \(100%\), content\/cities\/vale\.md \(100%\)/),
  ]);
});

const frame = (name: string, other: string) =>
  `Something else. In ${name} we can meet you at the ${other} at 10 AM.`;

it('lists cities with one sentence but for its names and numbers', () => {
  const told = warnings(checkSentencePatterns, {
    Kuna: frame('Kuna', 'City Library'),
    Star: frame('Star', 'Town Hall'),
    Melba: frame('Melba', 'Valley Museum'),
  });
  expect(told).toEqual([
    'content/cities/kuna.md:9 the same sentence but for its names, "in … we can meet you at the … at 0 …", in 3 cities: kuna, star, melba. Say it another way in all but one.',
  ]);
});

it('lists cities whose sentences open alike, each city once', () => {
  const texts = (end: string) => `Pick a quiet room ${end}. Pick a quiet room ${end} twice or so.`;
  const told = warnings(checkSentencePatterns, {
    Kuna: texts('with a table'),
    Star: texts('by a window'),
    Melba: texts('near the entrance door'),
    Notus: texts('where you can sit'),
  });
  expect(told.join()).toContain('"pick a quiet" in 4 cities: kuna, star, melba, notus');
});

it('lets short sentences be', () => {
  const text = 'Call to schedule. Have your ID ready.';
  expect(
    warnings(checkSentencePatterns, { Kuna: text, Star: text, Melba: text, Notus: text }),
  ).toEqual([]);
});
