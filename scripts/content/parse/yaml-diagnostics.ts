import type { YAMLError } from 'yaml';
import { quote } from '../../../model/quote.ts';
import type { Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';

const MISPLACED = 'wrong indentation. Line it up with the lines around it.';
const UNCLEAR =
  "this can't be read as YAML. Put double quotes around the value, or compare it with a similar file.";

/** Mistakes that leave the rest readable; after any other, what the parser says is its confusion. */
const STANDS_ALONE: readonly string[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START', 'TAB_AS_INDENT'];

/**
 * What the YAML library complains of, in words for editors and on the line where the mistake was
 * made, which is often above the one where the library noticed it.
 * @param place the place of an offset
 * @param lines the whole text, line by line
 */
export function yamlDiagnostics(
  complaints: readonly YAMLError[],
  place: (offset: number) => Position,
  lines: readonly string[],
): TextDiagnostic[] {
  const told = complaints.filter(({ code }, index) => index === 0 || STANDS_ALONE.includes(code));
  const open = told.length > 0 ? openQuote(lines) : undefined;
  return told.map(({ code, message, pos: [start] }) => {
    const at = place(start);
    return open !== undefined && open.line <= at.line
      ? open
      : yamlDiagnostic(code, message, at, lines);
  });
}

function yamlDiagnostic(
  code: string,
  complaint: string,
  at: Position,
  lines: readonly string[],
): TextDiagnostic {
  const line = lines[at.line - 1] ?? '';
  const toEnd = toLineEnd(at, line);
  switch (code) {
    case 'TAB_AS_INDENT':
      return { ...at, message: 'the line starts with a tab. Indent it with spaces.' };
    case 'DUPLICATE_KEY':
      return { ...at, message: 'the same field is here twice. Delete one.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return line.slice(at.column - 1).includes(': ')
        ? { ...toEnd, message: needsQuotes('text with ": " in it', line.slice(at.column - 1)) }
        : { ...misplacedLine(at, lines), message: MISPLACED };
    case 'MULTILINE_IMPLICIT_KEY':
      return { ...toEnd, message: nameless(line) };
    case 'BAD_SCALAR_START': {
      const text = line.slice(at.column - 1);
      return { ...toEnd, message: needsQuotes(`text that starts with ${text[0]}`, text) };
    }
    case 'MULTIPLE_DOCS':
      return {
        ...toEnd,
        message: 'this line ends the file too early. Delete it.',
      };
    case 'BAD_INDENT':
      return complaint.startsWith('Flow')
        ? { ...bracketAbove(at, lines), message: openBracket(complaint) }
        : { ...at, message: MISPLACED };
  }
  const startsField = /^\s*[\w-]+:(\s|$)/.test(line) && line.slice(0, at.column - 1).trim() === '';
  return { ...at, message: startsField ? MISPLACED : UNCLEAR };
}

/** What to do about a line such as "name Boise" or "name:Boise". */
function nameless(line: string): string {
  const [, name = 'name', value = 'Boise'] = /^\s*(?:- )?([\w-]+):?\s*(.*)$/.exec(line) ?? [];
  return `no colon and space after the name of a field. Write ${quote(`${name}: ${value}`)}.`;
}

/** What to do about a text that YAML reads as something else. */
export function needsQuotes(what: string, text: string): string {
  const escaped = text.trimEnd().replace(/["\\]/g, '\\$&');
  return `${what} needs double quotes. Write ${quote(escaped)}.`;
}

/** The first value whose quote is opened but not closed on its line. */
function openQuote(lines: readonly string[]): TextDiagnostic | undefined {
  for (const [index, line] of lines.entries()) {
    const [, before = '', mark = '', rest = ''] =
      /^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])(.*)$/.exec(line) ?? [];
    if (mark === '') continue;
    const message = quoteDiagnostic(mark, rest.trimEnd());
    if (message === undefined) continue;
    return { ...toLineEnd({ line: index + 1, column: before.length + 1 }, line), message };
  }
  return undefined;
}

function quoteDiagnostic(mark: string, rest: string): string | undefined {
  const inner = mark === '"' ? rest.replace(/\\./g, '__') : rest.replaceAll("''", '__');
  const close = inner.indexOf(mark);
  if (close < 0) return `the quote ${mark} is never closed. Add another at the end of the text.`;
  const after = inner.slice(close + 1).trim();
  if (after === '' || after.startsWith('#') || after === ':' || after.startsWith(': '))
    return undefined;
  return mark === '"'
    ? 'text after the closing quote. Put the quotes around the whole text, and write \\" for a quote inside it.'
    : 'a single quote inside single quotes. Put double quotes around the text.';
}

function openBracket(complaint: string): string {
  const bracket = complaint.endsWith('}') ? '{' : '[';
  return `the bracket ${bracket} is never closed. Close it, or put double quotes around the text.`;
}

/** The nearest line, from a place upwards, that has a bracket after its field's name. */
function bracketAbove(at: Position, lines: readonly string[]): Position {
  for (let index = at.line - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    const column = line.search(/[[{]/) + 1;
    if (column > 0) return toLineEnd({ line: index + 1, column }, line);
  }
  return at;
}

/** Of a value and the line after it, the one that stands wrong: a field cannot stand under a text. */
function misplacedLine(at: Position, lines: readonly string[]): Position {
  const next = lines.findIndex((line, index) => index >= at.line && line.trim() !== '');
  const line = lines[next];
  if (line === undefined || !/^\s+\S/.test(line) || at.column === 1) return at;
  return toLineEnd({ line: next + 1, column: line.search(/\S/) + 1 }, line);
}

/** The same place, reaching to the end of its line. */
function toLineEnd({ line, column }: Position, text: string): Position {
  const length = text.trimEnd().length - column + 1;
  return { line, column, ...(length > 0 ? { length } : {}) };
}
