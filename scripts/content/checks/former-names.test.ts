import { expect, it } from 'vitest';
import { readEntries } from '../entries.ts';
import { checkFormerNames } from './former-names.ts';

const city = (name: string, about: string) => ({
  path: `cities/${name.toLowerCase()}.md`,
  text: `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${about}\n`,
});

it('names the place where a text still speaks of a city that is gone', () => {
  const files = [
    city('Star', 'West of it lies Vale, then Ontario.'),
    city('Ontario', 'The valley, and Ontario.'),
    { path: 'testimonials.yaml', text: 'testimonials:\n  - location: Vale, OR\n' },
  ];
  const warnings = checkFormerNames(readEntries(files, []), new Set(['Vale', 'Star', 'Ontario']));
  expect(warnings).toMatchObject([{ file: 'content/cities/star.md', line: 9, column: 17 }]);
});
