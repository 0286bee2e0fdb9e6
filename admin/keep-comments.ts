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
export interface FileFormat {
  /** The value of a text that was read. */
  fromFile: (text: string) => unknown;
  /** The text that is saved for a value. */
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
  if (node !== null && hasValue(document, node, value)) return node;
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  const pairs = new Map(map.items.map((pair) => [nameOf(pair.key), pair]));

  for (const [name, pair] of pairs) {
    if (Object.hasOwn(value, name)) continue;
    // The editor leaves out a list without entries; its field and its comment stay.
    if (isSeq(pair.value)) pair.value = document.createNode([]);
    else map.items.splice(map.items.indexOf(pair), 1);
  }

  const names = Object.keys(value);
  for (const [index, name] of names.entries()) {
    const pair = pairs.get(name);
    if (pair !== undefined) {
      pair.value = merged(document, isNode(pair.value) ? pair.value : null, value[name]);
      continue;
    }

    // A new field comes after the one that it follows in the form.
    const previous = pairs.get(names[index - 1] ?? '');
    const position = previous === undefined ? 0 : map.items.indexOf(previous) + 1;
    const added = document.createPair(name, value[name]);
    map.items.splice(position, 0, added);
    pairs.set(name, added);
  }
  return map;
}

/** Entries that are still there keep their nodes; one that has changed is the one in its place. */
function mergedList(document: Document, list: YAMLSeq, values: readonly unknown[]): Node {
  const unused = new Set(list.items.filter((item) => isNode(item)));

  const unchanged = values.map((value) => {
    const node = [...unused].find((item) => hasValue(document, item, value));
    if (node !== undefined) unused.delete(node);
    return node;
  });

  list.items = values.map((value, index) => {
    const kept = unchanged[index];
    if (kept !== undefined) return kept;

    const inPlace = [...unused].find((item) => item === list.items[index]);
    const isChanged = inPlace !== undefined && isMap(inPlace) === isGroup(value);
    if (isChanged) unused.delete(inPlace);
    return merged(document, isChanged ? inPlace : null, value);
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

/** Whether a node stands for a value. */
function hasValue(document: Document, node: Node, value: unknown): boolean {
  return JSON.stringify(node.toJS(document)) === JSON.stringify(value);
}

/** Whether a value is a group of fields. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a field, by its key. */
function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
