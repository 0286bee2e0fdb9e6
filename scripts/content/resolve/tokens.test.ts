import { expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import { validateContent } from '../index.ts';
import { readContentFolder } from '../read.ts';

const PATH = 'cities/kuna.md';
const files = (await readContentFolder(FROZEN_CONTENT)).filter(({ path }) =>
  [PATH, 'business.yaml'].includes(path),
);

/** The errors in a city's file after a change of its text, and where in it they point. */
function errors(change: (text: string) => string): string[] {
  const changed = files.map(({ path, text }) => ({
    path,
    text: path === PATH ? change(text) : text,
  }));
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const { diagnostics, texts } = validateContent(changed, settings);
  return (
    diagnostics
      .filter(({ file, severity }) => file === `content/${PATH}` && severity === 'error')
      // The cities beside it were left out.
      .filter(({ field }) => field !== 'nearbyLocations')
      .map(({ line = 0, column = 1, length = 0, message }) => {
        const written = texts.get(`content/${PATH}`)?.split('\n')[line - 1] ?? '';
        return `${column} ${written.slice(column - 1, column - 1 + length)}: ${message}`;
      })
  );
}

const inBody = (words: string) => errors((text) => `${text}\n${words}\n`);

it('takes a token at the start of a line of a block of text', () => {
  const description = (mark: string) =>
    errors((text) =>
      text.replace(/^description: /m, `description: ${mark}\n  {{business.name}}: `),
    );
  expect([description('>-'), description('|')]).toEqual([[], []]);
  expect(description('')[0]).toContain('text that starts with {{ needs double quotes');
});

it('points at what the editor wrote, not at what became of it', () => {
  expect(inBody('{{business.name}} and [x](/nope)')).toEqual([
    expect.stringMatching(/^23 \[x\]\(\/nope\): no page at/),
  ]);
});

it('points at the stray brace and at the unknown fact themselves', () => {
  expect(inBody('{{business.name}} and {x')).toEqual([
    expect.stringMatching(/^23 \{: a single brace/),
  ]);
  expect(inBody('fees and {{fees}}')).toEqual([expect.stringMatching(/^12 fees: unknown fact/)]);
});
