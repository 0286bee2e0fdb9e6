import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { type Path, type Position, quote, type Report } from '../diagnostic.ts';

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string, report: Report) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const lines = text.split('\n');
  const place = (start: number, end = start): Position => {
    const { line, col: column } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - column + 1;
    const length = Math.min(end - start, room);
    return { line, column, ...(length > 0 && { length }) };
  };
  const errors = errorsIn(document, text, lines, place);
  for (const { message, ...at } of errors) report(at, message);
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return {
    /** Undefined when the text cannot be read. */
    data,
    /** The same with each text changed. */
    changed: (change: (text: string) => string): unknown =>
      document.toJS({ reviver: (_, value) => (typeof value === 'string' ? change(value) : value) }),
    /**
     * Where a value stands, or the name of its field; a group or list stands at its name, and what is
     * missing at what is nearest around it, with no length.
     */
    locate: (path: Path, part?: 'name') => {
      let known = path;
      while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
      const value = document.getIn(known, true);
      const group = document.getIn(known.slice(0, -1), true);
      const pair = isMap(group)
        ? group.items.find(({ key }) => isScalar(key) && key.value === known.at(-1))
        : undefined;
      const isText = isScalar(value) && value.value !== null;
      const node = part !== 'name' && isText ? value : (pair?.key ?? value);
      const [start, end] = (isNode(node) && node.range) || [0, 0];
      return place(start, known === path && isScalar(node) ? end : start);
    },
  };
}

type YamlError = Position & { message: string };

/** Values that upset the parser on a later line than their own. */
const UNCLOSED: readonly [RegExp, string][] = [
  [/^"(?:[^"\\]|\\.)*$/, 'the quote " is never closed. Add another at the end of the text.'],
  [/^'(?:[^']|'')*$/, "the quote ' is never closed. Add another at the end of the text."],
  [
    /^"(?:[^"\\]|\\.)*"\s*[^\s#:]/,
    'text after the closing quote. Put the quotes around the whole text, and write \\" for a quote inside it.',
  ],
  [
    /^'(?:[^']|'')*'\s*[^\s#:']/,
    'a single quote inside single quotes. Put double quotes around the text.',
  ],
  [/^[[{][^\]}]*$/, 'the bracket is never closed. Close it, or put double quotes around the text.'],
];

const NO_BREAK_SPACE =
  'a special space from a word processor after the colon. Type a plain space in its place.';

/** What is wrong, in words for editors and where the mistake was made, often above the parser's place. */
function errorsIn(
  document: Document.Parsed,
  text: string,
  lines: readonly string[],
  place: (offset: number) => Position,
): YamlError[] {
  // Where values need quotes: a token, which is read as a group, and the marks of references and types.
  const special: YamlError[] = [];
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0;
      const mark = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
      const offset = mark === undefined ? start : text.lastIndexOf(mark, start);
      if (mark === undefined && !(isMap(node) && text.startsWith('{{', start))) return;
      special.push(needsQuotes(valueOn(lines, place(offset).line)));
    },
  });
  const [first] = document.errors;
  if (special.length > 0 || first === undefined) return special;
  for (let line = 1; line <= place(first.pos[0]).line; line++) {
    const { value, ...at } = valueOn(lines, line);
    const name = /^\s*(?:- +)*[\w-]+:(?=\u00A0)/.exec(lines[line - 1] ?? '')?.[0];
    if (name) return [{ line, column: name.length + 1, length: 1, message: NO_BREAK_SPACE }];
    const message = UNCLOSED.find(([pattern]) => pattern.test(value))?.[1];
    if (message !== undefined) return [{ ...at, message }];
  }
  // After any other mistake, what the parser says of the rest is its confusion.
  const clear = document.errors.filter((e) => e === first || e.code === 'DUPLICATE_KEY');
  return clear.map(({ code, pos }) => yamlError(code, place(pos[0]), lines));
}

/** A line's value, after the hyphens of its list and the name of its field, and where it stands. */
function valueOn(lines: readonly string[], line: number): Position & { value: string } {
  const [, before = '', value = ''] =
    /^(\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(lines[line - 1] ?? '') ?? [];
  return { line, column: before.length + 1, length: value.length, value };
}

function yamlError(code: string, at: Position, lines: readonly string[]): YamlError {
  const whole = valueOn(lines, at.line);
  const { value, ...atValue } = whole;
  switch (code) {
    case 'DUPLICATE_KEY':
      return { ...at, message: 'the same field is here twice. Delete one.' };
    case 'TAB_AS_INDENT':
      return { ...at, message: 'the line starts with a tab. Indent it with spaces.' };
    case 'BAD_INDENT':
      return wrongIndentation(lines, at.line);
    case 'MULTIPLE_DOCS':
      return { ...atValue, message: 'this line ends the file too early. Delete it.' };
    case 'BAD_SCALAR_START':
      return needsQuotes(whole);
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, name = 'name', rest = 'Boise'] = /^([\w-]+):?\s*(.*)$/.exec(value) ?? [];
      const field = quote(`${name}: ${rest}`);
      const message = `no colon and space after the name of a field. Write ${field}.`;
      return { ...atValue, message };
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (value.includes(': ')) return needsQuotes(whole, 'text with ": " in it');
      // A field cannot stand under a text: the line after the text is the wrong one.
      return wrongIndentation(lines, at.column === 1 ? at.line : at.line + 1);
  }
  const before = (lines[at.line - 1] ?? '').slice(0, whole.column - 1);
  if (at.column < whole.column && before.includes(':')) return wrongIndentation(lines, at.line);
  const message =
    "this can't be read as YAML. Put double quotes around the value, or compare it with a similar file.";
  return { ...at, message };
}

/** Told at the next line of fields; at the first of the file, if that one alone is indented. */
function wrongIndentation(lines: readonly string[], from: number): YamlError {
  const written = lines.flatMap((line, index) => {
    const [, indent, words = ''] = /^(\s*)([^\s#].*?)\s*$/.exec(line) ?? [];
    if (indent === undefined) return [];
    return [{ line: index + 1, column: indent.length + 1, length: words.length }];
  });
  const [first = { line: 1, column: 1 }] = written;
  const next = written.find(({ line }) => line >= from) ?? first;
  const message = 'wrong indentation. Line it up with the lines around it.';
  return { ...(first.column > next.column ? first : next), message };
}

/** What to do about a text that YAML reads as something else. */
function needsQuotes(
  { value, ...at }: ReturnType<typeof valueOn>,
  what = `text that starts with ${value.startsWith('{{') ? '{{' : value.charAt(0)}`,
): YamlError {
  const escaped = value.replace(/["\\]/g, '\\$&');
  return { ...at, message: `${what} needs double quotes. Write ${quote(escaped)}.` };
}
