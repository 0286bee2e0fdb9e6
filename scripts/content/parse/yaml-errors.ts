import { type Document, isAlias, isMap, visit } from 'yaml';
import { quote } from '../../../model/text.ts';
import type { Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';

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
  const special = specialOffsets(document, text).map((offset) => place(offset));
  if (special.length > 0) return special.map(({ line }) => needsQuotes(valueOn(lines, line)));
  const [first] = document.errors;
  if (first === undefined) return [];
  for (let line = 1; line <= place(first.pos[0]).line; line++) {
    const { at, value } = valueOn(lines, line);
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

/** A line's value, after the hyphens of its list and the name of its field. */
function valueOn(lines: readonly string[], line: number) {
  const [, before = '', name, value = ''] =
    /^(\s*(?:- +)*([\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(lines[line - 1] ?? '') ?? [];
  return { at: { line, column: before.length + 1, length: value.length }, name, value };
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

function yamlError(code: string, at: Position, lines: readonly string[]): TextDiagnostic {
  const whole = valueOn(lines, at.line);
  const { value } = whole;
  const misplaced = 'wrong indentation. Line it up with the lines around it.';
  switch (code) {
    case 'TAB_AS_INDENT':
      return { ...at, message: 'the line starts with a tab. Indent it with spaces.' };
    case 'DUPLICATE_KEY':
      return { ...at, message: 'the same field is here twice. Delete one.' };
    case 'NON_STRING_KEY':
      return { ...at, message: "a list can't be the name of a field. Write a word." };
    case 'MULTIPLE_DOCS':
      return { ...whole.at, message: 'this line ends the file too early. Delete it.' };
    case 'BAD_SCALAR_START':
      return needsQuotes(whole);
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, name = 'name', rest = 'Boise'] = /^([\w-]+):?\s*(.*)$/.exec(value) ?? [];
      const field = quote(`${name}: ${rest}`);
      const message = `no colon and space after the name of a field. Write ${field}.`;
      return { ...whole.at, message };
    }
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (value.includes(': ')) return needsQuotes(whole, 'text with ": " in it');
      if (at.column === 1) return { ...at, message: misplaced };
      // A field cannot stand under a text: the line after the text is the wrong one.
      const next = lines.findIndex((line, index) => index >= at.line && line.trim() !== '');
      const [, indent = '', words = ''] = /^(\s*)(.*?)\s*$/.exec(lines[next] ?? '') ?? [];
      const column = indent.length + 1;
      return { line: next + 1, column, length: words.length, message: misplaced };
    }
  }
  const isField = whole.name !== undefined && at.column < whole.at.column;
  const unclear =
    "this can't be read as YAML. Put double quotes around the value, or compare it with a similar file.";
  return { ...at, message: isField || code === 'BAD_INDENT' ? misplaced : unclear };
}

/** What to do about a text that YAML reads as something else. */
function needsQuotes(
  { at, value }: ReturnType<typeof valueOn>,
  what = `text that starts with ${value.startsWith('{{') ? '{{' : value.charAt(0)}`,
): TextDiagnostic {
  const escaped = value.replace(/["\\]/g, '\\$&');
  return { ...at, message: `${what} needs double quotes. Write ${quote(escaped)}.` };
}
