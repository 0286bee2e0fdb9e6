import { documentSlug, wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { LONGEST_SLUG, quote } from '../../../model/text.ts';
import { nearestSlug, reservedSlug } from '../collections.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  attractionEntries,
  type Rule,
  type Site,
  tell,
  textEntries,
  type Value,
  valuesOf,
} from '../entries.ts';

/**
 * Checks what should stand once. Of two pages at one address only one could be shown, and of two
 * cities or services of one name visitors could not tell which is which; other repeats only read
 * badly.
 */
export function* checkUniqueness({ entries }: Site): Generator<Diagnostic> {
  const { business, page, city, service, faqs, documents, redirects, testimonials } = entries;
  // Two cities may share a name in different states.
  const cities = [...city.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  for (const names of [cities, valuesOf(service, 'title')]) {
    yield* tell(names, 'error', once("Visitors couldn't tell the two apart. Rename one."));
  }
  yield* tell(valuesOf(redirects, 'redirects', 'from'), 'error', once('Delete one.'));
  const orders = ['order', 'locationsOrder'].map((name) => valuesOf(city, name));
  for (const order of [...orders, valuesOf(service, 'order')]) {
    const advice = 'The names of their files decide which comes first. Change one number.';
    yield* tell(order, 'warning', once(advice));
  }
  const titles = valuesOf(Object.values(page), 'title');
  yield* tell(titles, 'warning', once('Search engines want different titles. Change one.'));
  const descriptions = [
    ...valuesOf(textEntries(entries), 'description'),
    ...valuesOf(entries.attractions, 'attractions', 'description'),
  ];
  yield* tell(descriptions, 'warning', once('Search engines want different ones. Rewrite one.'));
  const inEachFile = [
    ...valuesOf(testimonials, 'testimonials', 'id'),
    ...valuesOf(faqs, 'faqs', 'question'),
    ...valuesOf(service, 'related'),
    ...valuesOf(city, 'nearbyLocations'),
    ...valuesOf(business, 'featuredCities'),
    ...valuesOf([page.contact], 'areaCities'),
  ];
  const inFile = once('Delete or change one.', (value, file) => `${file} ${value}`);
  yield* tell(inEachFile, 'warning', inFile);

  // Two documents of one address cannot both be linked to, and what people type must mean one of them.
  const names = valuesOf(documents, 'documents', 'name');
  const sameAddress = 'Their addresses would be the same. Delete or rename one.';
  yield* tell(names, 'error', once(sameAddress, documentSlug));
  const typed = [...names, ...valuesOf(documents, 'documents', 'alsoCalled')];
  const sameWords =
    'For the finder they are the same, whatever the capitals, plurals and order. Delete or rename one.';
  yield* tell(
    typed,
    'warning',
    once(sameWords, (value) => wordsKey(wordsOf(value))),
  );

  const sameSlug = once('Give one an address of its own, such as');
  for (const { source, fields, slug, path } of attractionEntries(entries)) {
    const at = path(fields.slug === undefined ? 'name' : 'slug');
    const same = sameSlug({ value: slug, source, path: at });
    if (same) yield source.diagnostic(at, `${same} "slug: ${slug}-downtown".`);
    const reserved = reservedSlug(slug);
    if (reserved !== undefined) {
      const message = `"${slug}" can't be part of an address: ${reserved}. Write a longer one, such as "slug: ${slug}-idaho".`;
      yield source.diagnostic(at, message);
    }
    const example = nearestSlug(fields.name) ?? 'city-park';
    const advice = `Add the line "slug: ${example}" below it.`;
    if (!/[a-z0-9]/.test(slug) || slug.length > LONGEST_SLUG) {
      const why = slug
        ? `the address has more than ${LONGEST_SLUG} letters`
        : 'no letter is left for the address';
      yield source.diagnostic(at, `${why}. ${advice}`);
    } else if (fields.slug === undefined && /[^\p{ASCII}]/u.test(fields.name)) {
      const message = `accented letters are dropped from the address, ${quote(slug)}. ${advice}`;
      yield source.diagnostic(at, message, 'warning');
    }
  }
}

/** Says where a value stood before, if it did, whatever its capitals. */
function once(advice: string, key = (value: string, _file: string) => value): Rule {
  const seen = new Map<string, Value>();
  return (one) => {
    const { value, source } = one;
    const same = key(value, source.file).toLowerCase();
    const first = seen.get(same);
    seen.set(same, first ?? one);
    if (first === undefined) return undefined;
    const { file, line } = first.source.diagnostic(first.path, '');
    const where = first.source === source ? `on line ${line}` : `in ${file}`;
    const as = first.value === value ? '' : `, as ${quote(first.value)}`;
    return `${quote(value)} is also used ${where}${as}. ${advice}`;
  };
}
