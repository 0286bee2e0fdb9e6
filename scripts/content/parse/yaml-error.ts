import {
  type Document,
  type ErrorCode,
  isAlias,
  isScalar,
  isSeq,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { quote } from '../diagnostic.ts';

/** What is wrong with a text in YAML, and between which offsets. */
interface YamlError {
  start: number;
  end: number;
  message: string;
}

const QUOTES = 'Put double quotes around the whole text, and write \\" for one inside it.';

const NO_FIELD =
  "here or in the line above: this isn't a field (name: value) or a list item (- value). Where the text of a page begins, put a line with --- above it.";

const INDENTATION =
  'here or in the line above: wrong indentation, or a list item without its hyphen and space. Fields that belong together, and the items of one list, begin with the same number of spaces.';

const OUTSIDE_LIST =
  "this line isn't part of a list. Put the same number of spaces before its hyphen as the items above have. If the field above has a value already, such as [], delete that value.";

const FENCE =
  "this line only marks an example in the guide. It isn't part of the file. Delete it, and the other line with ```.";

const NEEDS_QUOTES = `a value can't start with this character. ${QUOTES}`;

const MARKED =
  "here or in the line above: what starts with & or ! isn't plain text. Delete it, or put double quotes around it.";

/** What the codes of the parser's errors say to someone who doesn't know YAML. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'a text that starts with * needs double quotes around it; a list uses hyphens.',
  BAD_DQ_ESCAPE: 'a \\ in double quotes. Write \\\\ for the character itself.',
  BAD_INDENT: INDENTATION,
  BAD_SCALAR_START: NEEDS_QUOTES,
  BLOCK_AS_IMPLICIT_KEY: `here or in the line below: a second colon in one value, or a line that is indented too far. Put double quotes around a text with ": " in it; begin a field as far left as the one above it.`,
  MISSING_CHAR: NO_FIELD,
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_DOCS: 'this line ends the file too early. Delete it.',
  NON_STRING_KEY:
    'a text that starts with {{ needs double quotes. Put one before its first character and one after its last.',
  TAB_AS_INDENT: 'a tab in this line. Use spaces instead.',
  TAG_RESOLVE_FAILED: MARKED,
  UNEXPECTED_TOKEN: `text after the end of a quote or a bracket, or text that begins with a hyphen. ${QUOTES}`,
};

/** The message about an error that shares its code with others. */
const SPECIAL_SENTENCES: readonly { start: string; message: string }[] = [
  {
    start: 'Flow',
    message:
      'here or in the line above: a bracket is never closed. Close it, or put double quotes around a text with [ or # in it.',
  },
  {
    start: 'Missing directives-end',
    message: "above this, a line that begins with % isn't a field. Delete that line.",
  },
  {
    start: 'Missing closing',
    message: 'the quote that begins here is never closed. Add another at the end of the text.',
  },
];

/**
 * What is wrong with a text in YAML: the first error of the parser, of which most others follow, and
 * what it accepts but nobody means.
 */
export function yamlErrors(document: Document.Parsed, text: string): YamlError[] {
  const { errors, warnings } = document;
  const inOrder = [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  const [first, second] = inOrder;
  const fence = /^```.*$/m.exec(text);
  if (first && fence) {
    return [{ start: fence.index, end: fence.index + fence[0].length, message: FENCE }];
  }

  const parsed =
    first === undefined
      ? []
      : [indentedField(text, first, second) ?? parserError(first, document, text)];

  // What follows an error may be a part of it.
  const end = first?.pos[0] ?? text.length;
  return [...silentLosses(document, text).filter(({ start }) => start < end), ...parsed];
}

/** Whether an entry of a list begins at an offset, and the line with it. */
function isEntryAt(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(lineStart, start).trim() === '' && text.startsWith('- ', start);
}

/** A field that is indented below one with a value, of which the parser says two things. */
function indentedField(
  text: string,
  { code, pos: [start] }: YAMLError,
  second: YAMLError | undefined,
): YamlError | undefined {
  const isOfTwoLines = second?.code === 'MULTILINE_IMPLICIT_KEY' && second.pos[0] === start;
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !isOfTwoLines || isEntryAt(text, start)) return undefined;

  const nextLine = text.indexOf('\n', start) + 1;
  return { start: firstSign(text, nextLine), end: second.pos[1], message: INDENTATION };
}

/** An error of the parser in words for editors. */
function parserError(
  { code, message, pos: [start, end] }: YAMLError,
  document: Document.Parsed,
  text: string,
): YamlError {
  if (code === 'DUPLICATE_KEY') {
    const [name = ''] = /^[^\n:]*/.exec(text.slice(start)) ?? [];
    return {
      start,
      end: start + name.length,
      message: `${quote(name)} is here twice. Delete one.`,
    };
  }

  const special = SPECIAL_SENTENCES.find((each) => message.startsWith(each.start));
  const isOpenQuote = message.startsWith('Missing closing');
  const sign = isOpenQuote ? startOfQuote(document, start) : firstSign(text, start);
  const said = special?.message ?? (isEntryAt(text, sign) ? OUTSIDE_LIST : SENTENCES[code]);
  return {
    start: sign,
    end,
    message: said ?? "this line can't be read. Compare it with a similar file.",
  };
}

/** The first visible character at an offset or after it: an indentation belongs to its line. */
function firstSign(text: string, offset: number): number {
  const [blanks = ''] = /^[ \n]*/.exec(text.slice(offset)) ?? [];
  return offset + blanks.length;
}

/** Where a text in quotes begins that goes on to an offset. */
function startOfQuote(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range && range[0] < offset && range[1] >= offset) start = range[0];
    },
  });
  return start;
}

/** What is right for the parser, and would say less than was written, or something else. */
function silentLosses(document: Document.Parsed, text: string): YamlError[] {
  const found: YamlError[] = [];
  visit(document, {
    Node: (_, node, parents) => {
      const [start, end] = node.range ?? [0, 0];
      const isMarked = !isAlias(node) && (node.anchor !== undefined || node.tag !== undefined);
      if (isAlias(node)) found.push({ start, end, message: SENTENCES.BAD_ALIAS ?? '' });
      else if (isMarked) found.push({ start, end, message: MARKED });
      if (!isScalar(node)) return;

      const cut = cutByComment(node, text, start, end);
      if (cut !== undefined) found.push({ start, end, message: cut });
      const isEntry = isSeq(parents.at(-1));
      if (isEntry && isPlain(node) && /\n\s*- /.test(text.slice(start, end))) {
        const message = `here or in the line below: two list items are read as one, because the second is indented farther. Line up both hyphens.`;
        found.push({ start, end, message });
      }
    },
  });
  return found;
}

const isPlain = ({ type }: Scalar) => type === 'PLAIN';

/** The message about a text that a comment cuts off; numbers, and true and false, lose nothing. */
function cutByComment(node: Scalar, text: string, start: number, end: number): string | undefined {
  const [comment = ''] = /^[ \t]*(?:#.*)?/.exec(text.slice(end)) ?? [];
  const hidden = comment.trim();
  const isCut = isPlain(node) && typeof node.value === 'string' && hidden !== '';
  // A deliberate comment has a space after the #.
  const isGone = node.value === null && start === end && /^#[^\s#]/.test(hidden);
  if (!isCut && !isGone) return undefined;

  return `text with # in it needs double quotes: ${quote(hidden)} is read as a comment, so no page shows it. Put double quotes around the whole text, or move a comment to a line of its own.`;
}
