import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** How the editor reads and writes one file. */
interface FileFormat {
  fromFile: (text: string) => unknown;
  toFile: (value: unknown) => string;
}

/**
 * A format for one YAML file that keeps its comments, its order and its quotation marks: what is
 * saved is the text that was read, with the changed values put in.
 */
export function keepComments(): FileFormat {
  let latest = '';
  return {
    fromFile: (text) => {
      latest = text;
      return parseDocument(text).toJS();
    },
    toFile: (value) => {
      const document: Document = parseDocument(latest);
      document.contents = merged(document, document.contents, withoutEmptyGroups(value));
      latest = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
      return latest;
    },
  };
}

/** The node with another value, changed as little as can be. */
function merged(document: Document, node: Node | null, value: unknown): Node {
  if (isMap(node) && isGroup(value)) return mergedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value) && value.length > 0 && node.items.length > 0) {
    return mergedList(document, node, value);
  }
  if (node !== null && same(document, node, value)) return node;
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  const keys = Object.keys(value);
  const before = new Map(map.items.map((pair) => [nameOf(pair.key), pair]));
  for (const [name, pair] of before) {
    if (Object.hasOwn(value, name)) continue;
    // The editor leaves out a list without entries; its field and its comment stay.
    if (isSeq(pair.value)) pair.value = document.createNode([]);
    else map.items.splice(map.items.indexOf(pair), 1);
  }
  keys.forEach((name, index) => {
    const pair = before.get(name);
    if (pair !== undefined) {
      pair.value = merged(document, isNode(pair.value) ? pair.value : null, value[name]);
      return;
    }
    const previous = before.get(keys[index - 1] ?? '');
    const position = previous === undefined ? 0 : map.items.indexOf(previous) + 1;
    const added = document.createPair(name, value[name]);
    map.items.splice(position, 0, added);
    before.set(name, added);
  });
  return map;
}

/** Entries that are still there keep their nodes; one that has changed is the one in its place. */
function mergedList(document: Document, list: YAMLSeq, values: readonly unknown[]): Node {
  const left = list.items.filter((item) => isNode(item));
  const take = (wanted: Node | undefined) => {
    if (wanted !== undefined) left.splice(left.indexOf(wanted), 1);
    return wanted;
  };
  const kept = values.map((value) => take(left.find((node) => same(document, node, value))));
  list.items = values.map((value, index) => {
    const node = kept[index];
    if (node !== undefined) return node;
    const there = list.items[index];
    const old = left.find((other) => other === there && isMap(other) === isGroup(value));
    return merged(document, take(old) ?? null, value);
  });
  return list;
}

/** The editor writes a group that nobody has filled in as one without fields. */
function withoutEmptyGroups(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyGroups);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value)
    .map(([name, field]): [string, unknown] => [name, withoutEmptyGroups(field)])
    .filter(([, field]) => !isGroup(field) || Object.keys(field).length > 0);
  return Object.fromEntries(entries);
}

function same(document: Document, node: Node, value: unknown): boolean {
  return JSON.stringify(node.toJS(document)) === JSON.stringify(value);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
