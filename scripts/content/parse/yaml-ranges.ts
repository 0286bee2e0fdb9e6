import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
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
  const place = isScalar(node) && node.value !== null ? rangeOf(node) : (key ?? rangeOf(node));
  return complete ? place : { start: place.start, end: place.start };
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
  complete: boolean;
}

function follow(root: Node | null, path: Path): Followed {
  let at: Followed = { node: root, complete: true };
  for (const part of path) {
    const next = step(at.node, part);
    if (next === undefined) return { ...at, complete: false };
    at = next;
  }
  return at;
}

function step(node: Node | null, part: string | number): Followed | undefined {
  if (isMap(node)) {
    const pair = findPair(node, part);
    if (pair === undefined) return undefined;
    const value = isNode(pair.value) ? pair.value : null;
    return {
      node: value,
      complete: true,
      key: isNode(pair.key) ? rangeOf(pair.key) : undefined,
    };
  }
  const item: unknown = isSeq(node) && typeof part === 'number' ? node.items[part] : undefined;
  return isNode(item) ? { node: item, complete: true } : undefined;
}

/** The pairs of each group by their names, so that thousands of names are found in one pass. */
const pairsOf = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function findPair(map: YAMLMap, key: string | number): Pair | undefined {
  const pairs = pairsOf.get(map) ?? byName(map);
  pairsOf.set(map, pairs);
  return pairs.get(String(key));
}

/** Of two pairs of one name the first counts. */
function byName({ items }: YAMLMap): ReadonlyMap<string, Pair> {
  return new Map(
    items
      .toReversed()
      .flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
  );
}

function rangeOf(node: Node | null): Range {
  const [start, end] = node?.range ?? [0, 0];
  return { start, end: isScalar(node) ? end : start };
}
