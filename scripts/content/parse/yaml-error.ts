import { type Document, isAlias, isMap, isScalar, Scalar, visit } from 'yaml';
import { count, someOf } from '../../../model/text.ts';
import { isCut, quote, type SourcePlace } from '../diagnostic.ts';

/** What is wrong with a text in YAML, and where. */
export interface YamlError {
  place: SourcePlace;
  message: string;
}

/** A value that stands on one line, and where. */
interface LineValue {
  place: SourcePlace;
  value: string;
}

/** Values that upset the parser, which finds it out on a later line. */
const UNCLOSED: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^"(?:[^"\\]|\\.)*$/,
    message: 'the quote " is never closed. Add another at the end of the text.',
  },
  {
    pattern: /^'(?:[^']|'')*$/,
    message: "the quote ' is never closed. Add another at the end of the text.",
  },
  {
    pattern: /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#:]/,
    message:
      'text after the closing quote. Put double quotes around the whole text, and write \\" for one inside it.',
  },
  {
    pattern: /^[[{][^\]}]*$/,
    message: 'the bracket is never closed. Close it, or put double quotes around the text.',
  },
];

/** What the parser finds on the very line of the mistake, by the code of its error. */
const MESSAGES: Record<string, (lines: readonly string[], line: number) => string> = {
  // One before the line's first sign has been told of.
  TAB_AS_INDENT: () => 'a tab in this line. Put a space in its place.',
  MULTIPLE_DOCS: () => 'this line ends the file too early. Delete it.',
};

/**
 * The mistakes in a text in YAML, in words for editors, and where each was made, which is often above
 * the place that the parser names: tabs, and what can be told without their lines. What the parser
 * says of the rest is its confusion.
 * @param placeAt the place of an offset
 * @returns none where the text is right
 */
export function yamlErrors(
  document: Document.Parsed,
  text: string,
  placeAt: (offset: number) => SourcePlace,
): YamlError[] {
  const error = yamlError(document, text, placeAt);
  if (error === undefined) return [];

  const lines = text.split('\n');
  const tabs = tabErrors(lines);
  if (tabs.length === 0) {
    const colons = colonErrors(document, lines, placeAt);
    return colons[0]?.place.line === error.place.line ? colons : [error];
  }

  const unclosed = unclosedValue(lines, lines.length);
  return unclosed === undefined ? tabs : [unclosed, ...tabs];
}

