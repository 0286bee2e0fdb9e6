import { expect, it } from 'vitest';
import { validateContent } from '../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../scripts/content/read.ts';
import { FROZEN_CONTENT } from './support/frozen-content.ts';
import { type Random, seededRandom } from './support/random.ts';
import { keepCities } from './support/small-content.ts';

const TIMES = 12;
const seed = Number(process.env.MUTATION_SEED ?? 20_262);
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const NAMED = ['boise', 'meridian', 'nampa', 'caldwell', 'eagle', 'kuna'];
const original = keepCities(await readContentFolder(FROZEN_CONTENT), NAMED)
  // A thousand lines of one kind, in whose place no sample is missed.
  .filter(({ path }) => path !== 'documents.yaml');

/** A mistake in a line of a file: what becomes of the line, and where in it somebody must look. */
interface Mistake {
  /** In which lines it can be made: those of the fields, or those below them. */
  part: 'fields' | 'body' | 'any';
  /** What the line must look like; its first group is what stands before the mistake. */
  line: RegExp;
  make: (before: string, rest: string) => string;
  /** How far behind `before` it is told; 0 where this is missing. */
  after?: number;
  /** How many lines below; 0 where this is missing. */
  below?: number;
  message: RegExp;
}

const VALUE = /^(\s*(?:- )?\w+: )(?=[A-Za-z][^"{}]*$)/;
const WORD = /^((?:[^[\]()<>`|]* )?)(?=\w)/;

const MISTAKES: Record<string, Mistake> = {
  'an unknown field': {
    part: 'fields',
    line: /^(\s*)(?=\w+:)/,
    make: (before, rest) => `${before}zzqq: 1\n${before}${rest}`,
    message: /unknown field "zzqq"/,
  },
  'a text where a number is wanted': {
    part: 'fields',
    line: /^(\s*(?:- )?\w+: )(?=-?[\d.]+$)/,
    make: (before) => `${before}many`,
    message: /found "many"/,
  },
  'a number where a text is wanted': {
    part: 'fields',
    line: VALUE,
    make: (before) => `${before}1863`,
    message: /found (?:a number|1863)/,
  },
  'a quote that is never closed': {
    part: 'fields',
    line: VALUE,
    make: (before, rest) => `${before}"${rest}`,
    message: /the quote " is never closed/,
  },
  'a field that stands twice': {
    part: 'fields',
    line: /^(\s*)(?=\w+: \S)/,
    make: (before, rest) => `${before}${rest}\n${before}${rest}`,
    below: 1,
    message: /the same field is here twice/,
  },
  'a tab': {
    part: 'fields',
    line: /^()\s+(?=\S)/,
    make: (_, rest) => `\t${rest}`,
    message: /the line starts with a tab/,
  },
  'a line indented by one space more': {
    part: 'fields',
    line: /^()(?=\w+: [^[])/,
    make: (before, rest) => `${before} ${rest}`,
    after: 1,
    message: /wrong indentation/,
  },
  'an unknown token in a field': {
    part: 'fields',
    line: VALUE,
    make: (before, rest) => `${before}${rest} {{nope}}`,
    message: /\{\{nope\}\}/,
  },
  'an unknown token in a text': {
    part: 'body',
    line: WORD,
    make: (before, rest) => `${before}{{nope}} ${rest}`,
    after: 2,
    message: /unknown fact \{\{nope\}\}/,
  },
  'a broken link': {
    part: 'body',
    line: WORD,
    make: (before, rest) => `${before}[here](/nowhere) ${rest}`,
    message: /no page at "\/nowhere"/,
  },
  HTML: {
    part: 'body',
    line: WORD,
    make: (before, rest) => `${before}<b> ${rest}`,
    message: /is HTML/,
  },
  'a hidden character': {
    part: 'any',
    line: /^(.*)(?=\w)/,
    make: (before, rest) => `${before}\u200B${rest}`,
    message: /an invisible character, U\+200B/,
  },
};

/** Makes a mistake at a random place of a random file, and says where that is. */
function insert({ part, line: pattern, make, after = 0, below = 0 }: Mistake, random: Random) {
  const places = original.flatMap((file) => {
    const lines = file.text.split('\n');
    const end = file.path.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
    return lines.flatMap((written, index) => {
      const isPart = part === 'any' || (part === 'fields') === index < end;
      const match = index !== end && isPart ? pattern.exec(written) : null;
      return match ? [{ file, lines, index, match }] : [];
    });
  });
  const { file, lines, index, match } = random.pick(places);
  const [whole, before = ''] = match;
  const rest = (lines[index] ?? '').slice(whole.length);
  const changed: RawFile = { ...file, text: lines.with(index, make(before, rest)).join('\n') };
  return {
    files: original.map((other) => (other === file ? changed : other)),
    place: `content/${file.path}:${index + 1 + below}:${before.length + 1 + after}`,
    written: changed.text.split('\n').slice(index, index + 1 + below),
  };
}

it.each(Object.entries(MISTAKES))(
  'points at %s, and nowhere else',
  (_, mistake) => {
    const random = seededRandom(seed);
    for (let time = 0; time < TIMES; time++) {
      const { files, place, written } = insert(mistake, random);
      const errors = validateContent(files, settings).diagnostics.flatMap((diagnostic) => {
        const { severity, file, line, column, message } = diagnostic;
        return severity === 'error' ? [{ place: `${file}:${line}:${column}`, message }] : [];
      });
      const expected = { place, message: expect.stringMatching(mistake.message) };
      expect.soft(errors, written.join('\n')).toContainEqual(expected);
      expect
        .soft([...new Set(errors.map((error) => error.place))], written.join('\n'))
        .toEqual([place]);
    }
  },
  60_000,
);
