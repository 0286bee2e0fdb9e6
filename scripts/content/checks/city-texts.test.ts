import { expect, it } from 'vitest';
import { readEntries } from '../entries.ts';
import { checkCityTexts } from './city-texts.ts';

it('lists cities whose texts differ in nothing but names and addresses', () => {
  const files = ['Star', 'Vale'].map((name) => {
    const fields = `name: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x`;
    const body = `We drive to ${name} in ${name} County. See [it](https://example.org/${name}). `;
    const text = `---\n${fields}\n---\n\n${body.repeat(12)}\n`;
    return { path: `cities/${name.toLowerCase()}.md`, text };
  });
  const message = expect.stringMatching(/ in content\/cities\/star\.md \(100%\)\. Say/);
  expect([...checkCityTexts(readEntries(files, []))]).toMatchObject([
    { file: 'content/cities/vale.md', line: 8, message },
  ]);
});
