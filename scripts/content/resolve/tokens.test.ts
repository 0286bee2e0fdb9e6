import { expect, it } from 'vitest';
import { FIXTURE } from '../../../tests/support/fixture.ts';
import { validateContent } from '../index.ts';
import { readContentFolder } from '../read.ts';

const KUNA = 'cities/kuna.md';
const files = (await readContentFolder(FIXTURE)).filter(({ path }) =>
  [KUNA, 'business.yaml'].includes(path),
);

/** The errors in a city's file after a change of its text, each with the part that it points at. */
function errors(change: (text: string) => string): string[] {
  const changed = files.map(({ path, text }) => ({
    path,
    text: path === KUNA ? change(text) : text,
  }));
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const { diagnostics, texts } = validateContent(changed, settings);
  const lines = texts.get(`content/${KUNA}`)?.split('\n') ?? [];
  return diagnostics.flatMap(({ file, severity, field, line = 0, column = 1, length, message }) => {
    // The files that its other fields name were left out.
    if (
      file !== `content/${KUNA}` ||
      severity !== 'error' ||
      (field !== undefined && field !== 'description')
    )
      return [];
    return [`${lines[line - 1]?.slice(column - 1).slice(0, length)}: ${message}`];
  });
}

it('takes a token at the start of a line of a block of text', () => {
  const description = (mark: string) =>
    errors((text) =>
      text.replace(/^description: /m, `description: ${mark}\n  {{business.name}}: `),
    );
  expect([description('>-'), description('|')]).toEqual([[], []]);
  expect(description('')[0]).toContain('text that starts with {{ needs double quotes');
});

it.each([
  ['{{business.name}} and [x](/nope)', '[x](/nope): no page at'],
  ['{{business.name}} and {x', '{: a single brace'],
  ['fees and {{fees}}', 'fees: unknown fact'],
])('points at what the editor wrote, not at what became of it: %s', (words, told) => {
  expect(errors((text) => `${text}\n${words}\n`)).toEqual([expect.stringContaining(told)]);
});
