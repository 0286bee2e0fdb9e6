import { expect, it } from 'vitest';
import { FIXTURE } from '../../../tests/support/fixture.ts';
import { readEntries } from '../entries.ts';
import { readContentFolder } from '../read.ts';
import { checkWords } from './words.ts';

const business = (await readContentFolder(FIXTURE)).filter(({ path }) => path === 'business.yaml');

const city = (name: string, about: string) => ({
  path: `cities/${name.toLowerCase()}.md`,
  text: `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${about}\n`,
});

/** Where a site of two cities still speaks of another, which is in no file, or of the former office. */
function told(recorded: { places?: string[]; offices?: string[] }) {
  const files = [
    ...business,
    city('Star', 'West of it lies Vale, then Ontario. We drive there from Ontario.'),
    city(
      'Ontario',
      'The valley, and Ontario, our home base. See [it](https://example.org/Ontario).',
    ),
    { path: 'testimonials.yaml', text: 'testimonials:\n  - location: Vale, near Ontario\n' },
  ];
  const { places, offices } = recorded;
  const site = readEntries(files, []);
  return checkWords(site, { places: new Set(places), offices: new Set(offices) });
}

it('names the place where a text still speaks of a city that is gone', () => {
  const message = expect.stringContaining('"Vale" was deleted or renamed.');
  expect(told({ places: ['Vale', 'Star', 'Ontario'] })).toMatchObject([
    { file: 'content/cities/star.md', line: 9, column: 17, message },
  ]);
});

it('names the place where a text still speaks of the city that the office was in', () => {
  const message = expect.stringContaining('with {{business.city}} where the office is meant.');
  expect(told({ offices: ['Ontario', 'Nampa'] })).toMatchObject([
    { file: 'content/cities/star.md', line: 9, column: 57, message },
    { file: 'content/cities/ontario.md', line: 9, column: 26, message },
  ]);
});