/** Every text with a colon in it that needs quotes: the parser goes on behind each. */
function colonErrors(
  document: Document.Parsed,
  lines: readonly string[],
  placeAt: (offset: number) => SourcePlace,
): YamlError[] {
  const found = document.errors
    .filter(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY')
    .map(({ pos }) => valueOn(lines, placeAt(pos[0]).line))
    .filter(({ value }) => hasColon(value));
  const firstOfLine = new Map(found.map((value) => [value.place.line, value]));
  return [...firstOfLine.values()].map((value) => needsQuotes(value, WITH_COLON));
}

const WITH_COLON = 'text with ": " in it';

const hasColon = (value: string) => value.includes(': ');

/** The first line that starts with a tab, and the numbers of the others that do. */
function tabErrors(lines: readonly string[]): YamlError[] {
  const [first, ...others] = lines.flatMap((text, index) =>
    /^\s*\t\s*[^\s#]/.test(text) ? [index + 1] : [],
  );
  if (first === undefined) return [];

  const text = lines[first - 1] ?? '';
  const spaces = indentationBelow(lines, first - 1, text);
  const fix = spaces === 0 ? 'Delete the tab' : `Begin it with ${count(spaces, 'space')} instead`;
  const noun = others.length === 1 ? 'line' : 'lines';
  const also = others.length === 0 ? '' : ` Also on ${noun} ${someOf(others.map(String))}.`;
  const place = { line: first, column: text.indexOf('\t') + 1 };
  return [{ place, message: `the line starts with a tab. ${fix}.${also}` }];
}

/** The first mistake in a text in YAML, by what the parser finds. */
function yamlError(
  document: Document.Parsed,
  text: string,
  placeAt: (offset: number) => SourcePlace,
): YamlError | undefined {
  const lines = text.split('\n');

  const [special] = specialValues(document, text);
  if (special !== undefined) return needsQuotes(valueOn(lines, placeAt(special).line));

  const [error] = document.errors;
  const [swallowed] = swallowedEntries(document, text);
  const isExplained =
    error !== undefined && (error.code === 'DUPLICATE_KEY' || MESSAGES[error.code] !== undefined);
  if (swallowed !== undefined && !isExplained) {
    const { line } = placeAt(swallowed);
    return unclosedValue(lines, line) ?? swallowedEntry(lines, line);
  }

  if (error === undefined) return undefined;
  const place = placeAt(error.pos[0]);

  const emptied = emptyAboveEntries(lines, place.line);
  if (emptied !== undefined) return emptied;

  const unclosed = unclosedValue(lines, place.line);
  if (unclosed !== undefined) return unclosed;

  if (error.code === 'DUPLICATE_KEY') return duplicateField(document, place, placeAt);
  const message = MESSAGES[error.code]?.(lines, place.line);
  if (message !== undefined) return { place, message };

  const value = valueOn(lines, place.line);
  // A link of Markdown begins like a list.
  const isLink = error.code === 'UNEXPECTED_TOKEN' && value.value.startsWith('[');
  if (error.code === 'BAD_SCALAR_START' || isLink) return needsQuotes(value);
  if (isAmongEntries(lines, place.line)) return noHyphen(lines, place.line);
  const hasName = value.place.column > (lines[place.line - 1] ?? '').search(/[^\s-]/) + 1;
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return noColon(value);
  if (error.code === 'MISSING_CHAR' && !hasName) return noColon(value);

  const isInText = error.code === 'BLOCK_AS_IMPLICIT_KEY' && place.column > 1;
  if (isInText && hasColon(value.value)) return needsQuotes(value, WITH_COLON);

  // A field cannot stand under a text: the line after the text is the wrong one.
  if (isInText) return wrongIndentation(lines, place.line + 1);
  if (error.code === 'BAD_INDENT' || place.column < value.place.column) {
    return wrongIndentation(lines, place.line);
  }

  const advice = 'Put double quotes around the value, or compare it with a similar file.';
  return { place, message: `this line can't be read. ${advice}` };
}

/**
 * The second of two fields of one name in a group.
 * @param place of its name
 */
function duplicateField(
  document: Document.Parsed,
  place: SourcePlace,
  placeAt: (offset: number) => SourcePlace,
): YamlError {
  let message = 'the same field is here twice. Delete one.';
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
      const placeOf = (key: Scalar) => placeAt(key.range?.[0] ?? 0);
      const second = keys.find((key) => {
        const { line, column } = placeOf(key);
        return line === place.line && column === place.column;
      });
      const first = keys.find(({ value }) => value === second?.value);
      if (first === undefined) return;

      const name = quote(String(first.value));
      const firstLine = placeOf(first).line;
      message = `${name} is here twice, on line ${firstLine} and on line ${place.line}. Delete one.`;
    },
  });
  return { place, message };
}

/**
 * The offsets of values that mean something in YAML which nobody means here: a token, which would be
 * read as a group, and the marks of references and types.
 */
function specialValues(document: Document.Parsed, text: string): number[] {
  const offsets: number[] = [];
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0;
      const isToken = isMap(node) && text.startsWith('{{', start);
      const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (isToken || isMarked) offsets.push(start);
    },
  });
  return offsets;
}

/** A line of a list, after its blanks. */
const isEntry = (line: string) => /^-(?:\s|$)/.test(line.trimStart());

/**
 * The offsets of entries of a list that became part of the text above them: that has no hyphen itself,
 * or stands farther to the left. Beside the name of a field a text may go on with a dash.
 */
function swallowedEntries(document: Document.Parsed, text: string): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start, end] = range ?? [0, 0];
      const entry = text.slice(start, end).search(/(?<=\n\s*)- /);
      if (type !== Scalar.PLAIN || entry < 0) return;

      const lineStart = text.lastIndexOf('\n', start - 1) + 1;
      const isBesideName = text.slice(lineStart, start).includes(':');
      if (!isBesideName) offsets.push(start + entry);
    },
  });
  return offsets;
}

/** @param line of the entry, which became part of the line above it */
function swallowedEntry(lines: readonly string[], line: number): YamlError {
  const above = lines.slice(0, line - 1).findLastIndex((each) => each.trim() !== '');
  // Lists are indented by two spaces, or four.
  const isAboveWrong = (lines[above] ?? '').search(/\S/) % 2 === 1;
  if (isEntry(lines[above] ?? '')) return wrongIndentation(lines, isAboveWrong ? above + 1 : line);
  return noHyphen(lines, above + 1);
}

