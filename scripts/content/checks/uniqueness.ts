import { documentSlug, wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { LONGEST_SLUG, slugify } from '../../../model/text.ts';
import { nearestSlug } from '../collections.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import {
  attractionEntries,
  type Site,
  tell,
  textEntries,
  type Value,
  valuesOf,
} from '../entries.ts';

/** Checks what should stand once: of two that visitors could not tell apart, one must change. */
export function* checkUniqueness({ entries }: Site): Generator<Diagnostic> {
  const { page, city, service, faqs, documents, redirects, testimonials } = entries;
  // Two cities may share a name in different states.
  const cities = [...city.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  const sameName = "Visitors couldn't tell the two apart. Rename one.";
  yield* repeated('error', cities, sameName);
  yield* repeated('error', valuesOf(service, 'title'), sameName);
  const places = attractionEntries(entries).map(({ source, fields, slug, path }) => {
    return { value: slug, source, path: path(fields.slug === undefined ? 'name' : 'slug') };
  });
  const ownAddress =
    'Give one an address of its own: a line such as "slug: city-park" below its name.';
  yield* repeated('error', places, ownAddress);
  const names = valuesOf(documents, 'documents', 'name');
  const sameAddress = 'Their addresses would be the same. Delete or rename one.';
  yield* repeated('error', names, sameAddress, ({ value }) => documentSlug(value));
  const typed = [...names, ...valuesOf(documents, 'documents', 'alsoCalled')];
  const sameWords =
    'For the finder they are the same, whatever the capitals, plurals and order. Delete or rename one.';
  yield* repeated('warning', typed, sameWords, ({ value }) => wordsKey(wordsOf(value)));
  const questions = valuesOf(faqs, 'faqs', 'question');
  const inFile = ({ value, source }: Value) => `${source.file} ${slugify(value)}`;
  yield* repeated('error', questions, 'Delete or change one.', inFile);
  yield* repeated('error', valuesOf(redirects, 'redirects', 'from'), 'Delete one.');

  const forSearch = 'Search engines want different ones. Rewrite one.';
  yield* repeated('warning', valuesOf(Object.values(page), 'title'), forSearch);
  const ofPlaces = valuesOf(entries.attractions, 'attractions', 'description');
  const descriptions = [...valuesOf(textEntries(entries), 'description'), ...ofPlaces];
  yield* repeated('warning', descriptions, forSearch);
  yield* repeated('warning', valuesOf(testimonials, 'testimonials', 'id'), 'Change one.');

  for (const { source, fields, slug, path } of attractionEntries(entries)) {
    if (fields.slug !== undefined) continue;
    const advice = `Add the line "slug: ${nearestSlug(fields.name) ?? 'city-park'}" below it.`;
    if (!/[a-z0-9]/.test(slug) || slug.length > LONGEST_SLUG) {
      yield source.diagnostic(path('name'), `no address can be made from this name. ${advice}`);
    }
  }
}

/** Says of each value that stood before, whatever its capitals, where it did. */
export function repeated(
  severity: Diagnostic['severity'],
  values: readonly Value[],
  advice: string,
  key = ({ value }: Value) => value,
): Diagnostic[] {
  const seen = new Map<string, Value>();
  return tell(values, severity, (one) => {
    const same = key(one).toLowerCase();
    const first = seen.get(same);
    seen.set(same, first ?? one);
    if (first === undefined) return undefined;
    const { file, line } = first.source.diagnostic(first.path, '');
    const where = first.source === one.source ? `on line ${line}` : `in ${file}`;
    const as = first.value === one.value ? '' : `, as ${quote(first.value)}`;
    return `${quote(one.value)} is also used ${where}${as}. ${advice}`;
  });
}
