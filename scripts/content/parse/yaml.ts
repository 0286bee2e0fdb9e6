import { LineCounter, parseDocument } from 'yaml';
import type { Path, Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';
import { yamlDiagnostics } from './yaml-diagnostics.ts';
import { type SpecialYaml, specialYaml, valuesStartingWithToken } from './yaml-document.ts';
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
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lines = text.split('\n');
  const position = ({ start, end }: Range): Position => {
    const { line, col } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - col + 1;
    const length = Math.min(end - start, room);
    return { line, column: col, ...(length > 0 ? { length } : {}) };
  };
  const locate = (path: Path) => position(valueRange(document.contents, path));
  const locateName = (path: Path) => position(keyRange(document.contents, path));
  const told = (found: readonly SpecialYaml[]) =>
    found.map(({ message, ...range }) => ({ ...position(range), message }));
  const broken = [
    ...told(valuesStartingWithToken(document, text)),
    ...yamlDiagnostics(document.errors, (start) => position({ start, end: start }), lines),
  ];
  const errors = firstOfEachLine(broken.length > 0 ? broken : told(specialYaml(document, text)));
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return { data, errors, locate, locateName };
}

/** One mistake often upsets the parser more than once; its first complaint of a line is the useful one. */
function firstOfEachLine<Mistake extends Position>(found: readonly Mistake[]): Mistake[] {
  const seen = new Set<number>();
  return found
    .filter(({ line }) => !seen.has(line) && seen.add(line))
    .toSorted((a, b) => a.line - b.line);
}
