import { LONGEST_SLUG, quote } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  attractionEntries,
  attractionSlug,
  type Entries,
  textEntries,
  type Value,
  valuesOf,
} from '../entries.ts';
import { nearestSlug, reservedSlug, slugOddity } from '../slugs.ts';
import type { Site } from './index.ts';

/**
 * Checks what should stand once. Of two places at one address only one could be shown, and of two
 * cities or services of one name visitors could not tell which is which; other repeats only read
 * badly.
 */
export function* checkUniqueness({ entries }: Site): Generator<Diagnostic> {
  yield* checkSlugs(entries);
  const { city, service, testimonials, faqs, business, page } = entries;
  const orders = [valuesOf(city, 'order'), valuesOf(city, 'locationsOrder')];
  yield* repeats([...orders, valuesOf(service, 'order')], (value, first) => {
    return `${value} is also used ${first}, so the file names decide which comes first. Change one number.`;
  });
  // Two cities may share a name in different states.
  const cities = [...city.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  yield* repeats(
    [cities, valuesOf(service, 'title')],
    (value, first) =>
      `${quote(value)} is also used ${first}. Visitors couldn't tell the two apart. Rename one.`,
    'error',
  );
  yield* repeats([valuesOf(Object.values(page), 'title')], (value, first) => {
    return `the page title ${quote(value)} is also used ${first}. Search engines want different titles. Change one.`;
  });
  for (const name of ['service', 'city', 'place'] as const) {
    for (const { value, source, path } of valuesOf([page[name]], 'title')) {
      if (tokensIn(value).includes(name)) continue;
      const message = `every page of this kind would have the same title. Add {{${name}}}.`;
      yield source.diagnostic(path, message, 'warning');
    }
  }
  const descriptions = [
    ...valuesOf(textEntries(entries), 'description'),
    ...valuesOf(entries.attractions, 'attractions', 'description'),
  ];
  yield* repeats([descriptions], (_, first) => {
    return `the same description is used ${first}. Search engines want different ones. Rewrite one.`;
  });
  const lists = [
    valuesOf(testimonials, 'testimonials', 'id'),
    ...[...faqs.values()].map((entry) => valuesOf([entry], 'faqs', 'question')),
    ...[...entries.attractions.values()].map((entry) => valuesOf([entry], 'attractions', 'name')),
    valuesOf(business, 'featuredCities'),
    valuesOf([page.contact], 'areaCities'),
  ];
  yield* repeats(lists, (value, first) => {
    return `${quote(value)} is already used ${first}. Delete or change one.`;
  });
}

/** Tells every value that stood before in its list, whatever its capitals, and where it stood first. */
function* repeats(
  lists: readonly (readonly Value[])[],
  message: (value: string, first: string) => string,
  severity: Diagnostic['severity'] = 'warning',
): Generator<Diagnostic> {
  for (const list of lists) {
    const seen = new Map<string, Value>();
    for (const one of list) {
      const { value, source, path } = one;
      const first = seen.get(value.toLowerCase());
      const { line } = first ? source.diagnostic(first.path, '') : {};
      const place = first?.source === source ? `on line ${line}` : `in ${first?.source.file}`;
      if (first) yield source.diagnostic(path, message(value, place), severity);
      else seen.set(value.toLowerCase(), one);
    }
  }
}

/** Checks that each attraction has an address of its own that a page can have. */
function* checkSlugs(entries: Entries): Generator<Diagnostic> {
  const attractions = attractionEntries(entries);
  for (const { source, fields, path } of attractions) {
    const slug = attractionSlug(fields);
    const oddity = fields.slug === undefined ? slugOddity(fields.name) : undefined;
    const reserved = reservedSlug(slug);
    if (oddity !== undefined) {
      const example = nearestSlug(fields.name) ?? 'city-park';
      // Without any letter there is no address at all, and a long one is no name of a file.
      const isAddress = /[a-z0-9]/.test(slug) && slug.length <= LONGEST_SLUG;
      const message = `${oddity}${slug && `, ${quote(slug)}`}. Add the line "slug: ${example}" below it.`;
      yield source.diagnostic(path('name'), message, isAddress ? 'warning' : 'error');
    }
    if (reserved !== undefined) {
      const message = `"${slug}" can't be part of an address: ${reserved}. Write a longer one, such as "slug: ${slug}-idaho".`;
      yield source.diagnostic(path(fields.slug === undefined ? 'name' : 'slug'), message);
    }
  }
  const slugs = attractions.map(({ source, fields, path }) => {
    return { value: attractionSlug(fields), source, path: path('name') };
  });
  yield* repeats(
    [slugs],
    (value, first) =>
      `an attraction ${first} has the same address, "${value}". Give one its own, such as "slug: ${value}-downtown".`,
    'error',
  );
}
