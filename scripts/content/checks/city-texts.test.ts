import { expect, it } from 'vitest';
import { readEntries } from '../entries.ts';
import { checkCityTexts } from './city-texts.ts';

/** What cities with these texts are warned of, thin texts aside. */
function warnings(texts: Record<string, string>): string[] {
  const files = Object.entries(texts).map(([name, body]) => {
    const text = `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${body}\n`;
    return { path: `cities/${name.toLowerCase()}.md`, text };
  });
  return [...checkCityTexts(readEntries(files, []))]
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
