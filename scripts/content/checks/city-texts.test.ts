import { expect, it } from 'vitest';
import { readEntries } from '../entries.ts';
import { parseSource } from '../parse/source.ts';
import { checkCityTexts } from './city-texts.ts';

/** What cities with these texts are warned of, thin texts aside. */
function warnings(texts: Record<string, string>): string[] {
  const sources = Object.entries(texts).map(([name, body]) => {
    const text = `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${body}\n`;
    return parseSource({ path: `cities/${name.toLowerCase()}.md`, text }, []);
  });
  return [...checkCityTexts(readEntries(sources, []))]
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
    .filter((message) => !message.includes('words of its own'));
}

it('lists cities whose texts differ in nothing but names and addresses', () => {
  const text = (name: string) =>
    `We drive to ${name} in ${name} County. Most days, see [it](https://example.org/${name}). `;
  expect(warnings({ Star: text('Star').repeat(8), Vale: text('Vale').repeat(8) })).toEqual([
    expect.stringMatching(/vale\.md:8 .* in content\/cities\/star\.md \(100%\)\. Say/),
  ]);
});

it('lists three cities with one sentence but for its names and numbers, and lets short ones be', () => {
  const text = (name: string, other: string, filler: string) =>
    `${filler} In ${name} we can meet you at the ${other} at 10 AM. Call to schedule.`;
  const told = warnings({
    Kuna: text('Kuna', 'City Library', 'A quiet room with one long table helps both of us there.'),
    Star: text('Star', 'Town Hall', 'Somewhere by windows light falls on pages that you read.'),
    Melba: text(
      'Melba',
      'Valley Museum',
      'Old barns stand along every road into this small place.',
    ),
  });
  expect(told.filter((message) => message.includes('sentence'))).toEqual([
    'content/cities/kuna.md:9 the same sentence but for its names, "in … we can meet you at the … at 0 …", in 3 cities: kuna, star, melba. Say it another way in all but one.',
  ]);
});
