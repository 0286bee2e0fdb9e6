import { type Document, isAlias, visit } from 'yaml';
import { quote } from '../../../model/quote.ts';
import type { Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';

/** Mistakes that leave the rest readable; after any other, what the parser says is its confusion. */
const STANDS_ALONE: readonly string[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START', 'TAB_AS_INDENT'];

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

/**
 * What is wrong with a YAML text, in words for editors and on the line where the mistake was made,
 * which is often above the one where the library noticed it.
 */
export function yamlErrors(
  document: Document.Parsed,
  text: string,
  place: (offset: number) => Position,
): TextDiagnostic[] {
  const lines = text.split('\n');
  const values = lines.map(valueOn);
  const needQuotes = (offsets: number[]) =>
    offsets
      .flatMap((offset) => values[place(offset).line - 1] ?? [])
      .map((value) => needsQuotes(value));
  const tokens = tokenOffsets(document, text);
  if (tokens.length > 0) return needQuotes(tokens);
  const [first] = document.errors;
  if (first === undefined) return needQuotes(specialOffsets(document, text));
  for (const { text: value, isNamed: _, ...at } of values.slice(0, place(first.pos[0]).line)) {
    const message = UNCLOSED.find(([pattern]) => pattern.test(value))?.[1];
    if (message !== undefined) return [{ ...at, message }];
  }
  return document.errors
    .filter((error) => error === first || STANDS_ALONE.includes(error.code))
    .map(({ code, pos }) => yamlError(code, place(pos[0]), lines));
}

/** A line's value, after the hyphens of its list and the name of its field. */
interface LineValue extends Position {
  text: string;
  isNamed: boolean;
}

function valueOn(whole: string, index: number): LineValue {
  const [, before = '', name, text = ''] =
    /^(\s*(?:- +)*([\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(whole) ?? [];
  const at = { line: index + 1, column: before.length + 1, length: text.length };
  return { ...at, text, isNamed: name !== undefined };
}

/** Values such as {{business.name}} without quotes, which are read as groups. */
function tokenOffsets(document: Document.Parsed, text: string): number[] {
  const found: number[] = [];
  visit(document, {
    Map: (_, { range }) => {
      if (range && text.startsWith('{{', range[0])) found.push(range[0]);
    },
  });
  return found;
}

/** References from place to place and types, which are texts that lack their quotes. */
function specialOffsets(document: Document.Parsed, text: string): number[] {
  const found: number[] = [];
  visit(document, {
    Node: (_, node) => {
      const mark = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
      if (mark !== undefined) found.push(text.lastIndexOf(mark, node.range?.[0]));
    },
  });
  return found;
}

function yamlError(code: string, at: Position, lines: readonly string[]): TextDiagnostic {
  const value = valueOn(lines[at.line - 1] ?? '', at.line - 1);
  const { text, isNamed, ...place } = value;
  const misplaced = 'wrong indentation. Line it up with the lines around it.';
  switch (code) {
    case 'TAB_AS_INDENT':
      return { ...at, message: 'the line starts with a tab. Indent it with spaces.' };
    case 'DUPLICATE_KEY':
      return { ...at, message: 'the same field is here twice. Delete one.' };
    case 'MULTIPLE_DOCS':
      return { ...place, message: 'this line ends the file too early. Delete it.' };
    case 'BAD_SCALAR_START':
      return needsQuotes(value);
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, name = 'name', rest = 'Boise'] = /^([\w-]+):?\s*(.*)$/.exec(text) ?? [];
      const field = quote(`${name}: ${rest}`);
      const message = `no colon and space after the name of a field. Write ${field}.`;
      return { ...place, message };
    }
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (text.includes(': ')) return needsQuotes(value, 'text with ": " in it');
      if (at.column === 1) return { ...at, message: misplaced };
      // A field cannot stand under a text: the line after the text is the wrong one.
      const next = lines.findIndex((line, index) => index >= at.line && line.trim() !== '');
      const [whole = '', words = whole.trim()] = [lines[next]];
      const column = whole.indexOf(words) + 1;
      return { line: next + 1, column, length: words.length, message: misplaced };
    }
  }
  const isMisplaced = code === 'BAD_INDENT' || (isNamed && at.column < place.column);
  const unclear =
    "this can't be read as YAML. Put double quotes around the value, or compare it with a similar file.";
  return { ...at, message: isMisplaced ? misplaced : unclear };
}

/** What to do about a text that YAML reads as something else. */
function needsQuotes({ text, isNamed: _, ...at }: LineValue, what = startOf(text)): TextDiagnostic {
  const escaped = text.replace(/["\\]/g, '\\$&');
  return { ...at, message: `${what} needs double quotes. Write ${quote(escaped)}.` };
}

function startOf(text: string): string {
  return `text that starts with ${text.startsWith('{{') ? '{{' : text.charAt(0)}`;
}
