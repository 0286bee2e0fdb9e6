import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { readDraft } from '../draft.ts';
import { checkContent, readContentFolder } from '../index.ts';
import { checkWords } from './words.ts';

const business = (await readContentFolder(FIXTURE)).filter(({ path }) => path === 'business.yaml');

const city = (name: string, about: string) => ({
  path: `cities/${name.toLowerCase()}.md`,
  text: `---\nname: ${name}\nstate: ID\norder: 1\nlocationsPage: false\ndescription: x\n---\n\n${about}\n`,
});

/** Where a site of two cities still speaks of another, which is in no file, or of the former office. */
function warningsOf(
  { names, offices }: { names?: string[]; offices?: string[] },
  change = (text: string) => text,
) {
  const files = [
    ...business.map((file) => ({ ...file, text: change(file.text) })),
    city('Star', 'West of it lies Vale, then Ontario. We drive there from Ontario.'),
    city(
      'Ontario',
      'The valley, and Ontario, our home base. See [it](https://example.org/Ontario).',
    ),
    { path: 'pages/places.md', text: '---\nintro: We offer boat titles.\n---\n' },
    { path: 'testimonials.yaml', text: 'testimonials:\n  - location: Vale, near Ontario\n' },
  ];
  const formerNames = { names: new Set(names), offices: new Set(offices) };
  return checkWords(readDraft(files, []), formerNames);
}

it('names the place where a text still speaks of a city that is gone', () => {
  const message = expect.stringMatching(/^"Vale" was deleted or renamed\./);
  expect(warningsOf({ names: ['Vale', 'Star', 'Ontario'] })).toMatchObject([
    { file: 'content/cities/star.md', line: 9, column: 17, message },
  ]);
  expect(warningsOf({ names: ['Boat titles', 'sample Mobile Notary'] })).toMatchObject([
    { file: 'content/pages/places.md', line: 2 },
  ]);
});

it('waits where a file stands under a name that nothing reads, which may be the city itself', () => {
  const stray = { ...city('Vale', 'Words.'), path: 'cities/vale.md.txt' };
  const star = city('Star', 'West of it lies Vale.');
  const formerNames = { names: new Set(['Vale']), offices: new Set<string>() };
  const warnings = (files: (typeof star)[]) =>
    checkWords(readDraft([...business, ...files], []), formerNames);
  expect(warnings([star])).toHaveLength(1);
  expect(warnings([star, stray])).toEqual([]);
});

it('names the place where a text still speaks of the city that the office was in', () => {
  // All places of one name are one warning, at the first.
  const message = expect.stringMatching(
    /with \{\{business\.city\}\} where the office is meant\. Also at content\/cities\/star\.md:9\.$/,
  );
  expect(warningsOf({ offices: ['Ontario', 'Nampa'] })).toMatchObject([
    { file: 'content/cities/ontario.md', line: 9, column: 26, message },
  ]);
  const broken = (text: string) => text.replace('Monday-Friday', 'Someday');
  expect(warningsOf({ offices: ['Ontario', 'Nampa'] }, broken)).toEqual([]);
});

it('tells once, where the office is, of distances that were measured from another', async () => {
  const formerNames = { names: new Set<string>(), offices: new Set(['Boise', 'Nampa']) };
  const files = await readContentFolder(FIXTURE);
  const { diagnostics } = checkContent(files, settings, { formerNames });
  const message = expect.stringContaining('from Boise: miles and minutes of 1 city were measured');
  const ofMove = diagnostics.filter(({ message }) => message.startsWith('the office moved'));
  expect(ofMove).toMatchObject([{ field: 'address.city', message }]);
});

it('takes the same city in other letters, or with its state, for no move', async () => {
  const formerNames = { names: new Set<string>(), offices: new Set(['nampa', 'Nampa, ID']) };
  const files = await readContentFolder(FIXTURE);
  const { diagnostics } = checkContent(files, settings, { formerNames });
  expect(diagnostics.map(({ message }) => message).join()).not.toContain('the office moved');
});
