import { type Node, parseDocument } from 'yaml';
import type { Path, Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';
import { valueStartsWithToken, yamlDiagnostics } from './yaml-diagnostics.ts';
import { composeYaml, specialYaml } from './yaml-document.ts';
import { keyRange, type Range, valueRange } from './yaml-ranges.ts';

/** A parsed YAML text that still knows where each value stands. */
export interface YamlText {
  data: unknown;
  errors: TextDiagnostic[];
  /** Where a value stands; for a value that is missing, where the nearest one around it stands. */
  locate: (path: Path) => Position;
  /** Where the name of a field stands. */
  locateName: (path: Path) => Position;
}

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string): YamlText {
  const { document, lineCounter, complaints } = composeYaml(text);
  const lines = text.split('\n');
  const position = ({ start, end }: Range): Position => {
    const { line, col } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - col + 1;
    const length = Math.min(end - start, room);
    return { line, column: col, ...(length > 0 ? { length } : {}) };
  };
  const locate = (path: Path) => position(valueRange(contentsOf(text), path));
  const locateName = (path: Path) => position(keyRange(contentsOf(text), path));

  const broken = [
    ...valueStartsWithToken(lines),
    ...yamlDiagnostics(complaints, (start) => position({ start, end: start }), lines),
  ];
  const special = () =>
    specialYaml(document, text).map(({ message, ...range }) => ({ ...position(range), message }));
  const errors = firstOfEachLine(broken.length > 0 ? broken : special());
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return { data, errors, locate, locateName };
}

/** The text that was parsed anew last: what a file has to tell is mostly told in one go. */
let last: { text: string; contents: Node | null } | undefined;

/**
 * Parsed anew where something is to be located: few files have anything to tell, and the trees of
 * all of them together would be most of a large build's memory.
 */
function contentsOf(text: string): Node | null {
  if (last?.text !== text) {
    last = { text, contents: parseDocument(text, { uniqueKeys: false }).contents };
  }
  return last.contents;
}

/** One mistake often upsets the parser more than once; its first complaint of a line is the useful one. */
function firstOfEachLine<Mistake extends Position>(found: readonly Mistake[]): Mistake[] {
  const seen = new Set<number>();
  return found
    .filter(({ line }) => !seen.has(line) && seen.add(line))
    .toSorted((a, b) => a.line - b.line);
}
