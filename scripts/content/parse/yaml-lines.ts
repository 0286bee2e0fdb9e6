/** A line of YAML as people write it: the hyphen of an entry, the name of a field, a value. */
export interface YamlLine {
  /** Counted from 1. */
  number: number;
  text: string;
  /** How far its first sign is from the edge. Unit: spaces. */
  indentation: number;
  /** Whether a hyphen begins it. */
  isEntry: boolean;
  /** The name of its field. */
  name: string | undefined;
  /** How far its value belongs to the right: the name of its field, else its hyphen. Unit: spaces. */
  owner: number;
  /** What stands behind hyphen and name. */
  value: string;
  /** Where the value begins; counted from 1. */
  column: number;
  /** Whether it goes on with the text of the line above. */
  isContinued: boolean;
  /** Whether its text, or the one that it goes on with, stands beside the name of a field. */
  isBesideName: boolean;
  /** What is wrong with the way it stands among the others. */
  fault?: YamlFault;
  /** Whether the fault makes a part of another text of it, without an error. */
  isSwallowed?: boolean;
}

/** What can be wrong with the way a line stands among others. */
export type YamlFault =
  /** The indentations that would fit, the best first. */
  | { kind: 'indentation'; fitting: readonly number[] }
  /** An entry of a list without its hyphen, or without the space behind it. */
  | { kind: 'hyphen' }
  /** A field without its colon, or without the space behind it. */
  | { kind: 'colon' }
  /** [] above the entries of a list. */
  | { kind: 'not-empty' }
  /** A quote or a bracket that is still open where the next field begins. */
  | { kind: 'open'; sign: string };

/** A column at which lines may begin, since one above does. */
interface Level {
  column: number;
  isEntry: boolean;
  /** The name behind the hyphen of an entry. */
  firstField?: string | undefined;
}

const LINE =
  /^(?<blanks>\s*)(?<hyphens>(?:-(?:[ \t]+|$))*)(?:(?<name>[\w-]+):(?:\s+|$))?(?<value>.*?)\s*$/;

