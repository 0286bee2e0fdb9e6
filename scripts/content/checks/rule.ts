import type { Diagnostic } from '../diagnostic.ts';
import type { Value } from '../entries.ts';
import { nearest } from '../nearest.ts';

/** What is said of a value, if anything. */
export type Rule = (one: Value) => string | false | undefined;

/** Says of values, each where it stands, what a rule says of them. */
export function* tell(
  values: readonly Value[],
  severity: Diagnostic['severity'],
  rule: Rule,
): Generator<Diagnostic> {
  for (const one of values) {
    const message = rule(one);
    if (message) yield one.source.diagnostic(one.path, message, severity);
  }
}

/** "Did you mean ...?" with the known word that is nearest, or what else to say where none is near. */
export function didYouMean(word: string, known: Iterable<string>, otherwise = ''): string {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}
