import { expect, it } from 'vitest';
import { FIXTURE } from '../../../tests/support/fixture.ts';
import { fillInFacts } from '../facts.ts';
import { parseFiles } from '../parse.ts';
import { readContentFolder } from '../read.ts';
import { validateFiles } from '../validate.ts';
import { checkWords } from './words.ts';

const business = (await readContentFolder(FIXTURE)).find((file) => file.path === 'business.yaml');

/** The warnings about a text in one of the files beside business.yaml, or in a change of that. */
function warningsOf(path: string, text: string): string[] {
  const isBeside = business !== undefined && path !== business.path;
  const rawFiles = isBeside ? [business, { path, text }] : [{ path, text }];
  const { files, strays } = parseFiles(rawFiles, []);
  const entries = fillInFacts(validateFiles(files, []), files, []);
  const folder = { rawFiles, files, strays, entries, publicFiles: undefined };
  return checkWords(folder)
    .filter(({ file }) => file === `content/${path}`)
    .map(({ severity, message }) => `${severity}: ${message}`);
}

const inCity = (words: string) =>
  warningsOf('cities/kuna.md', `---\nname: Kuna\n---\n\n${words}\n`);

it.each([
  'The restoration of the courthouse cost $130 million.',
  'See [the plan](https://www.example.org/plans/2085550188).',
  'Bring 8-10 documents, and $20 for the county.',
  '[map](https://maps.example.org/clerk@county.example.org)',
  'DMV paperwork and a newspaper',
  'The notary is commissioned in Idaho.',
  '[the mill](https://example.org/paper-mill) and [ours](/places/paper-mill)',
])('a text of a city may say: %s', (words) => {
  expect(inCity(words)).toEqual([]);
});

it.each([
  ['Call 208.555.0100.', '"208.555.0100" is typed here, so it won\'t change'],
  ['A notarization costs $4 per signature.', '"$4" is typed here, so it won\'t change'],
  ['A notario comes.', '"notario" promises an attorney'],
  ['[Write](mailto:hello@example.com).', '"hello@example.com" is an email address'],
])('a text of a city is warned of: %s', (words, message) => {
  expect(inCity(words)).toEqual([expect.stringMatching(/^warning: /)]);
  expect(inCity(words)[0]).toContain(message);
});

it('takes the words of clients as they are, the numbers of places, and the mailbox of the business', () => {
  const words = '"me@example.org said $9 per document at 208-555-0177"';
  const mail = expect.stringMatching(/^warning: "me@example.org" is an email address/);
  expect(warningsOf('testimonials.yaml', `testimonials:\n  - text: ${words}\n`)).toEqual([mail]);
  const ofPlace = warningsOf('attractions/kuna.yaml', `attractions:\n  - description: ${words}\n`);
  expect(ofPlace).toEqual([mail]);
  expect(warningsOf('documents.yaml', `documents:\n  - note: ${words}\n`)).toEqual([mail]);
  expect(warningsOf('business.yaml', `notice: ${words}\nemail: a@example.org\n`)).toEqual([mail]);
  expect(warningsOf('business.yaml', 'form:\n  hidden:\n    to: a@example.org\n')).toEqual([]);
});
