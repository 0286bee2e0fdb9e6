import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { FIXTURE } from './support/fixture.ts';
import { seededRandom } from './support/random.ts';

const TIMES = 4;
const seed = Number(process.env.MUTATION_SEED ?? 20_262);
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const original = (await readContentFolder(FIXTURE))
  // A thousand lines of one kind, in whose place no sample is missed.
  .filter(({ path }) => path !== 'documents.yaml');

type Line = { path: string; text: string; line: number; isField: boolean };

const LINES = original.flatMap(({ path, text }): Line[] => {
  const lines = text.split('\n');
  const end = path.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  return lines.flatMap((text, index) =>
    index === end ? [] : [{ path, text, line: index + 1, isField: index < end }],
  );
});

const VALUE = /^(\s*(?:- )?\w+: )(?=[A-Za-z][^"{}]*$)/;
const WORD = /^((?:[^[\]()<>`|]* )?)(?=\w)/;

/**
 * Mistakes in a line: in fields or in the text below them, what the line must look like (its first group
 * stands before the mistake), what becomes of it, what is said, and where behind that group or below.
 */
const MISTAKES: [
  name: string,
  isField: boolean,
  line: RegExp,
  make: (before: string, rest: string) => string,
  message: RegExp,
  at?: { after?: number; below?: number },
][] = [
  ['an unknown field', true, /^(\s*)(?=\w+:)/, (b, r) => `${b}zzqq: 1\n${b}${r}`, /field "zzqq"/],
  ['a text for a number', true, /^(\s*(?:- )?\w+: )(?=-?[\d.]+$)/, (b) => `${b}many`, /"many"/],
  ['a number for a text', true, VALUE, (b) => `${b}1863`, /found (?:a number|1863)/],
  ['an open quote', true, VALUE, (b, r) => `${b}"${r}`, /the quote " is never closed/],
  ['two fields', true, /^(\s*)(?=\w+: \S)/, (b, r) => `${b}${r}\n${b}${r}`, /twice/, { below: 1 }],
  ['a tab', true, /^()\s+(?=\S)/, (_, r) => `\t${r}`, /the line starts with a tab/],
  ['a space more', true, /^()(?=\w+: [^[])/, (b, r) => `${b} ${r}`, /indentation/, { after: 1 }],
  ['an unknown token in a field', true, VALUE, (b, r) => `${b}${r} {{nope}}`, /\{\{nope\}\}/],
  ['an unknown token', false, WORD, (b, r) => `${b}{{nope}} ${r}`, /\{\{nope\}\}/, { after: 2 }],
  ['a broken link', false, WORD, (b, r) => `${b}[x](/nowhere) ${r}`, /no page at "\/nowhere"/],
  ['HTML', false, WORD, (b, r) => `${b}<b> ${r}`, /is HTML/],
  ['a hidden character', false, /^(.*)(?=\w)/, (b, r) => `${b}\u200B${r}`, /U\+200B/],
];

it.each(MISTAKES)(
  'points at %s, and nowhere else',
  (_, isField, pattern, make, message, at) => {
    const lines = LINES.filter((line) => line.isField === isField && pattern.test(line.text));
    const random = seededRandom(seed);
    for (let time = 0; time < TIMES; time++) {
      const { path, text, line } = random.pick(lines);
      const [, before = ''] = pattern.exec(text) ?? [];
      const written = make(before, text.slice(before.length));
      const files = original.map((file) => {
        if (file.path !== path) return file;
        const lines = file.text.split('\n').with(line - 1, written);
        return { path, text: lines.join('\n') };
      });
      const errors = checkContent(files, settings).diagnostics.flatMap(
        ({ severity, file, line, column, message }) =>
          severity === 'error' ? [{ place: `${file}:${line}:${column}`, message }] : [],
      );
      const { after = 0, below = 0 } = at ?? {};
      const place = `content/${path}:${line + below}:${before.length + 1 + after}`;
      const expected = { place, message: expect.stringMatching(message) };
      expect.soft(errors, written).toContainEqual(expected);
      expect.soft([...new Set(errors.map((error) => error.place))], written).toEqual([place]);
    }
  },
  60_000,
);
