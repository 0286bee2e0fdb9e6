import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../index.ts';

const original = await readContentFolder(FIXTURE);

/** What is said of the mark and the first letter of an answer, or of a paragraph of a city. */
function messageFor(words: string, path = 'faqs/apostille.yaml'): string | undefined {
  const added = path.endsWith('.md')
    ? `\n${words}\n`
    : `\n  - question: What else?\n    answer: ${JSON.stringify(words)}\n`;
  const files = original.map((file) =>
    file.path === path ? { ...file, text: file.text + added } : file,
  );
  const messages = checkContent(files, settings).diagnostics.map(({ message }) => message);
  return messages.find((message) => /at its end|small letter/.test(message));
}

const LONG = 'we come to the lobby of the county court and to each of the rooms on its first floor';

it.each([
  ['We come to you', 'no period at its end. Write "We come to you."'],
  ['See [our fees](/fees)', 'no period at its end. Write "See [our fees](/fees)."'],
  ['It is **free**', 'no period at its end. Write "It is **free**."'],
  ['i come to you.', 'begins with a small letter. Write "I come to you."'],
  [
    LONG,
    'begins with a small letter and has no period at its end. Begin it "We come to …", and end it "… its first floor."',
  ],
  [`${LONG}.`, 'begins with a small letter. Begin it "We come to …".'],
])('tells of the answer "%s"', (answer, message) => {
  expect(messageFor(answer)).toBe(message);
});

it.each([
  'We come to you.',
  'Yes (call first).',
  'We say "call us."',
  'Call [us.](/contact)',
  'iNotary is ours.',
  'We come until 9 p.m.',
  '{{fees.firstNotarization}}',
])('has nothing to say of the answer "%s"', (answer) => {
  expect(messageFor(answer)).toBeUndefined();
});

it.each([
  ['Call us', 'no period at its end. Write "Call us."'],
  ['Call\nus first', 'no period at its end. Write "Call us first."'],
  ['Bring:\n- your ID\n- the contract', undefined],
  ['## Parking', undefined],
  ['**Parking**', undefined],
  ['[Our fees](/fees)', undefined],
  ['| a | b |\n| - | - |\n| c | d |', undefined],
])('tells of the paragraph "%s": %s', (paragraph, message) => {
  expect(messageFor(paragraph, 'cities/boise.md')).toBe(message);
});
