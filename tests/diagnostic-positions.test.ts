import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { FIXTURE, settings } from './support/fixture.ts';
import { seededRandom } from './support/random.ts';

/** How many lines get each mistake. */
const TIMES = 4;

const seed = Number(process.env.MUTATION_SEED ?? 20_262);
const original = (await readContentFolder(FIXTURE))
  // A thousand lines of one kind, in whose place no sample is missed.
  .filter(({ path }) => path !== 'documents.yaml');

/** A line of a file of content. */
interface ContentLine {
  /** The file. */
  path: string;
  text: string;
  /** Counted from 1. */
  line: number;
  /** Whether it is one of the fields, or of the text below them. */
  isField: boolean;
}

const LINES = original.flatMap(({ path, text }): ContentLine[] => {
  const lines = text.split('\n');
  const end = path.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  return lines.flatMap((lineText, index) =>
    index === end ? [] : [{ path, text: lineText, line: index + 1, isField: index < end }],
  );
});

/** A mistake in a line. */
interface Mistake {
  name: string;
  /** Whether it is made in fields, or in the text below them. */
  isField: boolean;
  /** What the line must look like; the first group stands before the mistake. */
  pattern: RegExp;
  /** What becomes of the line. */
  make: (before: string, rest: string) => string;
  /** What is said. */
  message: RegExp;
  /** How many characters behind the first group the mistake is found. */
  after?: number;
  /** How many lines below. */
  below?: number;
}

const VALUE = /^(\s*(?:- )?\w+: )(?=[A-Za-z][^"{}]*$)/;
const WORD = /^((?:[^[\]()<>`|]* )?)(?=\w)/;

const MISTAKES: readonly Mistake[] = [
  {
    name: 'an unknown field',
    isField: true,
    pattern: /^(\s*)(?=\w+:)/,
    make: (before, rest) => `${before}zzqq: 1\n${before}${rest}`,
    message: /field "zzqq"/,
  },
  {
    name: 'a text for a number',
    isField: true,
    pattern: /^(\s*(?:- )?\w+: )(?=-?[\d.]+$)/,
    make: (before) => `${before}many`,
    message: /"many"/,
  },
  {
    name: 'a number for a text',
    isField: true,
    pattern: VALUE,
    make: (before) => `${before}1863`,
    message: /found (?:a number|1863)/,
  },
  {
    name: 'an open quote',
    isField: true,
    pattern: VALUE,
    make: (before, rest) => `${before}"${rest}`,
    message: /the quote " is never closed/,
  },
  {
    name: 'two fields',
    isField: true,
    pattern: /^(\s*)(?=\w+: \S)/,
    make: (before, rest) => `${before}${rest}\n${before}${rest}`,
    message: /twice/,
    below: 1,
  },
  {
    name: 'a tab',
    isField: true,
    pattern: /^()\s+(?=\S)/,
    make: (_before, rest) => `\t${rest}`,
    message: /the line starts with a tab/,
  },
  {
    name: 'a space more',
    isField: true,
    pattern: /^()(?=\w+: [^[])/,
    make: (before, rest) => `${before} ${rest}`,
    message: /indentation/,
    after: 1,
  },
  {
    name: 'an unknown token in a field',
    isField: true,
    pattern: VALUE,
    make: (before, rest) => `${before}x {{nope}} ${rest}`,
    message: /\{\{nope\}\}/,
    after: 4,
  },
  {
    name: 'an unknown token',
    isField: false,
    pattern: WORD,
    make: (before, rest) => `${before}{{nope}} ${rest}`,
    message: /\{\{nope\}\}/,
    after: 2,
  },
  {
    name: 'a broken link',
    isField: false,
    pattern: WORD,
    make: (before, rest) => `${before}[x](/nowhere) ${rest}`,
    message: /no page at "\/nowhere"/,
  },
  {
    name: 'HTML',
    isField: false,
    pattern: WORD,
    make: (before, rest) => `${before}<b> ${rest}`,
    message: /is HTML/,
  },
  {
    name: 'a hidden character',
    isField: false,
    pattern: /^(.*)(?=\w)/,
    make: (before, rest) => `${before}\u200B${rest}`,
    message: /U\+200B/,
  },
];

/** What is wrong with the content after a line of it has become another text, and where. */
function errorsWith({ path, line }: ContentLine, written: string) {
  const files = original.map((file) => {
    if (file.path !== path) return file;
    const lines = file.text.split('\n').with(line - 1, written);
    return { path, text: lines.join('\n') };
  });
  return checkContent(files, settings)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ file, line: lineNumber, column, message }) => {
      return { place: `${file}:${lineNumber}:${column}`, message };
    });
}

it.each(MISTAKES)(
  'points at $name, and nowhere else',
  ({ isField, pattern, make, message, after = 0, below = 0 }) => {
    const lines = LINES.filter((line) => line.isField === isField && pattern.test(line.text));
    const random = seededRandom(seed);

    for (let time = 0; time < TIMES; time++) {
      const line = random.pick(lines);
      const [, before = ''] = pattern.exec(line.text) ?? [];
      const written = make(before, line.text.slice(before.length));
      const errors = errorsWith(line, written);

      const placeAt = (column: number) => `content/${line.path}:${line.line + below}:${column}`;
      const start = before.length + 1;
      const place = placeAt(start + after);
      expect
        .soft(errors, written)
        .toContainEqual({ place, message: expect.stringMatching(message) });

      // A slug or the path of a picture is wrong as a whole too, from its start on.
      const elsewhere = errors.filter((error) => ![place, placeAt(start)].includes(error.place));
      expect.soft(elsewhere, written).toEqual([]);
    }
  },
  60_000,
);
