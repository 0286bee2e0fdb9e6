import { documentSlug, wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, type Value, valuesOf } from '../entries.ts';

/**
 * Checks that no two documents share a name, and that every common document of a service is on the
 * list, so that whoever reads it on a card finds it.
 */
export function checkDocuments(entries: Entries): Diagnostic[] {
  const { documents, services } = entries;
  if (documents === undefined) return [];
  const named = namesOf(documents);
  const known = new Set(named.map(({ value }) => keyOf(value)));
  const unlisted = valuesOf(services.values(), 'commonDocuments').filter(
    ({ value }) => !known.has(keyOf(withoutRemark(value))),
  );
  return [
    ...sharedNames(named),
    ...unlisted.map(({ value, source, path }) =>
      source.diagnostic(
        path,
        `${quote(withoutRemark(value))} isn't in content/documents.yaml, so the finder doesn't know it. Add it there, as a name or under alsoCalled.`,
        'warning',
      ),
    ),
  ];
}

interface DocumentName extends Value {
  /** Its own name, not one of the others. */
  isOwn: boolean;
  document: number;
}

function namesOf({ source, fields }: NonNullable<Entries['documents']>): DocumentName[] {
  return fields.documents.flatMap(({ name, alsoCalled }, document) => [
    { value: name, source, path: ['documents', document, 'name'], document, isOwn: true },
    ...alsoCalled.map((value, index) => {
      const path = ['documents', document, 'alsoCalled', index];
      return { value, source, path, document, isOwn: false };
    }),
  ]);
}

/** What people type must mean one document; and two of one address cannot both be linked to. */
function sharedNames(names: readonly DocumentName[]): Diagnostic[] {
  const seen = new Map<string, DocumentName>();
  const inOrder = names.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  return inOrder.flatMap((name) => {
    const { value, source, path, isOwn } = name;
    const first = seen.get(keyOf(value));
    if (first === undefined) {
      seen.set(keyOf(value), name);
      return [];
    }
    const sameAddress = isOwn && documentSlug(value) === documentSlug(first.value);
    return [source.diagnostic(path, shared(name, first), sameAddress ? 'error' : 'warning')];
  });
}

function shared({ value, source, isOwn, document }: DocumentName, first: DocumentName): string {
  if (document === first.document) {
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

/** "Bills of sale, if your form requires it" as "Bills of sale". */
function withoutRemark(name: string): string {
  return name.replace(/\s*[,(].*$/, '');
}
