import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from '../diagnostic.ts';

/** A part of a text, by its offsets; the end is the first character after it. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Follows a path as far as it goes. A text or number is found where it stands, a group or list at
 * its name; what is not there, at what is nearest around it, with no length.
 */
export function valueRange(root: Node | null, path: Path): Range {
  const { key, node, complete } = follow(root, path);
  const found = isScalar(node) && node.value !== null ? rangeOf(node) : (key ?? rangeOf(node));
  return complete ? found : { start: found.start, end: found.start };
}

/** The name of the field at the end of a path, else what is nearest around it. */
export function keyRange(root: Node | null, path: Path): Range {
  const { key, node } = follow(root, path);
  return key ?? rangeOf(node);
}

interface Followed {
  /** The name of the last field on the way; none at the root and in a list. */
  key?: Range;
  node: Node | null;
  /** Whether the path leads no further than the text does. */
  complete: boolean;
}

function follow(root: Node | null, path: Path): Followed {
  let at: Followed = { node: root, complete: true };
  for (const part of path) {
    const { node } = at;
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const item: unknown = isSeq(node) && typeof part === 'number' ? node.items[part] : pair?.value;
    if (pair === undefined && !isNode(item)) return { ...at, complete: false };
    at = {
      key: isNode(pair?.key) ? rangeOf(pair.key) : undefined,
      node: isNode(item) ? item : null,
      complete: true,
    };
  }
  return at;
}

function rangeOf(node: Node | null): Range {
  const [start, end] = node?.range ?? [0, 0];
  return { start, end: isScalar(node) ? end : start };
}
