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
import { quote } from '../../../model/text.ts';
import type { Path, Position, Report } from '../diagnostic.ts';

/** A parsed YAML text that still knows where each value stands. */
export interface Yaml {
  /** Undefined when the text cannot be read. */
  data: unknown;
  /**
   * Where a value stands, or the name of its field; a group or list stands at its name, and what is
   * missing at what is nearest around it, with no length.
   */
  locate: (path: Path, part?: 'name') => Position;
}

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string, report: Report): Yaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const lines = text.split('\n');
  const place = (start: number, end = start): Position => {
    const { line, col: column } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - column + 1;
    const length = Math.min(end - start, room);
    return { line, column, ...(length > 0 && { length }) };
  };
  // One mistake often upsets the parser more than once: its first complaint of a line is the useful one.
  const told = new Set<number>();
  for (const { message, ...at } of errorsIn(document, text, lines, place)) {
    if (!told.has(at.line)) report(at, message);
    told.add(at.line);
  }
  return {
    data: told.size > 0 ? undefined : document.toJS(),
    locate: (path, part) => {
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
  [/^\[[^\]]*$/, 'the bracket [ is never closed. Close it, or put double quotes around the text.'],
  [/^\{[^}]*$/, 'the bracket { is never closed. Close it, or put double quotes around the text.'],
];

/** What to say of the parser's errors that stand where the mistake is. */
const PLAIN: Record<string, string> = {
  DUPLICATE_KEY: 'the same field is here twice. Delete one.',
  NON_STRING_KEY: "a list can't be the name of a field. Write a word.",
  TAB_AS_INDENT: 'the line starts with a tab. Indent it with spaces.',
};

/** What is wrong, in words for editors and where the mistake was made, often above the parser's place. */
function errorsIn(
  document: Document.Parsed,
  text: string,
  lines: readonly string[],
  place: (offset: number) => Position,
): YamlError[] {
  const special = specialOffsets(document, text);
  if (special.length > 0) {
    return special.map((offset) => needsQuotes(valueOn(lines, place(offset).line)));
  }
  const [first] = document.errors;
  if (first === undefined) return [];
  for (let line = 1; line <= place(first.pos[0]).line; line++) {
    const { value, ...at } = valueOn(lines, line);
    const message = UNCLOSED.find(([pattern]) => pattern.test(value))?.[1];
    if (message !== undefined) return [{ ...at, message }];
  }
  return (
    document.errors
      // After any other mistake, what the parser says of the rest is its confusion.
      .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
      .map(({ code, pos }) => yamlError(code, place(pos[0]), lines))
  );
}

/** A line's value, after the hyphens of its list and the name of its field, and where it stands. */
function valueOn(lines: readonly string[], line: number): Position & { value: string } {
  const [, before = '', value = ''] =
    /^(\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(lines[line - 1] ?? '') ?? [];
  return { line, column: before.length + 1, length: value.length, value };
}

/**
 * Where values start that would need quotes: with a token, which is read as a group, and with the
 * marks of references and types, which no content needs.
 */
function specialOffsets(document: Document.Parsed, text: string): number[] {
  const found: number[] = [];
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0;
      const mark = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
      if (mark !== undefined) found.push(text.lastIndexOf(mark, start));
      else if (isMap(node) && text.startsWith('{{', start)) found.push(start);
    },
  });
  return found;
}

function yamlError(code: string, at: Position, lines: readonly string[]): YamlError {
  const { value, ...whole } = valueOn(lines, at.line);
  const plain = PLAIN[code];
  if (plain !== undefined) return { ...at, message: plain };
  switch (code) {
    case 'BAD_INDENT':
      return wrongIndentation(lines, at.line);
    case 'MULTIPLE_DOCS':
      return { ...whole, message: 'this line ends the file too early. Delete it.' };
    case 'BAD_SCALAR_START':
      return needsQuotes({ ...whole, value });
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, name = 'name', rest = 'Boise'] = /^([\w-]+):?\s*(.*)$/.exec(value) ?? [];
      const field = quote(`${name}: ${rest}`);
      return { ...whole, message: `no colon and space after the name of a field. Write ${field}.` };
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (value.includes(': ')) return needsQuotes({ ...whole, value }, 'text with ": " in it');
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