/** How a text begins that goes on below its field, on lines that stand farther to the right. */
const BLOCK = /^[|>][-+\d]*(?:\s+#.*)?$/;

/** Whether a field or an entry has its value on the lines below. */
const isOpen = ({ value, name, isEntry }: YamlLine) =>
  /^(?:#(?:\s.*)?|[&!][\w-]*)?$/.test(value) && (name !== undefined || isEntry);

/**
 * Reads YAML line by line, as people do who see its columns, so that a mistake is found where it was
 * made: a parser finds out on a later line. Comments, empty lines and what goes on in quotes, in
 * brackets or in a block of text are left out.
 */
export function readYamlLines(text: string): YamlLine[] {
  const lines: YamlLine[] = [];
  let levels: Level[] = [{ column: 0, isEntry: false }];
  /** The lines up to this one belong to the value of a line above. */
  let end = 0;

  const written = text.split('\n');
  for (const [index, each] of written.entries()) {
    if (index < end || /^\s*(?:#|$)/.test(each)) continue;

    const line = readLine(each, index + 1);
    const [before, last] = [lines.at(-2), lines.at(-1)];
    lines.push(line);

    if (last !== undefined && isContinuation(line, last)) {
      line.isContinued = true;
      line.owner = last.owner;
      line.isBesideName = last.isBesideName;
    } else {
      levels = standAmong(line, last, before, levels);
    }
    end = endOfValue(line, written);
  }
  return lines;
}

function readLine(text: string, number: number): YamlLine {
  const { blanks = '', hyphens = '', name, value = '' } = LINE.exec(text)?.groups ?? {};
  const indentation = blanks.length;
  const column = text.trimEnd().length - value.length + 1;

  const isEntry = hyphens !== '';
  const ofName = indentation + hyphens.length;
  const ofHyphen = indentation + hyphens.lastIndexOf('-');
  const isBesideName = name !== undefined;
  const line = {
    number,
    text,
    indentation,
    isEntry,
    value,
    column,
    isBesideName,
    isContinued: false,
  };
  if (!isEntry || name !== undefined) return { ...line, name, owner: ofName };

  // The first field of an entry, without the space after its colon; a web address is none.
  const [, nearlyName] = /^([a-z]\w*):(?!\/\/)\S/.exec(value) ?? [];
  if (nearlyName === undefined) return { ...line, name, owner: ofHyphen };
  return { ...line, name: nearlyName, owner: ofName, fault: { kind: 'colon' } };
}

/** Whether a line goes on with a text. Beside the name of a field, the text may go on with a dash. */
function isContinuation(line: YamlLine, last: YamlLine): boolean {
  const isPlain = last.isContinued || !/^["'[{]/.test(last.value);
  if (isOpen(last) || !isPlain || line.name !== undefined) return false;

  if (line.isEntry && !last.isBesideName) return false;
  return line.indentation > last.owner;
}

/**
 * Finds out whether a line stands where it can, which may be the fault of the line above it.
 * @param levels the columns at which lines may begin
 * @returns those for the next line
 */
function standAmong(
  line: YamlLine,
  last: YamlLine | undefined,
  before: YamlLine | undefined,
  levels: readonly Level[],
): Level[] {
  if (last !== undefined && line.isEntry && /^\[\s*\]/.test(last.value)) {
    last.fault = { kind: 'not-empty' };
    return levelsBelow(line, line.indentation, levels);
  }

  const { indentation, isEntry, name } = line;
  const opened = last !== undefined && isOpen(last) ? last.owner : undefined;
  const fitting = fittingColumns(line, opened, levels);
  const isBelow = opened !== undefined && indentation > opened;

  if (/^\s*\t/.test(line.text)) {
    const [best = 0] = fitting;
    line.fault = { kind: 'indentation', fitting: [best] };
    return levelsBelow(line, best, levels);
  }

  if (name === undefined && !isEntry) {
    // A text below the name of its field belongs to that.
    if (isBelow) line.owner = opened;
    else line.fault = { kind: fitting.includes(indentation) ? 'hyphen' : 'colon' };
    return [...levels];
  }

  if (isEntry && last !== undefined && isText(last)) {
    line.isSwallowed = indentation > last.owner;
    last.isSwallowed = line.isSwallowed;
    // A text below the name of its field, above an entry, is an entry itself.
    if (!last.isEntry && !last.isContinued) {
      last.fault ??= { kind: 'hyphen' };
      return levelsBelow(line, indentation, levels);
    }
  }

  // People indent by two spaces or by four.
  const isIndented = isBelow && indentation % 2 === 0;
  if (isIndented || fitting.includes(indentation)) return levelsBelow(line, indentation, levels);

  if (last !== undefined && isMisplaced(last, before, line)) {
    last.fault = { kind: 'indentation', fitting: [indentation] };
    return levelsBelow(line, indentation, levels);
  }

  const ofEntry = levels.find((level) => level.isEntry && level.column === indentation);
  if (ofEntry?.firstField !== undefined && ofEntry.firstField === name) {
    line.fault = { kind: 'hyphen' };
    return [...levels];
  }

  const distance = (column: number) => Math.abs(column - indentation);
  const sorted = fitting.toSorted((a, b) => distance(a) - distance(b) || b - a);
  const [nearest = 0] = sorted;
  const asNear = sorted.filter((column) => distance(column) === distance(nearest));
  line.fault = { kind: 'indentation', fitting: opened === undefined ? asNear : [nearest] };
  return levelsBelow(line, nearest, levels);
}

/**
 * The columns at which a line can begin, the best first.
 * @param opened the column of the line above, where its value stands below it
 */
function fittingColumns(
  { isEntry, name }: YamlLine,
  opened: number | undefined,
  levels: readonly Level[],
): number[] {
  const hasHyphen = isEntry || name === undefined;
  const siblings = levels
    .filter((level) => level.isEntry === hasHyphen)
    .map(({ column }) => column);
  const below = opened === undefined ? [] : [opened + 2];
  // The entries of a list may stand right below its name.
  if (opened !== undefined && isEntry) below.push(opened);
  const atStart = levels.length === 1 && isEntry && opened === undefined ? [0] : [];
  return [...below, ...siblings.reverse(), ...atStart];
}

/** Whether a line has a text that belongs to no field of its own. */
const isText = (line: YamlLine) => !line.isBesideName && !isOpen(line);

/** Whether the line above one stands outside a group whose other fields are around it. */
function isMisplaced(last: YamlLine, before: YamlLine | undefined, line: YamlLine): boolean {
  if (before === undefined || last.indentation >= line.indentation) return false;

  const isBetween = before.indentation === line.indentation;
  const isFirst = isOpen(before) && before.owner === last.indentation;
  return isBetween || isFirst;
}

/** The levels after a line that begins, or should begin, at some column. */
function levelsBelow(line: YamlLine, column: number, levels: readonly Level[]): Level[] {
  const isAbove = (level: Level) =>
    level.column < column || (level.column === column && line.isEntry && !level.isEntry);
  const level = { column, isEntry: line.isEntry };
  if (!line.isEntry) return [...levels.filter(isAbove), level];

  const below = [...levels.filter(isAbove), { ...level, firstField: line.name }];
  if (line.name === undefined) return below;

  // The fields of an entry begin behind its hyphen.
  return [...below, { column: column + line.owner - line.indentation, isEntry: false }];
}

/** The index of the first line behind the value of a line; marks one that is never closed. */
function endOfValue(line: YamlLine, written: readonly string[]): number {
  const { value, number, owner } = line;
  if (BLOCK.test(value)) {
    const isInside = (text: string) => text.trim() === '' || text.search(/\S/) > owner;
    const next = written.findIndex((text, index) => index >= number && !isInside(text));
    return next < 0 ? written.length : next;
  }

  const closing = closingOf(value);
  if (closing === undefined || line.isContinued || closing.pattern.test(value.slice(1))) {
    return number;
  }

  const last = written.findIndex((text, index) => index >= number && closing.pattern.test(text));
  const between = written.slice(number, last < 0 ? undefined : last);
  const isRunOver = [...between, written[last] ?? ''].some((text) => {
    return /^(?:---|\s*(?:- +)*[\w-]+:(?:\s|$))/.test(text);
  });
  if (last >= 0 && !isRunOver) return last + 1;

  line.fault ??= { kind: 'open', sign: closing.sign };
  return number;
}

/** What closes a value that begins with a quote or a bracket; undefined for any other. */
function closingOf(value: string): { sign: string; pattern: RegExp } | undefined {
  if (value.startsWith('"')) return { sign: '"', pattern: /^(?:[^"\\]|\\.)*"/ };
  if (value.startsWith("'")) return { sign: "'", pattern: /^(?:[^']|'')*'/ };
  if (/^\[/.test(value)) return { sign: '[', pattern: /\]/ };
  return /^\{(?!\{)/.test(value) ? { sign: '{', pattern: /\}/ } : undefined;
}
