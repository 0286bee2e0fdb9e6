import { expect, it } from 'vitest';
import { validateContent } from '../scripts/content/index.ts';
import { readContentFolder } from '../scripts/content/read.ts';
import { FIXTURE } from './support/fixture.ts';
import { seededRandom } from './support/random.ts';

/** How many lines each mistake is made in. */
const TIMES = 4;
const seed = Number(process.env.MUTATION_SEED ?? 20_262);
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

const original = (await readContentFolder(FIXTURE))
  // A thousand lines of one kind would leave few samples of any other.
  .filter(({ path }) => path !== 'documents.yaml');

/** A line of a file of the content. */
interface Line {
  path: string;
  text: string;
  /** Its number in the file, from 1. */
  number: number;
  /** Whether it belongs to the fields of the file, and not to the text below them. */
  isField: boolean;
}

const LINES = original.flatMap(({ path, text }): Line[] => {
  const lines = text.split('\n');
  // In Markdown the fields end at the second line of hyphens, which is neither.
  const end = path.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  const all = lines.map((line, index) => ({
    path,
    text: line,
    number: index + 1,
    isField: index < end,
  }));
  return all.toSpliced(end, 1);
});

/** A mistake that somebody makes in a line. */
interface Mistake {
  name: string;
  isField: boolean;
  /** The lines in which it can be made. The first group is what stands before the mistake. */
  pattern: RegExp;
  /** What becomes of a line. */
  make: (before: string, rest: string) => string;
  /** What is said of it. */
  message: RegExp;
  /** How far behind the first group, in characters, it is told. Default: 0. */
  behind?: number;
  /** How many lines below it is told. Default: 0. */
  below?: number;
}

/** A field with a text that needs no quotes. */
const VALUE = /^(\s*(?:- )?\w+: )(?=[A-Za-z][^"{}]*$)/;

/** A word in a text. */
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
    name: 'two fields of one name',
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
    make: (_, rest) => `\t${rest}`,
    message: /the line starts with a tab/,
  },
  {
    name: 'a space more',
    isField: true,
    pattern: /^()(?=\w+: [^[])/,
    make: (before, rest) => `${before} ${rest}`,
    message: /indentation/,
    behind: 1,
  },
  {
    name: 'an unknown token in a field',
    isField: true,
    pattern: VALUE,
    make: (before, rest) => `${before}${rest} {{nope}}`,
    message: /\{\{nope\}\}/,
  },
  {
    name: 'an unknown token in a text',
    isField: false,
    pattern: WORD,
    make: (before, rest) => `${before}{{nope}} ${rest}`,
    message: /\{\{nope\}\}/,
    behind: 2,
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

/** The content with a line replaced. */
function contentWith({ path, number }: Line, written: string) {
  return original.map((file) => {
    if (file.path !== path) return file;
    const lines = file.text.split('\n').with(number - 1, written);
    return { path, text: lines.join('\n') };
  });
}

/** The errors of a content, each with the place where it is told. */
function errorsOf(files: ReturnType<typeof contentWith>) {
  const { diagnostics } = validateContent(files, settings);
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message }) => ({ place: `${file}:${line}:${column}`, message }));
}

it.each(MISTAKES)(
  'points at $name, and nowhere else',
  ({ isField, pattern, make, message, behind = 0, below = 0 }) => {
    const lines = LINES.filter((line) => line.isField === isField && pattern.test(line.text));
    const random = seededRandom(seed);

    for (let time = 0; time < TIMES; time++) {
      const line = random.pick(lines);
      const [, before = ''] = pattern.exec(line.text) ?? [];
      const written = make(before, line.text.slice(before.length));
      const errors = errorsOf(contentWith(line, written));

      const column = before.length + 1 + behind;
      const place = `content/${line.path}:${line.number + below}:${column}`;
      const expected = { place, message: expect.stringMatching(message) };
      expect.soft(errors, written).toContainEqual(expected);
      const places = new Set(errors.map((error) => error.place));
      expect.soft([...places], written).toEqual([place]);
    }
  },
  60_000,
);
