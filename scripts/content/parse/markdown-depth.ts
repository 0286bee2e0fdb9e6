import type { Nodes, Root } from 'mdast';
import { LIMITS } from '../limits.ts';

/**
 * The first part of a text that stands too deep in others, if any. What comes after the parser
 * calls itself for each level and would exhaust the stack; this does not.
 */
export function tooDeep(root: Root): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.markdownDepth) return level[0];
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