/** Whether a line stands where entries of a list begin, and is meant as one. */
function isAmongEntries(lines: readonly string[], line: number): boolean {
  const text = lines[line - 1] ?? '';
  const indentation = (each: string) => each.search(/\S/);
  const above = lines
    .slice(0, line - 1)
    .findLast((each) => each.trim() !== '' && indentation(each) <= indentation(text));
  if (isEntry(text) || above === undefined) return false;
  if (!isEntry(above) || indentation(above) !== indentation(text)) return false;

  // Where entries have fields, one that begins with another field is indented too little.
  const [, firstField] = /^\s*- +([\w-]+):(?:\s|$)/.exec(above) ?? [];
  return firstField === undefined || text.trimStart().startsWith(`${firstField}:`);
}

/** The first [] above a line, or on it, under which the entries of its list stand after all. */
function emptyAboveEntries(lines: readonly string[], lastLine: number): YamlError | undefined {
  for (const [index, text] of lines.slice(0, lastLine).entries()) {
    const [, before = '', name] = /^(\s*(?:- +)*)([\w-]+):\s+\[\s*\]\s*(?:#.*)?$/.exec(text) ?? [];
    const next = lines.slice(index + 1).find((each) => /^\s*[^\s#]/.test(each)) ?? '';
    const isAbove = isEntry(next) && next.search(/\S/) >= before.length;
    if (name === undefined || !isAbove) continue;

    const place = { line: index + 1, column: text.indexOf('[') + 1, length: 2 };
    return { place, message: `delete the [] after "${name}:", since entries follow.` };
  }
  return undefined;
}

/** The first value above a line, or on it, that has an opening sign and no closing one. */
function unclosedValue(lines: readonly string[], lastLine: number): YamlError | undefined {
  for (let line = 1; line <= lastLine; line++) {
    const { place, value } = valueOn(lines, line);
    const unclosed = UNCLOSED.find(({ pattern }) => pattern.test(value));
    if (unclosed !== undefined) return { place, message: unclosed.message };
  }
  return undefined;
}

/** A line's value, after the hyphens of its list and the name of its field. */
function valueOn(lines: readonly string[], line: number): LineValue {
  const parts = /^(\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?)(.*?)\s*$/.exec(lines[line - 1] ?? '');
  const [, before = '', value = ''] = parts ?? [];
  return { place: { line, column: before.length + 1, length: value.length }, value };
}

/** @param what names the value; without it, a text that starts with a sign of YAML is meant */
function needsQuotes({ place, value }: LineValue, what?: string): YamlError {
  const sign = value.startsWith('{{') ? '{{' : value.charAt(0);
  const ofStart = /^[\p{L}\d]/u.test(value) ? WITH_COLON : `text that starts with ${sign}`;
  const named = what ?? ofStart;

  const escaped = value.replace(/["\\]/g, '\\$&');
  const fix = isCut(escaped)
    ? 'Put one before its first sign and one after its last'
    : `Write ${quote(escaped)}`;
  return { place, message: `${named} needs double quotes. ${fix}.` };
}

/** An entry of a list without its hyphen, or without the space after it. */
function noHyphen(lines: readonly string[], line: number): YamlError {
  const text = lines[line - 1] ?? '';
  const entry = text.trim();
  const place = { line, column: text.search(/\S/) + 1, length: entry.length };
  const what = entry.startsWith('-')
    ? 'no space after the hyphen'
    : 'no hyphen before this entry of a list';
  const written = `- ${entry.replace(/^-/, '')}`;
  const fix = isCut(written) ? 'Begin it with "- "' : `Write ${quote(written)}`;
  return { place, message: `${what}. ${fix}.` };
}

function noColon({ place, value }: LineValue): YamlError {
  const [, name = 'name', colon = '', rest = ''] = /^([\w-]+)(:?)\s*(.*)$/.exec(value) ?? [];
  const what =
    colon === ''
      ? 'no colon and space after the name of a field'
      : 'no space after the colon of a field';
  const field = quote(`${name}: ${rest}`);
  const fix = rest === '' ? `${field} and its value` : field;
  return { place, message: `${what}. Write ${fix}.` };
}

/** Stands at the next line of fields; at a line above it that stands apart from those around it. */
function wrongIndentation(lines: readonly string[], fromLine: number): YamlError {
  const fields = lines.flatMap((text, index) => (isField(text) ? [index + 1] : []));
  const next = fields.find((line) => line >= fromLine) ?? fields[0] ?? 1;
  const line = strayAbove(lines, fields, next) ?? next;

  const text = lines[line - 1] ?? '';
  const column = indentationOf(text) + 1;
  const place = { line, column, length: text.trim().length };
  return { place, message: `wrong indentation. ${indentationFix(lines, line)}` };
}

/** Whether a line is neither empty nor a comment. */
const isField = (line: string) => /^\s*[^\s#]/.test(line);

const indentationOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** Whether a line is the name of a field alone, whose value stands below it. */
const isOpen = (line: string) => /^\s*(?:- +)*[\w-]+:\s*(?:#.*)?$/.test(line);

/**
 * The line above one that the parser finds wrong, where that is the one that stands apart: the first
 * of a file that alone is indented, and a field outside the group whose other fields are around it.
 */
function strayAbove(
  lines: readonly string[],
  fields: readonly number[],
  line: number,
): number | undefined {
  const [beforeLast, last] = fields.slice(0, fields.indexOf(line)).slice(-2);
  const indentationAt = (each = line) => indentationOf(lines[each - 1] ?? '');

  const [first] = fields;
  if (first !== undefined && indentationAt(first) > indentationAt()) return first;

  const firstOfBlock = strayFirst(lines, fields, line);
  if (firstOfBlock !== undefined) return firstOfBlock;
  if (last === undefined || beforeLast === undefined) return undefined;
  if (indentationAt(last) >= indentationAt()) return undefined;

  const above = lines[beforeLast - 1] ?? '';
  const isGroupOpen = isOpen(above) && indentationAt(beforeLast) === indentationAt(last);
  return isGroupOpen || indentationAt(beforeLast) === indentationAt() ? last : undefined;
}

/**
 * The first line of the group or the list that a line is in, where that one alone is indented otherwise
 * than by two spaces: the line would be right below it, moved to where it belongs.
 */
function strayFirst(
  lines: readonly string[],
  fields: readonly number[],
  line: number,
): number | undefined {
  const textAt = (each: number) => lines[each - 1] ?? '';
  const indentation = indentationOf(textAt(line));
  const above = fields.slice(0, fields.indexOf(line));

  return above.findLast((each, index) => {
    const opening = above[index - 1];
    if (opening === undefined || !isOpen(textAt(opening))) return false;
    if (indentationOf(textAt(opening)) >= indentation) return false;

    const actual = indentationOf(textAt(each));
    const right = indentationBelow(lines, each - 1, textAt(each));
    // The entries of a list may stand right below its name.
    const isInPlace = actual === right || (isEntry(textAt(each)) && actual === right - 2);
    const hasCompany = above
      .slice(index + 1)
      .some((other) => indentationOf(textAt(other)) === actual);
    const ofItsFields = columnOfFields(textAt(each)) - actual + right;
    return !isInPlace && !hasCompany && [right, ofItsFields].includes(indentation);
  });
}

/** How far the name of a field is indented, behind the hyphens of a list. Unit: spaces. */
const columnOfFields = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;

/** How to indent a line as those around it. */
function indentationFix(lines: readonly string[], line: number): string {
  const text = lines[line - 1] ?? '';
  const above = indentationBelow(lines, line - 1, text);
  const lineBelow = lines.slice(line).find(isField);
  const below = lineBelow === undefined ? above : indentationOf(lineBelow);

  const inWords = (spaces: number) => (spaces === 0 ? 'no spaces' : count(spaces, 'space'));
  const fix = `Begin it with ${inWords(above)}`;
  // Between the end of a group and what follows, it may belong to either.
  const actual = indentationOf(text);
  const isBetween = below < actual && actual < above;
  return isBetween
    ? `${fix}, as the line above, or with ${inWords(below)}, as the line below.`
    : `${fix}.`;
}

/**
 * How far a line is indented that belongs to the same as the line above it, or to that line where it
 * opens a group. Unit: spaces.
 * @param lineAbove the number of the line above; lines without fields are passed over
 */
function indentationBelow(lines: readonly string[], lineAbove: number, text = ''): number {
  const above = lines.slice(0, lineAbove).findLast(isField);
  if (above === undefined) return 0;

  const spaces = indentationOf(above);
  if (isEntry(text) && isEntry(above)) return spaces;

  // The fields of an entry begin behind its hyphen.
  const column = columnOfFields(above);
  return isOpen(above) ? column + 2 : column;
}
