import { CST } from 'yaml';
import { LIMITS } from '../limits.ts';

/**
 * The first place where lists, groups or brackets stand too deep within each other, as an offset.
 * What comes after the parser calls itself for each level and would exhaust the stack; this does not.
 */
export function tooDeep(tokens: readonly CST.Token[]): number | undefined {
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
