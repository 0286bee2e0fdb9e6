import type { Position } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import type { TextDiagnostic } from './text-checks.ts';
import type { Complaint } from './yaml-document.ts';

const MISPLACED =
  'this line is indented too far or not far enough: line it up with the ones around it';
const NAMELESS =
  'each field needs its name, a colon and a space before its value, for example "name: Boise"';
const DEEP = `starts more than ${LIMITS.yamlDepth} lists or brackets within each other: remove those that are not needed, or put a text that holds them in double quotes`;
const UNCLEAR =
  'cannot be understood: put the value in double quotes, or see how other files write it';

/** Mistakes that leave the rest readable; after any other, what the parser says is its confusion. */
const STANDS_ALONE: readonly string[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START', 'TAB_AS_INDENT'];

/**
 * What the YAML library complains of, in words for editors and on the line where the mistake was
 * made, which is often above the one where the library noticed it.
 * @param place the place of an offset
 * @param lines the whole text, line by line
 */
export function yamlDiagnostics(
  complaints: readonly Complaint[],
  place: (offset: number) => Position,
  lines: readonly string[],
): TextDiagnostic[] {
  const told = complaints.filter(({ code }, index) => index === 0 || STANDS_ALONE.includes(code));
  const quote = told.length > 0 ? openQuote(lines) : undefined;
  return told.map(({ code, message, start }) => {
    const at = place(start);
    return quote !== undefined && quote.line <= at.line
      ? quote
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
      return { ...at, message: 'starts with a tab: indent with spaces instead' };
    case 'DUPLICATE_KEY':
      return { ...at, message: 'this field stands twice here: keep one of the two' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return line.slice(at.column - 1).includes(': ')
        ? { ...toEnd, message: 'a text with ": " in it must stand in double quotes' }
        : { ...misplacedLine(at, lines), message: MISPLACED };
    case 'MULTILINE_IMPLICIT_KEY':
      return { ...toEnd, message: NAMELESS };
    case 'BAD_SCALAR_START': {
      const message = `a text that starts with ${line[at.column - 1]} must stand in double quotes`;
      return { ...toEnd, message };
    }
    case 'MULTIPLE_DOCS':
      return {
        ...toEnd,
        message: 'remove this line: three hyphens or dots end the file too early',
      };
    case 'TOO_DEEP':
      return { ...toEnd, message: DEEP };
    case 'BAD_INDENT':
      return complaint.startsWith('Flow')
        ? { ...bracketAbove(at, lines), message: openBracket(complaint) }
        : { ...at, message: MISPLACED };
  }
  const startsField = /^\s*[\w-]+:(\s|$)/.test(line) && line.slice(0, at.column - 1).trim() === '';
  return { ...at, message: startsField ? MISPLACED : UNCLEAR };
}

/** A value such as {{business.name}} that starts a value without quotes would be read as a group. */
export function valueStartsWithToken(lines: readonly string[]): TextDiagnostic[] {
  return lines.flatMap((line, index) => {
    const start = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(?=\{\{)/.exec(line)?.[0].length;
    if (start === undefined) return [];
    const message = 'a text that starts with {{ must stand in double quotes';
    return [{ ...toLineEnd({ line: index + 1, column: start + 1 }, line), message }];
  });
}

/** The first value whose quote is opened but not closed on its line. */
function openQuote(lines: readonly string[]): TextDiagnostic | undefined {
  for (const [index, line] of lines.entries()) {
    const [, before = '', quote = '', rest = ''] =
      /^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])(.*)$/.exec(line) ?? [];
    if (quote === '') continue;
    const message = quoteDiagnostic(quote, rest.trimEnd());
    if (message === undefined) continue;
    return { ...toLineEnd({ line: index + 1, column: before.length + 1 }, line), message };
  }
  return undefined;
}

function quoteDiagnostic(quote: string, rest: string): string | undefined {
  const inner = quote === '"' ? rest.replace(/\\./g, '__') : rest.replaceAll("''", '__');
  const close = inner.indexOf(quote);
  if (close < 0)
    return `the quote ${quote} that starts here is never closed: add one at the end of the text`;
  const after = inner.slice(close + 1).trim();
  if (after === '' || after.startsWith('#') || after === ':' || after.startsWith(': '))
    return undefined;
  return quote === '"'
    ? 'there is text after the closing quote: put the quotes around the whole text, and \\" for a quote within it'
    : 'there is a quote within the quotes: put the text in double quotes instead';
}

function openBracket(complaint: string): string {
  const bracket = complaint.endsWith('}') ? '{' : '[';
  return `the bracket ${bracket} is never closed: close it, or put a text that holds it in double quotes`;
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
