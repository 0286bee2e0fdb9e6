import { type Document, isAlias, isCollection, visit } from 'yaml';
import type { Range } from './yaml-ranges.ts';

/** YAML that no content needs: references from place to place, types, and names that are not words. */
export function specialYaml(document: Document, text: string): (Range & { message: string })[] {
  const found: (Range & { message: string })[] = [];
  const quote = (mark: '*' | '&' | '!', [start, end]: readonly number[] = []) => {
    const message = `a text that starts with ${mark} must stand in double quotes`;
    // The library leaves the mark out of what it marks; a tag may have two.
    const last = text.lastIndexOf(mark, start);
    found.push({ start: text[last - 1] === mark ? last - 1 : last, end: end ?? 0, message });
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
      found.push({ start, end, message: 'a field needs a word as its name' });
    },
  });
  for (const { pos } of document.warnings) quote('!', pos);
  return found;
}
