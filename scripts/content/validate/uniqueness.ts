import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  attractionEntries,
  attractionSlug,
  type Entries,
  textEntries,
  type Value,
  valuesOf,
} from '../entries.ts';
import { fixedTitles, titles } from './titles.ts';

/**
 * Checks what should stand once. Of two places at one address only one could be shown, and of two
 * cities or services of one name visitors could not tell which is which; other repeats only read
 * badly.
 */
export function checkUniqueness(entries: Entries): Diagnostic[] {
  const names = nameLists(entries);
  // Pages of one name have one title too; that is told once.
  const sameNames = new Set(names.flatMap(repeats).map(({ source }) => source));
  const otherTitles = titles(entries).filter(({ source }) => !sameNames.has(source));
  return [
    ...unique(
      [addresses(entries)],
      (value, first) =>
        `an attraction ${first} has the same address, "${value}". Give one its own, such as "slug: ${value}-downtown".`,
      'error',
    ),
    ...unique(
      orderLists(entries),
      (value, first) =>
        `${value} is also used ${first}, so the file names decide which comes first. Change one number.`,
    ),
    ...unique(
      names,
      (value, first) =>
        `${quote(value)} is also used ${first}. Visitors couldn't tell the two apart. Rename one.`,
      'error',
    ),
    ...unique(
      [otherTitles],
      (value, first) =>
        `the page title ${quote(value)} is also used ${first}. Search engines want different titles. Change one.`,
    ),
    ...unique(
      [descriptions(entries)],
      (_, first) =>
        `the same description is used ${first}. Search engines want different ones. Rewrite one.`,
    ),
    ...unique(
      otherLists(entries),
      (value, first) => `${quote(value)} is already used ${first}. Delete or change one.`,
    ),
    ...fixedTitles(entries),
  ];
}

/** What is said of each value that stands twice in a list. */
function unique(
  lists: readonly Value[][],
  message: (value: string, first: string) => string,
  severity: Diagnostic['severity'] = 'warning',
): Diagnostic[] {
  return lists
    .flatMap(repeats)
    .map(({ source, path, value, first }) =>
      source.diagnostic(path, message(value, first), severity),
    );
}

/** Every value that stood before, whatever its capitals, and where it stood first. */
function repeats(values: readonly Value[]): (Value & { first: string })[] {
  const seen = new Map<string, Value>();
  return values.flatMap((value) => {
    const key = value.value.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) return [{ ...value, first: placeOf(first, value) }];
    seen.set(key, value);
    return [];
  });
}

/** Where the first of two values stands, for a reader of the second. */
function placeOf({ source, path }: Value, second: Value): string {
  return source === second.source
    ? `on line ${source.diagnostic(path, '').line}`
    : `in ${source.file}`;
}

function addresses(entries: Entries): Value[] {
  return attractionEntries(entries).map(({ source, fields, path }) => {
    return { value: attractionSlug(fields), source, path: path('name') };
  });
}

/** What cities and services are called; two cities may share a name in different states. */
function nameLists({ cities, services }: Entries): Value[][] {
  const ofCities = [...cities.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  return [ofCities, valuesOf(services.values(), 'title')];
}

/** Places in an order: those of cities, of cities on the locations page, and of services. */
function orderLists({ cities, services }: Entries): Value[][] {
  return [
    valuesOf(cities.values(), 'order'),
    valuesOf(cities.values(), 'locationsOrder'),
    valuesOf(services.values(), 'order'),
  ];
}

/** What else stands in a list in which nothing should stand twice. */
function otherLists({ testimonials, faqs, business, pages }: Entries): Value[][] {
  const ids = testimonials?.fields.testimonials.map(({ id: value }, index) => {
    return { value, source: testimonials.source, path: ['testimonials', index, 'id'] };
  });
  const questions = [...faqs.values()].map(({ source, fields }) =>
    fields.faqs.map(({ question: value }, index) => {
      return { value, source, path: ['faqs', index, 'question'] };
    }),
  );
  const featured = valuesOf([business], 'featuredCities');
  return [ids ?? [], ...questions, featured, valuesOf([pages.contact], 'areaCities')];
}

function descriptions(entries: Entries): Value[] {
  const texts = textEntries(entries).flatMap(({ source, fields }) =>
    'description' in fields ? valuesOf([{ source, fields }], 'description') : [],
  );
  const ofAttractions = attractionEntries(entries).map(({ source, fields, path }) => {
    return { value: fields.description, source, path: path('description') };
  });
  return [...texts, ...ofAttractions];
}
