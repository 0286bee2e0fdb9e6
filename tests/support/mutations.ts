import type { RawFile } from '../../scripts/content/index.ts';
import type { Random } from './random.ts';

/** A random edit of a content folder, like a typo or a misunderstanding. */
export interface Mutation {
  name: string;
  files: RawFile[];
  /** Changed, added and removed files. */
  touched: string[];
}

const NASTY = [
  // Whitespace, including invisible characters, and non-English letters.
  ...['\t', '\n', '\n\n', '  ', '||', '\\', '\u00A0', '\u200B', '\u0000', '\u202E'],
  ...['“', '’', 'é', '字', '🖋'],
  // Syntax of YAML and Markdown.
  ...[': ', '- ', '# ', '#### ', '---\n', '```\n'],
  ...'" \' # & * ! | > % @ ` { } [ ] {{ }} ]( null true ~ 0 -1 1e999 .nan 99:99 __proto__'.split(
    ' ',
  ),
  // Syntax of pages.
  ...'<b> <!-- &amp; ![](x.png) [x](/nowhere) {{business.name}} {{nothing}} javascript:x'.split(
    ' ',
  ),
  ...'<script>alert(1)</script> constructor 2027-13-45 http://x $7 208-555-0199'.split(' '),
];

type Edit = (text: string, random: Random) => string;

/** Changes one line; `undefined` deletes it. */
const editOfOneLine =
  (change: (line: string, random: Random, lines: readonly string[]) => string | undefined): Edit =>
  (text, random) => {
    const lines = text.split('\n');
    const at = random.below(lines.length);
    return lines
      .flatMap((line, index) => (index === at ? (change(line, random, lines) ?? []) : line))
      .join('\n');
  };

const EDITS: Record<string, Edit> = {
  'puts a text in': (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(NASTY) + text.slice(at);
  },
  'cuts a piece out': (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + text.slice(at + 1 + random.below(20));
  },
  'changes a letter': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick([...'abcxyz019 .,:-']) + text.slice(at + 1);
  },
  'drops a line': editOfOneLine(() => undefined),
  'doubles a line': editOfOneLine((line) => `${line}\n${line}`),
  'indents a line': editOfOneLine(
    (line, random) => `${random.pick([' ', '  ', '    ', '\t'])}${line}`,
  ),
  'takes the indent off a line': editOfOneLine((line) => line.trimStart()),
  'replaces a value': editOfOneLine((line, random) =>
    line.replace(/(^\s*(?:- )?(?:\w+: )?).*/, (_, before: string) => before + random.pick(NASTY)),
  ),
  'empties a value': editOfOneLine((line) => line.replace(/:.*/, ':')),
  'moves a value from another line': editOfOneLine((line, random, lines) => {
    const value = random.pick(lines).replace(/^[^:]*: /, '');
    return line.replace(/: .*/, () => `: ${value}`);
  }),
  'quotes a value half': editOfOneLine((line, random) =>
    line.replace(/: /, `: ${random.pick(['"', "'", '“'])}`),
  ),
  'misspells a field': editOfOneLine((line) => line.replace(/^(\s*(?:- )?)(\w)(\w)/, '$1$3$2')),
  'adds a paragraph': (text, random) =>
    `${text}\n${random.pick(NASTY)} A word ${random.pick(NASTY)}\n`,
};

/** Makes one random edit, sometimes of whole files. */
export function mutate(files: readonly RawFile[], random: Random): Mutation {
  const file = random.pick(files.filter(({ text }) => text !== ''));
  const others = files.filter((other) => other !== file);

  /** Replaces this file by others. */
  const replacedBy = (
    what: string,
    replacements: readonly RawFile[],
    touched: string[],
  ): Mutation => ({
    name: `${file.path} ${what}`,
    files: [...others, ...replacements],
    touched,
  });

  switch (random.below(20)) {
    case 0:
      return replacedBy('is removed', [], [file.path]);
    case 1: {
      const path = file.path.replace(/[^/]*$/, (name) =>
        random.pick([`New ${name}`, `${name}.bak`, `x-${name}`, `../${name}`]),
      );
      return replacedBy(`becomes ${path}`, [{ ...file, path }], [file.path, path]);
    }
    case 2: {
      const other = random.pick(files);
      const changed = { ...file, text: other.text };
      return replacedBy(`takes the text of ${other.path}`, [changed], [file.path]);
    }
    default: {
      const name = random.pick(Object.keys(EDITS));
      const changed = { ...file, text: EDITS[name]?.(file.text, random) ?? '' };
      return replacedBy(name, [changed], [file.path]);
    }
  }
}
