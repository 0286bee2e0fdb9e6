import {
  Composer,
  CST,
  type Document,
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  Parser,
  visit,
} from 'yaml';
import { LIMITS } from '../limits.ts';
import { needsQuotes } from './yaml-diagnostics.ts';
import type { Range } from './yaml-ranges.ts';

/** What is wrong with how a YAML text is written, by the library's code or one of ours. */
export interface Complaint {
  code: string;
  message: string;
  start: number;
}

/** A text as YAML, with everything that is wrong with how it is written. */
export interface ComposedYaml {
  document: Document;
  lineCounter: LineCounter;
  complaints: Complaint[];
}

/** What `parseDocument` of the library does, but within bounds of depth and of time. */
export function composeYaml(text: string): ComposedYaml {
  const lineCounter = new LineCounter();
  const tokens = [...new Parser(lineCounter.addNewLine).parse(text)];
  const deep = tooDeep(tokens);
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  const [document, second] = composer.compose(deep === undefined ? tokens : [], true, text.length);
  if (document === undefined) throw new Error('Even an empty text is a document of YAML.');
  const complaints: Complaint[] = [
    ...document.errors.map(({ code, message, pos: [start] }) => ({ code, message, start })),
    ...(second === undefined ? [] : [own('MULTIPLE_DOCS', second.range[0])]),
    ...(deep === undefined ? [] : [own('TOO_DEEP', deep)]),
    ...duplicateNames(document),
  ];
  return { document, lineCounter, complaints };
}

const own = (code: string, start: number): Complaint => ({ code, message: '', start });

/**
 * The first place where lists, groups or brackets stand too deep within each other, as an offset.
 * What comes after the parser calls itself for each level and would exhaust the stack; this does not.
 */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  let level = tokens.flatMap((token) => (token.type === 'document' ? (token.value ?? []) : []));
  for (let depth = 1; level.length > 0; depth++) {
    const collections = level.filter((token) => CST.isCollection(token));
    const [first] = collections;
    if (depth > LIMITS.yamlDepth && first !== undefined) return first.offset;
    level = collections.flatMap(({ items }) =>
      items.flatMap(({ key, value }) => [key ?? [], value ?? []].flat()),
    );
  }
  return undefined;
}

/** Names that stand twice in a group. The library compares each with each, which takes too long. */
function duplicateNames(document: Document): Complaint[] {
  const found: Complaint[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) found.push(own('DUPLICATE_KEY', key.range?.[0] ?? 0));
        seen.add(key.value);
      }
    },
  });
  return found;
}

/** YAML that no content needs: references from place to place, types, and names that are not words. */
export function specialYaml(document: Document, text: string): (Range & { message: string })[] {
  const found: (Range & { message: string })[] = [];
  const quote = (mark: '*' | '&' | '!', [start, end]: readonly number[] = []) => {
    // The library leaves the mark out of what it marks; a tag may have two.
    const last = text.lastIndexOf(mark, start);
    const first = text[last - 1] === mark ? last - 1 : last;
    const [line = ''] = text.slice(first).split('\n');
    const message = needsQuotes(`text that starts with ${mark}`, line);
    found.push({ start: first, end: end ?? 0, message });
  };
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) quote('*', node.range ?? []);
      else if (node.anchor) quote('&', node.range ?? []);
      else if (node.tag) quote('!', node.range ?? []);
    },
    Pair: (_, { key }) => {
      if (!isCollection(key)) return;
      const [start = 0, end = start] = key.range ?? [];
      found.push({ start, end, message: "a list can't be the name of a field. Write a word." });
    },
  });
  for (const { pos } of document.warnings) quote('!', pos);
  return found;
}
