import { expect, it } from 'vitest';
import { noEntries } from '../entries.ts';
import { parseSource } from '../parse/source.ts';
import { checkNearDuplicates, findNearDuplicates, wordsOf } from './near-duplicates.ts';

it('counts words without marks', () => {
  expect(wordsOf("It's **Boise**, 20 miles off.")).toEqual(["it's", 'boise', '20', 'miles', 'off']);
  expect(wordsOf('![Green hills](pictures/hills.jpg)\n[A](/contact) river.')).toEqual([
    'a',
    'river',
  ]);
});

it('names the shortest text and the two that are most alike', () => {
  const reading = findNearDuplicates(
    new Map([
      ['a', 'one two three four five six seven'],
      ['b', 'one two three four five six eight'],
      ['c', 'orchards and a cannery'],
    ]),
  );
  expect(reading?.fewest).toEqual({ slug: 'c', words: 4 });
  expect(reading?.nearest?.slugs).toEqual(['a', 'b']);
  // Each has three runs of five words; two of them are the same, of four in all.
  expect(reading?.nearest?.overlap).toBeCloseTo(2 / 4);
});

it('finds nothing alike where nothing is', () => {
  const cities = new Map([
    ['a', 'one two three four five six'],
    ['b', 'six five four three two one'],
  ]);
  expect(findNearDuplicates(cities)?.nearest).toBeUndefined();
});

it('warns of every page that differs from earlier ones in nothing but names and addresses', () => {
  const entries = noEntries();
  for (const name of ['Star', 'Vale', 'Garden City']) {
    const slug = name.toLowerCase();
    const body = `We drive to ${name} in ${name} County most days. Meet us at ${name} Zoo, or see [the map](https://example.org/${slug}). `;
    const text = `---\nname: ${name}\n---\n\n${body.repeat(5)}\n`;
    const source = parseSource({ path: `cities/${slug}.md`, text }, []);
    const fields = { name, state: 'ID' as const, order: 1, locationsPage: true, description: name };
    entries.cities.set(slug, { source, fields, html: '', links: [], pictures: [] });
    const zoo = { fields: { name: `${name} Zoo`, description: name }, index: 0 };
    entries.attractions.set(slug, { source, fields: [zoo] });
  }
  const { diagnostics } = checkNearDuplicates(entries);
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/vale\.md: .* in content\/cities\/star\.md \(100%\)\. Say/),
    expect.stringMatching(
      /garden city\.md: .*star\.md \(100%\), content\/cities\/vale\.md \(100%\)/,
    ),
  ]);
});
