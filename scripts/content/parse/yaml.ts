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
  const error = errorIn(document, text, lines, place);
  if (error) report(error, error.message);
  const data: unknown = error ? undefined : document.toJS();
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

/** Values that upset the parser, which tells it on a later line. */
const UNCLOSED: readonly [RegExp, string][] = [
  [/^"(?:[^"\\]|\\.)*$/, 'the quote " is never closed. Add another at the end of the text.'],
  [/^'(?:[^']|'')*$/, "the quote ' is never closed. Add another at the end of the text."],
  [
    /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#:]/,
    'text after the closing quote. Put double quotes around the whole text, and write \\" for one inside it.',
  ],
  [/^[[{][^\]}]*$/, 'the bracket is never closed. Close it, or put double quotes around the text.'],
];

/** What the parser finds where it is, by its code. */
const MESSAGES: Record<string, string> = {
  DUPLICATE_KEY: 'the same field is here twice. Delete one.',
  TAB_AS_INDENT: 'the line starts with a tab. Indent it with spaces.',
  MULTIPLE_DOCS: 'this line ends the file too early. Delete it.',
};

/**
 * What is wrong first, in words for editors and where the mistake was made, often above the parser's
 * place: what it says of the rest is its confusion.
 */
function errorIn(
  document: Document.Parsed,
  text: string,
  lines: readonly string[],
  place: (offset: number) => Position,
): (Position & { message: string }) | undefined {
  const [error] = document.errors;
  // Where values need quotes: a token, which is read as a group, and the marks of references and types.
  const special: number[] = [];
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0;
      const isToken = isMap(node) && text.startsWith('{{', start);
      if (isToken || isAlias(node) || node.anchor || node.tag) special.push(place(start).line);
    },
  });
  const at = place(error?.pos[0] ?? 0);
  const { value, ...whole } = valueOn(lines, special[0] ?? at.line);
  const needsQuotes = (what: string) => {
    const escaped = value.replace(/["\\]/g, '\\$&');
    return { ...whole, message: `${what} needs double quotes. Write ${quote(escaped)}.` };
  };
  const mark = value.startsWith('{{') ? '{{' : value.charAt(0);
  if (special.length > 0) return needsQuotes(`text that starts with ${mark}`);
  if (error === undefined) return undefined;
  for (let line = 1; line <= at.line; line++) {
    const { value, ...at } = valueOn(lines, line);
    const message = UNCLOSED.find(([pattern]) => pattern.test(value))?.[1];
    if (message !== undefined) return { ...at, message };
  }
  const { code } = error;
  const message = MESSAGES[code];
  if (message !== undefined) return { ...at, message };
  if (code === 'BAD_SCALAR_START') return needsQuotes(`text that starts with ${mark}`);
  if (code === 'MULTILINE_IMPLICIT_KEY') {
    const [, name = 'name', rest = 'Boise'] = /^([\w-]+):?\s*(.*)$/.exec(value) ?? [];
    const field = quote(`${name}: ${rest}`);
    return { ...whole, message: `no colon and space after the name of a field. Write ${field}.` };
  }
  const isInText = code === 'BLOCK_AS_IMPLICIT_KEY' && at.column > 1;
  if (isInText && value.includes(': ')) return needsQuotes('text with ": " in it');
  // A field cannot stand under a text: the line after the text is the wrong one.
  if (isInText || code === 'BAD_INDENT' || at.column < whole.column) {
    return wrongIndentation(lines, isInText ? at.line + 1 : at.line);
  }
  const fix = 'Put double quotes around the value, or compare it with a similar file.';
  return { ...at, message: `this can't be read as YAML: ${error.message}. ${fix}` };
}

/** A line's value, after the hyphens of its list and the name of its field, and where it stands. */
function valueOn(lines: readonly string[], line: number): Position & { value: string } {
  const [, before = '', value = ''] =
    /^(\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(lines[line - 1] ?? '') ?? [];
  return { line, column: before.length + 1, length: value.length, value };
}

/** Told at the next line of fields; at the first of the file, if that one alone is indented. */
function wrongIndentation(lines: readonly string[], from: number) {
  const written = lines.flatMap((line, index) => {
    const { length } = line.trim();
    return /^\s*[^\s#]/.test(line)
      ? [{ line: index + 1, column: line.search(/\S/) + 1, length }]
      : [];
  });
  const [first = { line: 1, column: 1 }] = written;
  const next = written.find(({ line }) => line >= from) ?? first;
  const message = 'wrong indentation. Line it up with the lines around it.';
  return { ...(first.column > next.column ? first : next), message };
}
