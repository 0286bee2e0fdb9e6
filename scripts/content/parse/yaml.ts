import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path, Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';
import { yamlErrors } from './yaml-errors.ts';

/** A parsed YAML text that still knows where each value stands. */
export interface YamlText {
  data: unknown;
  errors: TextDiagnostic[];
  /**
   * Where a value stands, or the name of its field; a group or list stands at its name, and what is
   * missing at what is nearest around it, with no length.
   */
  locate: (path: Path, part?: 'name') => Position;
}

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lines = text.split('\n');
  const place = (start: number, end: number): Position => {
    const { line, col } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - col + 1;
    const length = Math.min(end - start, room);
    return { line, column: col, ...(length > 0 ? { length } : {}) };
  };
  // One mistake often upsets the parser more than once: its first complaint of a line is the useful one.
  const errors = yamlErrors(document, text, (offset) => place(offset, offset)).filter(
    ({ line }, index, all) => all.findIndex((other) => other.line === line) === index,
  );
  return {
    data: errors.length > 0 ? undefined : document.toJS(),
    errors,
    locate: (path, part) => {
      const { name, value, isThere } = follow(document.contents, path);
      const isText = isScalar(value) && value.value !== null;
      const node = part !== 'name' && isText ? value : (name ?? value);
      const [start, end] = node?.range ?? [0, 0];
      return place(start, isThere && isScalar(node) ? end : start);
    },
  };
}

interface Followed {
  /** The name of the last field on the way; none at the root and in a list. */
  name?: Node;
  value: Node | null;
  isThere: boolean;
}

/** Follows a path as far as it goes. */
function follow(root: Node | null, path: Path): Followed {
  let last: Followed = { value: root, isThere: true };
  for (const part of path) {
    const { value } = last;
    const pair = isMap(value)
      ? value.items.find(({ key }) => String(key) === String(part))
      : undefined;
    const item: unknown = isSeq(value) ? value.get(part, true) : pair?.value;
    if (pair === undefined && !isNode(item)) return { ...last, isThere: false };
    const name = isNode(pair?.key) ? pair.key : undefined;
    last = { name, value: isNode(item) ? item : null, isThere: true };
  }
  return last;
}
