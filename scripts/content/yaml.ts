import { LineCounter, parseDocument } from 'yaml';
import type { Path, Position } from './problem.ts';
import { valueStartsWithToken, yamlMistake } from './yaml-mistakes.ts';
import { keyRange, type Range, valueRange } from './yaml-ranges.ts';
import { specialYaml } from './yaml-special.ts';

/** A parsed YAML text that still knows where each value stands. */
export interface YamlText {
  data: unknown;
  errors: (Position & { message: string })[];
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
  // Parsed anew where something is to be located: few files have anything to tell, and the trees
  // of all of them together would be most of a large build's memory.
  const contents = () => parseDocument(text).contents;
  const locate = (path: Path) => position(valueRange(contents(), path));
  const locateName = (path: Path) => position(keyRange(contents(), path));

  const mistakes = [
    ...valueStartsWithToken(lines),
    ...document.errors
      .filter(({ code }, index) => index === 0 || STANDS_ALONE.includes(code))
      .map(({ code, message, pos: [start] }) =>
        yamlMistake(code, message, position({ start, end: start }), lines),
      ),
  ];
  const errors = firstOfEachLine(
    mistakes.length > 0
      ? mistakes
      : specialYaml(document, text).map(({ message, ...range }) => ({
          ...position(range),
          message,
        })),
  );
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return { data, errors, locate, locateName };
}

/** Mistakes that leave the rest readable; after any other, what the parser says is its confusion. */
const STANDS_ALONE: readonly string[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START', 'TAB_AS_INDENT'];

/** One mistake often upsets the parser more than once; its first complaint of a line is the useful one. */
function firstOfEachLine<Mistake extends Position>(mistakes: readonly Mistake[]): Mistake[] {
  const seen = new Set<number>();
  return mistakes
    .filter(({ line }) => !seen.has(line) && seen.add(line))
    .toSorted((a, b) => a.line - b.line);
}
