import {
  type Document,
  type ErrorCode,
  isAlias,
  isScalar,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { quote } from '../../../model/text.ts';

/** What is wrong with a text in YAML, and between which offsets. */
interface YamlError {
  start: number;
  end: number;
  message: string;
}

const QUOTES = 'Put double quotes around the whole text, and write \\" for one inside it.';

const NO_FIELD =
  'here or in the line above: a field is a name, a colon, a space and a value (name: Boise), and a list item a hyphen, a space and a value (- Boise). A quote or a bracket that is opened needs its other one. Where the text of a page begins, put a line with --- above it; a line with ``` marks an example and is no part of a file.';

const MARKED =
  "here or in the line above: what starts with &, * or ! isn't plain text. Delete that character, or put double quotes around the text; a list uses hyphens.";

/** What the codes of the parser's errors say to someone who doesn't know YAML. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: MARKED,
  BAD_DQ_ESCAPE: 'a \\ in double quotes. Write \\\\ for the character itself.',
  BAD_INDENT:
    'here or in the line above: wrong indentation, or a list item without its hyphen and space. Fields that belong together, and the items of one list, begin with the same number of spaces. If the field above has a value already, such as [], delete that value.',
  BAD_SCALAR_START: `a value can't start with this character. ${QUOTES}`,
  BLOCK_AS_IMPLICIT_KEY:
    'here or in the line below: a second colon in one value, or a line that is indented too far. Put double quotes around a text with ": " in it; begin a field, or the hyphen of a list item, as far left as the one above it.',
  DUPLICATE_KEY: 'this field is here twice. Delete one.',
  MISSING_CHAR: NO_FIELD,
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_DOCS: 'this line ends the file too early. Delete it.',
  NON_STRING_KEY:
    'a text that starts with {{ needs double quotes. Put one before its first character and one after its last.',
  TAB_AS_INDENT: 'a tab in this line. Use spaces instead.',
  TAG_RESOLVE_FAILED: MARKED,
  UNEXPECTED_TOKEN: `text after the end of a quote or a bracket, a text that begins with a hyphen, or a line that begins with %. ${QUOTES}`,
};

const NO_SENTENCE = "this line can't be read. Compare it with a similar file.";

const OPEN_BRACKET =
  'here or in the line above: a bracket is never closed. Close it, or put double quotes around a text with [ or # in it.';

const OPEN_QUOTE =
  'the quote that begins here is never closed. Add another at the end of the text.';

/**
 * What is wrong with a text in YAML: the first error of the parser, of which most others follow, and
 * what it accepts though a part of it would be lost.
 */
export function yamlErrors(document: Document.Parsed, text: string): YamlError[] {
  const said = [...document.errors, ...document.warnings];
  const [first] = said.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first === undefined) return lostParts(document, text);

  // What follows an error may be a part of it.
  const before = lostParts(document, text).filter(({ start }) => start < first.pos[0]);
  return [...before, parserError(first, document, text)];
}

/** The name of a field, with its colon, and a value without the space between; no web address. */
const NO_SPACE = /^\s*(?:- )?([A-Za-z]\w*:)(?=[^\s/])/;

/** An error of the parser in words for editors. */
function parserError(
  { code, message, pos }: YAMLError,
  document: Document.Parsed,
  text: string,
): YamlError {
  const [start, end] = [firstSign(text, pos[0]), pos[1]];
  if (message.startsWith('Missing closing')) {
    return { start: startOfQuote(document, pos[0]), end, message: OPEN_QUOTE };
  }

  if (message.startsWith('Flow')) return { start, end, message: OPEN_BRACKET };

  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1);
  const [, name] = NO_SPACE.exec(line) ?? [];
  if (SENTENCES[code] === NO_FIELD && name !== undefined) {
    return { start, end, message: `a space is missing after ${quote(name)}. Write it.` };
  }
  return { start, end, message: SENTENCES[code] ?? NO_SENTENCE };
}

/** The first visible character at an offset or after it: an indentation belongs to its line. */
function firstSign(text: string, offset: number): number {
  const [blanks = ''] = /^[ \n]*/.exec(text.slice(offset)) ?? [];
  return offset + blanks.length;
}

/** Where a text in quotes begins that goes on to an offset: the parser knows only where it finds no end. */
function startOfQuote(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range && range[0] < offset && range[1] >= offset) start = range[0];
    },
  });
  return start;
}

/** What is right for the parser, and would say less than was written: a mark of YAML, a text cut by #. */
function lostParts(document: Document.Parsed, text: string): YamlError[] {
  const found: YamlError[] = [];
  visit(document, {
    Node: (_, node) => {
      const [start, end] = node.range ?? [0, 0];
      const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (isMarked) found.push({ start, end, message: MARKED });

      const cut = isScalar(node) ? cutByComment(node, text, start, end) : undefined;
      if (cut !== undefined) found.push({ start, end, message: cut });
    },
  });
  return found;
}

/** The message about a text that a comment cuts off; numbers, and true and false, lose nothing. */
function cutByComment(node: Scalar, text: string, start: number, end: number): string | undefined {
  const [comment = ''] = /^[ \t]*(?:#.*)?/.exec(text.slice(end)) ?? [];
  const hidden = comment.trim();
  const isCut = node.type === 'PLAIN' && typeof node.value === 'string' && hidden !== '';
  // A deliberate comment has a space after the #.
  const isGone = node.value === null && start === end && /^#[^\s#]/.test(hidden);
  if (!isCut && !isGone) return undefined;

  return `text with # in it needs double quotes: ${quote(hidden)} is read as a comment, so no page shows it. Put double quotes around the whole text, or move a comment to a line of its own.`;
}
