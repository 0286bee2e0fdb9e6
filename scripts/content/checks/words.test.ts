import { expect, it } from 'vitest';
import { FIXTURE } from '../../../tests/support/fixture.ts';
import { entriesOf } from '../check.ts';
import { readContentFolder } from '../read.ts';
import { checkWords } from './words.ts';

const original = await readContentFolder(FIXTURE);

/** The warnings about a file after a change of its text. */
function warningsOf(path: string, change: (text: string) => string): string[] {
  const files = original.map((file) =>
    file.path === path ? { ...file, text: change(file.text) } : file,
  );
  const entries = entriesOf(files, []) ?? expect.fail(path);
  return checkWords({ entries }).map(({ severity, message }) => `${severity}: ${message}`);
}

const inCity = (words: string) => warningsOf('cities/kuna.md', (text) => `${text}\n${words}\n`);

it.each([
  'See [the plan](https://www.example.org/plans/2085550188).',
  '[map](https://maps.example.org/clerk@county.example.org)',
  'The notary is commissioned in Idaho.',
])('a text of a city may say: %s', (words) => {
  expect(inCity(words)).toEqual([]);
});

it.each([
  ['Call 208.555.0100.', '"208.555.0100" is typed here, so it won\'t change'],
  ['Call (208) 555-0199.', '"(208) 555-0199" isn\'t the number in business.yaml.'],
  ['A notario comes.', '"notario" promises an attorney'],
  ['[Write](mailto:hello@example.com).', '"hello@example.com" is an email address'],
])('a text of a city is warned of: %s', (words, message) => {
  expect(inCity(words)).toEqual([expect.stringContaining(`warning: ${message}`)]);
});

it('takes the numbers of clients and of places, and the mailbox of the business', () => {
  const words = '"me@example.org said so at 208-555-0177"';
  const mail = expect.stringMatching(/^warning: "me@example.org" is an email address/);
  const asWords = (line: RegExp) => (text: string) => text.replace(line, `$1${words}`);
  expect(warningsOf('testimonials.yaml', asWords(/( text: ).*/))).toEqual([mail]);
  expect(warningsOf('attractions/boise.yaml', asWords(/( description: ).*/))).toEqual([mail]);
  expect(warningsOf('business.yaml', asWords(/^(notice: ).*/m))).toEqual([mail]);
  const form = 'form:\n  endpoint: /messages\n  hidden:\n    to: a@example.org\n';
  expect(warningsOf('business.yaml', (text) => text + form)).toEqual([]);
});
