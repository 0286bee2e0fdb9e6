import { type Document, isAlias, isMap, isScalar, visit } from 'yaml';
import { count } from '../../../model/text.ts';
import { isCut, quote, type SourcePosition } from '../diagnostic.ts';
import { readYamlLines, type YamlFault, type YamlLine } from './yaml-lines.ts';

/** What is wrong with a text in YAML, and where. */
export interface YamlError {
  position: SourcePosition;
  message: string;
}

/** A mistake that people make in a line of YAML. */
interface LineMistake {
  /** What the value of the line looks like; the whole line, where that or a tab in it is meant. */
  pattern: RegExp;
  of: 'value' | 'line' | 'tab';
  message: (line: YamlLine, match: RegExpExecArray) => string;
  /** Whether the line can be read with it all the same, and would say something else. */
  isReadable?: boolean;
  /** Whether a line can have it that goes on with a text. */
  isInText?: boolean;
}

/** The mistakes that people make in a line; the first that fits is told. */
const MISTAKES: readonly LineMistake[] = [
  {
    pattern: /^\s*\t\s*\S/,
    of: 'tab',
    message: ({ fault }) => {
      const spaces = fault?.kind === 'indentation' ? (fault.fitting[0] ?? 0) : 0;
      const fix =
        spaces === 0 ? 'Delete the tab' : `Begin it with ${count(spaces, 'space')} instead`;
      return `the line starts with a tab. ${fix}.`;
    },
  },
  {
    pattern: /^\s*-\t/,
    of: 'tab',
    message: () => 'a tab in this line. Put a space in its place.',
  },
  {
    pattern: /^\s*-[a-z]\w*:\s/,
    of: 'line',
    message: ({ text }) => noHyphen(text.trim()),
  },
  {
    pattern: /^(?:---|\.\.\.)\s*$/,
    of: 'line',
    message: () => 'this line ends the file too early. Delete it.',
  },
  {
    pattern: /^\s*\*\s+(\S.*?)\s*$/,
    of: 'line',
    message: (_, [, entry = '']) =>
      `a list has hyphens. ${writeOr(`- ${entry}`, 'Begin it with "- "')}.`,
  },
  {
    pattern: /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#:]/,
    of: 'value',
    message: () =>
      'text after the closing quote. Put double quotes around the whole text, and write \\" for one inside it.',
  },
  {
    // Numbers, and true and false, lose nothing by a comment.
    pattern: /^(?!(?:[-+]?[\d.]+|true|false|null|~)\s+#)(?:[^"'[{|>#].*?|\[[^\]"']*?)\s#/,
    of: 'value',
    isReadable: true,
    isInText: true,
    message: hiddenByComment,
  },
  {
    // A comment of one's own has a space after its sign.
    pattern: /^#[^\s#]/,
    of: 'value',
    isReadable: true,
    message: hiddenByComment,
  },
  {
    pattern: /^[&!][\w-]*$/,
    of: 'value',
    isReadable: true,
    message: ({ value }) => `delete ${value}, or put double quotes around it if it is the text.`,
  },
  {
    pattern: /^(?:[*&!]|\{\{)/,
    of: 'value',
    isReadable: true,
    message: ({ value }) => needsQuotes(value, startOf(value)),
  },
  {
    // A link of Markdown begins like a list.
    pattern: /^(?:[%@`,\]}]|\[[^\]]*\]\s*[^\s#])/,
    of: 'value',
    message: ({ value }) => needsQuotes(value, startOf(value)),
  },
  {
    pattern: /^[^"'[{|>].*:(?:\s|$)/,
    of: 'value',
    message: ({ value }) => needsQuotes(value, 'text with ": " in it'),
  },
];

const startOf = (value: string) =>
  `text that starts with ${value.startsWith('{{') ? '{{' : value.charAt(0)}`;

/** What can be wrong with the way a line stands among others, in words. */
const FAULTS: { [Kind in YamlFault['kind']]: (line: YamlLine, fault: YamlFault) => string } = {
  indentation: (_, fault) => `wrong indentation. ${indentationFix(fault)}`,
  hyphen: ({ text }) => noHyphen(text.trim()),
  colon: noColon,
  'not-empty': ({ name }) => `delete the [] after "${name}:", since entries follow.`,
  open: (_, fault) => {
    const sign = fault.kind === 'open' ? fault.sign : '"';
    return /["']/.test(sign)
      ? `the quote ${sign} is never closed. Add another at the end of the text.`
      : 'the bracket is never closed. Close it, or put double quotes around the text.';
  },
};

/**
 * The mistakes in a text in YAML, in words for editors, and where each was made, which is often above
 * the position that the parser names.
 * @param positionAt the position of an offset
 * @returns none where the text is right
 */
export function yamlErrors(
  document: Document.Parsed,
  text: string,
  positionAt: (offset: number) => SourcePosition,
): YamlError[] {
  const unread = document.errors[0]?.pos[0] ?? specialValue(document);
  const lines = readYamlLines(text);
  const prose = lines.findIndex(isProse);
  const fields = prose < 0 ? lines : lines.slice(0, prose + 1);
  const ofLines = fields.flatMap((line) => lineErrors(line, unread !== undefined));
  const errors = [...duplicateFields(document, positionAt), ...ofLines];
  if (errors.length > 0 || unread === undefined) return errors;

  const message = "this line can't be read. Compare it with a similar file.";
  return [{ position: positionAt(unread), message }];
}

/**
 * What is wrong with a line.
 * @param isUnread whether the parser can't read the text
 */
function lineErrors(line: YamlLine, isUnread: boolean): YamlError[] {
  const { number, text, indentation, value, column, fault } = line;
  const ofValue = { line: number, column, length: value.length };
  const ofLine = { line: number, column: indentation + 1, length: text.trim().length };
  const ofTab = { line: number, column: text.indexOf('\t') + 1 };

  for (const { pattern, of, message, isReadable = false, isInText = false } of MISTAKES) {
    const isLooked = of !== 'value' || !line.isContinued || isInText;
    const match = isUnread || isReadable ? pattern.exec(of === 'value' ? value : text) : null;
    if (isLooked && match !== null) {
      const position = of === 'tab' ? ofTab : of === 'line' ? ofLine : ofValue;
      return [{ position, message: message(line, match) }];
    }
  }

  if (fault === undefined || !(isUnread || line.isSwallowed)) return [];
  const isOfLine = fault.kind === 'indentation' || fault.kind === 'hyphen';
  return [{ position: isOfLine ? ofLine : ofValue, message: FAULTS[fault.kind](line, fault) }];
}

/** Fields that stand in their group for a second time. */
function duplicateFields(
  document: Document.Parsed,
  positionAt: (offset: number) => SourcePosition,
): YamlError[] {
  const errors: YamlError[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const firstLines = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;

        const position = positionAt(key.range?.[0] ?? 0);
        const first = firstLines.get(key.value);
        firstLines.set(key.value, first ?? position.line);
        if (first === undefined) continue;

        const lines = `on line ${first} and on line ${position.line}`;
        errors.push({
          position,
          message: `${quote(String(key.value))} is here twice, ${lines}. Delete one.`,
        });
      }
    },
  });
  return errors;
}

/**
 * The offset of a value that means something in YAML which nobody means here: a token, which would be
 * read as a group, and the marks of references and types.
 */
function specialValue(document: Document.Parsed): number | undefined {
  const offsets: number[] = [];
  visit(document, {
    Node: (_, node) => {
      const isToken = isMap(node) && node.items.some(({ key }) => isMap(key));
      const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (isToken || isMarked) offsets.push(node.range?.[0] ?? 0);
    },
  });
  return offsets[0];
}

/** What is said of a text that a comment cuts off. */
function hiddenByComment({ value, isContinued }: YamlLine): string {
  const hidden = value.slice(value.search(/(?<=^|\s)#/));
  const what = `text with # in it needs double quotes: as a comment, ${quote(hidden)} is on no page`;

  const escaped = value.replace(/["\\]/g, '\\$&');
  const isPart = isContinued || value.startsWith('[') || isCut(escaped);
  const fix = isPart ? 'Put double quotes around the whole text' : `Write ${quote(escaped)}`;
  // Who means a comment writes a space after its sign.
  const orMove = hidden.startsWith('# ') ? ', or move the comment to a line of its own' : '';
  return `${what}. ${fix}${orMove}.`;
}

/** @param what names the value */
function needsQuotes(value: string, what: string): string {
  const escaped = value.replace(/["\\]/g, '\\$&');
  const fix = writeOr(escaped, 'Put one before its first sign and one after its last');
  return `${what} needs double quotes. ${fix}.`;
}

/** What to write, where a message has room for it. */
function writeOr(better: string, otherwise: string): string {
  return isCut(better) ? otherwise : `Write ${quote(better)}`;
}

/** An entry of a list without its hyphen, or without the space after it. */
function noHyphen(entry: string): string {
  const what = entry.startsWith('-')
    ? 'no space after the hyphen'
    : 'no hyphen before this entry of a list';
  return `${what}. ${writeOr(`- ${entry.replace(/^-/, '')}`, 'Begin it with "- "')}.`;
}

/** A name and its value have seldom more words. */
const MOST_WORDS = 8;

/** Whether a line is one of the text of a page, which goes on where fields are never closed. */
function isProse({ fault, value }: YamlLine): boolean {
  return fault?.kind === 'colon' && !/^[\w-]+:/.test(value) && value.split(' ').length > MOST_WORDS;
}

function noColon(line: YamlLine): string {
  if (isProse(line)) {
    return 'this line is no field. If the text of the page begins here, put a line with --- above it.';
  }

  const [, name = 'name', colon = '', rest = ''] = /^([\w-]+)(:?)\s*(.*)$/.exec(line.value) ?? [];
  const what =
    colon === ''
      ? 'no colon and space after the name of a field'
      : 'no space after the colon of a field';
  const field = quote(`${name}: ${rest}`);
  return `${what}. Write ${rest === '' ? `${field} and its value` : field}.`;
}

/** How to indent a line as those around it. */
function indentationFix(fault: YamlFault): string {
  const [best = 0, other] = fault.kind === 'indentation' ? fault.fitting : [];
  const inWords = (spaces: number) => (spaces === 0 ? 'no spaces' : count(spaces, 'space'));
  const fix = `Begin it with ${inWords(best)}`;
  // Between the end of a group and what follows, it may belong to either.
  return other === undefined
    ? `${fix}.`
    : `${fix}, as the line above, or with ${inWords(other)}, as the line below.`;
}
