import { beforeAll, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import { validateContent } from '../index.ts';
import { type RawFile, readContentFolder } from '../read.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const PATH = 'cities/kuna.md';
let files: readonly RawFile[];

beforeAll(async () => {
  const needed = [PATH, 'attractions/kuna.yaml', 'business.yaml', 'testimonials.yaml'];
  files = (await readContentFolder(FROZEN_CONTENT)).filter(({ path }) => needed.includes(path));
});

/** What is told of a file's texts once something is written into it. */
function told(path: string, change: (text: string) => string): string[] {
  const changed = files.map((file) =>
    file.path === path ? { ...file, text: change(file.text) } : file,
  );
  const before = new Set(
    validateContent(files, settings).diagnostics.map(({ message }) => message),
  );
  return validateContent(changed, settings)
    .diagnostics.filter(({ file, message }) => file === `content/${path}` && !before.has(message))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

const inBody = (words: string) => told(PATH, (text) => `${text}\n${words}\n`);

describe('a text of a city', () => {
  it.each([
    'The restoration of the courthouse cost $130 million.',
    'A day at the pool is $7. We charge nothing for waiting.',
    'The clerk works from 8 AM to 5 PM on weekdays.',
    'See [the plan](https://www.example.org/plans/2085550188).',
    'Bring 8-10 documents.',
    '[map](https://maps.example.org/clerk@county.example.org)',
    'DMV paperwork',
    'a newspaper',
    '[the mill](https://example.org/paper-mill)',
    'https://paper.org/x',
  ])('may say: %s', (words) => {
    expect(inBody(words)).toEqual([]);
  });

  it.each([
    ['Call (208) 555-0188.', '"(208) 555-0188" isn\'t the number in business.yaml'],
    ['Call 208.555.0100.', '"208.555.0100" is typed here, so it won\'t change'],
    ['We come from 8 AM to 8 PM.', 'Write {{business.hours}} for'],
    ['The fee is $5.', 'Write {{fees.additionalNotarization}}'],
    ['It is $10 per notarization in Oregon.', '"$10" isn\'t a fee in business.yaml'],
    ['Bring the papers.', '"papers" is off the list of words. Write "document"'],
    ['Send an E-mail.', '"E-mail" is off the list of words. Write "email"'],
    ['A licensed notary.', '"licensed" is off the list of words. Write "commissioned"'],
    ['Un notario.', '"notario" is off the list of words. Write "notary public"'],
    ['The paperwork.', '"paperwork" is off the list of words. Write "documents"'],
    ['Write to clerk@county.example.org.', '"clerk@county.example.org" is an email address'],
    ['Write to <hello@example.com>.', '"hello@example.com" is an email address'],
    ['[Write](mailto:hello@example.com).', '"hello@example.com" is an email address'],
  ])('is warned of: %s', (words, message) => {
    expect(inBody(words)).toEqual([expect.stringMatching(/^warning: /)]);
    expect(inBody(words)[0]).toContain(message);
  });
});

it.each([
  ['testimonials.yaml', 'text: '],
  ['attractions/kuna.yaml', 'description: '],
  ['business.yaml', 'notice: '],
])('warns of an email address in %s, and takes its price and number as they are', (path, field) => {
  const words = 'me@example.org said $9 per document at 208-555-0177: ';
  const messages = told(path, (text) =>
    text.replace(
      new RegExp(`${field}(.*)`),
      (_, value) => `${field}${JSON.stringify(words + value)}`,
    ),
  );
  expect(messages).toEqual([
    expect.stringMatching(/^warning: "me@example.org" is an email address/),
  ]);
});

it('leaves the mailbox and the form service as they are', () => {
  const form =
    'form:\n  endpoint: https://forms.example.com/x\n  hidden:\n    to: a@b.example.org\n';
  const messages = told('business.yaml', (text) => `${text}\n${form}`);
  expect(messages.filter((message) => message.includes('email address'))).toEqual([]);
});
