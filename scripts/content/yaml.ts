import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { Path } from './problem.ts';

export interface Position {
  line: number;
  column: number;
}

/** A parsed YAML text that still knows where each value stands. */
export interface YamlText {
  data: unknown;
  errors: (Position & { message: string })[];
  /** Where a value stands; for a value that is missing, where the nearest one around it stands. */
  locate: (path: Path) => Position;
}

/** Parses YAML 1.2; never throws. Aliases are expanded only as far as the library holds safe. */
export function parseYaml(text: string): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const errors = document.errors
    .map((error) => ({
      ...position(error.pos[0]),
      message: plainYamlMessage(error.code, error.message),
    }))
    // One mistake often upsets the parser more than once; its first complaint is the useful one.
    .filter(({ line }, index, all) => line !== all[index - 1]?.line);
  const locate = (path: Path) => position(offsetOf(document.contents, path));
  if (errors.length > 0) return { data: undefined, errors, locate };
  try {
    return { data: document.toJS(), errors, locate };
  } catch (error) {
    const message = `cannot be read: ${error instanceof Error ? error.message : error}`;
    return { data: undefined, errors: [{ line: 1, column: 1, message }], locate };
  }
}

/** Follows a path as far as it goes; a field is found at its name, a list entry at its value. */
function offsetOf(root: Node | null, path: Path): number {
  let node: Node | null = root;
  let offset = root?.range?.[0] ?? 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = findPair(node, part);
      if (pair === undefined) break;
      offset = startOf(pair.key) ?? offset;
      node = isNode(pair.value) ? pair.value : null;
    } else if (isSeq(node) && typeof part === 'number') {
      const item: unknown = node.items[part];
      if (!isNode(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

function findPair(map: YAMLMap, key: string | number) {
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The library's words for the mistakes that editors make most often, in plain English. */
function plainYamlMessage(code: string, message: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'starts with a tab: indent with spaces instead';
    case 'DUPLICATE_KEY':
      return 'this field stands twice here: keep one of the two';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a text with ": " in it must stand in double quotes';
    case 'BAD_INDENT':
      return 'this line is indented too far or not far enough';
    case 'MISSING_CHAR':
      return `something is not closed: ${message}`;
    default:
      return `is not valid YAML: ${message}`;
  }
}
