import { type Document, isAlias, isCollection, visit } from 'yaml';
import { needsQuotes } from './yaml-diagnostics.ts';
import type { Range } from './yaml-ranges.ts';

/** A part of a text that YAML reads as something special, and what to do about it. */
export interface SpecialYaml extends Range {
  message: string;
}

/** Values such as {{business.name}} without quotes, which are read as groups. */
export function valuesStartingWithToken(document: Document, text: string): SpecialYaml[] {
  const found: SpecialYaml[] = [];
  visit(document, {
    Map: (_, { range }) => {
      const start = range?.[0] ?? 0;
      if (!text.startsWith('{{', start)) return;
      const [line = ''] = text.slice(start).split('\n');
      const message = needsQuotes('text that starts with {{', line);
      found.push({ start, end: start + line.length, message });
    },
  });
  return found;
}

/** YAML that no content needs: references from place to place, types, and names that are not words. */
export function specialYaml(document: Document, text: string): SpecialYaml[] {
  const found: SpecialYaml[] = [];
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
