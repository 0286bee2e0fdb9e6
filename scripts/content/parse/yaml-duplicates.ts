import { type Document, isScalar, visit } from 'yaml';
import type { Complaint } from './yaml-diagnostics.ts';

/** Names that stand twice in a group. The library compares each with each, which takes too long. */
export function duplicateNames(document: Document): Complaint[] {
  const found: Complaint[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start = 0] = key.range ?? [];
        if (seen.has(key.value)) found.push({ code: 'DUPLICATE_KEY', message: '', start });
        seen.add(key.value);
      }
    },
  });
  return found;
}
