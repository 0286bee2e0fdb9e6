import { documentSlug, wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Value, valuesOf } from '../entries.ts';
import type { Site } from './index.ts';

/**
 * Checks that no two documents share a name, since what people type must mean one document, and that
 * every common document of a service is on the list, so that whoever reads it on a card finds it.
 */
export function* checkDocuments({ entries }: Site): Generator<Diagnostic> {
  const { documents, service } = entries;
  if (documents.size === 0) return;
  const known = new Map<string, Value>();
  const own = valuesOf(documents, 'documents', 'name');
  const others = valuesOf(documents, 'documents', 'alsoCalled');
  for (const name of [...own, ...others]) {
    const { value, source, path } = name;
    const first = known.get(keyOf(value));
    if (first === undefined) {
      known.set(keyOf(value), name);
      continue;
    }
    const isOwn = own.includes(name);
    // Two of one address cannot both be linked to.
    const sameAddress = isOwn && documentSlug(value) === documentSlug(first.value);
    yield source.diagnostic(path, shared(name, first, isOwn), sameAddress ? 'error' : 'warning');
  }
  for (const { value, source, path } of valuesOf(service, 'commonDocuments')) {
    // "Bills of sale, if your form requires it" as "Bills of sale".
    const name = value.replace(/\s*[,(].*$/, '');
    if (known.has(keyOf(name))) continue;
    const message = `${quote(name)} isn't in content/documents.yaml, so the finder doesn't know it. Add it there, as a name or under alsoCalled.`;
    yield source.diagnostic(path, message, 'warning');
  }
}

function shared({ value, source, path }: Value, first: Value, isOwn: boolean): string {
  if (path[1] === first.path[1]) {
    return `${quote(value)} finds this document already, whatever its capitals, plurals and order. Delete it.`;
  }
  const { line } = source.diagnostic(first.path, '');
  return isOwn
    ? `${quote(value)} is the same as ${quote(first.value)} on line ${line}. Delete one or rename it.`
    : `${quote(value)} stands on line ${line} too, for another document, so the finder can't tell which is meant. Delete it from one of the two.`;
}

/** What the finder compares. */
function keyOf(name: string): string {
  return wordsKey(wordsOf(name));
}
