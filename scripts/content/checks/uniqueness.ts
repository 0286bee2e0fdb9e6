import { quote } from '../../../model/quote.ts';
import { reservedSlug } from '../../../model/reserved.ts';
import { LONGEST_SLUG, nearestSlug, slugOddity } from '../../../model/slug.ts';
import { fillTokens, type Tokens, tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  attractionEntries,
  attractionSlug,
  type Entries,
  type Entry,
  textEntries,
  type Value,
  valuesOf,
} from '../entries.ts';
import type { Site } from './index.ts';

/**
 * Checks what should stand once. Of two places at one address only one could be shown, and of two
 * cities or services of one name visitors could not tell which is which; other repeats only read
 * badly.
 */
export function* checkUniqueness({ entries }: Site): Generator<Diagnostic> {
  yield* checkSlugs(entries);
  const { cities, services, testimonials, faqs, business, pages } = entries;
  for (const name of ['order', 'locationsOrder']) {
    for (const list of [valuesOf(cities.values(), name), valuesOf(services.values(), name)]) {
      yield* repeats(list, ({ value, first }) => {
        return `${value} is also used ${first}, so the file names decide which comes first. Change one number.`;
      });
    }
  }

  // Two cities may share a name in different states.
  const cityNames = [...cities.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  const sameNames = [cityNames, valuesOf(services.values(), 'title')].flatMap((list) => [
    ...repeats(
      list,
      ({ value, first }) =>
        `${quote(value)} is also used ${first}. Visitors couldn't tell the two apart. Rename one.`,
      'error',
    ),
  ]);
  yield* sameNames;
  // Pages of one name have one title too; that is told once.
  const told = new Set(sameNames.map(({ file }) => file));
  const titles: Value[] = [];
  for (const title of pageTitles(entries)) {
    if ('message' in title) yield title;
    else if (!told.has(title.source.file)) titles.push(title);
  }
  yield* repeats(titles, ({ value, first }) => {
    return `the page title ${quote(value)} is also used ${first}. Search engines want different titles. Change one.`;
  });

  const descriptions = [
    ...valuesOf(textEntries(entries), 'description'),
    ...valuesOf(entries.attractions.values(), 'attractions', 'description'),
  ];
  yield* repeats(descriptions, ({ first }) => {
    return `the same description is used ${first}. Search engines want different ones. Rewrite one.`;
  });
  const lists = [
    valuesOf([testimonials], 'testimonials', 'id'),
    ...[...faqs.values()].map((entry) => valuesOf([entry], 'faqs', 'question')),
    valuesOf([business], 'featuredCities'),
    valuesOf([pages.contact], 'areaCities'),
  ];
  for (const list of lists) {
    yield* repeats(list, ({ value, first }) => {
      return `${quote(value)} is already used ${first}. Delete or change one.`;
    });
  }
}

/** Tells every value that stood before, whatever its capitals, and where it stood first. */
function* repeats(
  values: readonly Value[],
  message: (repeat: { value: string; first: string }) => string,
  severity: Diagnostic['severity'] = 'warning',
): Generator<Diagnostic> {
  const seen = new Map<string, Value>();
  for (const one of values) {
    const { value, source, path } = one;
    const first = seen.get(value.toLowerCase());
    if (first === undefined) {
      seen.set(value.toLowerCase(), one);
      continue;
    }
    const place =
      first.source === source
        ? `on line ${source.diagnostic(first.path, '').line}`
        : `in ${first.source.file}`;
    yield source.diagnostic(path, message({ value, first: place }), severity);
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
    slugs,
    ({ value, first }) =>
      `an attraction ${first} has the same address, "${value}". Give one its own, such as "slug: ${value}-downtown".`,
    'error',
  );
}

/** A page whose title makes those of all pages of a kind, each with a token of its own. */
interface Template {
  page: Entry<{ title: string }> | undefined;
  token: string;
  pages: readonly (Omit<Value, 'value'> & { tokens: Tokens })[];
}

/** The browser titles of all pages, and a warning of each template that gives its pages one title. */
function* pageTitles(entries: Entries): Generator<Value | Diagnostic> {
  const { service, city, place, ...single } = entries.pages;
  const { services, cities } = entries;
  for (const { source, fields } of Object.values(single)) {
    const value = 'title' in fields ? fields.title : fields.heading;
    yield { value, source, path: ['title'] };
  }
  const ofServices = [...services.values()].map(({ source, fields: { title } }) => {
    return { tokens: { service: title }, source, path: ['title'] };
  });
  const ofCities = [...cities.values()].map(({ source, fields: { name, state } }) => {
    return { tokens: { city: name, state }, source, path: ['name'] };
  });
  const ofAttractions = attractionEntries(entries).map(({ city: slug, source, fields, path }) => {
    const { name = slug, state = '' } = cities.get(slug)?.fields ?? {};
    return { tokens: { place: fields.name, city: name, state }, source, path: path('name') };
  });
  const templates: Template[] = [
    { page: service, token: 'service', pages: ofServices },
    { page: city, token: 'city', pages: ofCities },
    { page: place, token: 'place', pages: ofAttractions },
  ];
  for (const { page, token, pages } of templates) {
    const title = page?.fields.title ?? `{{${token}}}`;
    if (page !== undefined && pages.length > 1 && !tokensIn(title).includes(token)) {
      const message = `every page of this kind would have the same title. Add {{${token}}}.`;
      yield page.source.diagnostic(['title'], message, 'warning');
    } else {
      for (const { tokens, ...at } of pages) yield { ...at, value: fillTokens(title, tokens) };
    }
  }
}
