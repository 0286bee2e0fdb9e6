import { quote } from '../../../model/quote.ts';
import { reservedSlug } from '../../../model/reserved.ts';
import { LONGEST_SLUG, nearestSlug, slugify, slugOddity } from '../../../model/slug.ts';
import { fillTokens, type Tokens, tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { AttractionEntry, Entries, Entry } from '../entries.ts';
import type { Source } from '../parse/source.ts';

/** A value that should stand only once, and where it stands. */
interface Claim {
  value: string;
  source: Source;
  path: Path;
}

/** The slug of an attraction: its own, else made from its name. */
export function attractionSlug({ fields }: AttractionEntry): string {
  return fields.slug ?? slugify(fields.name);
}

/**
 * Checks what should stand once. Of two places at one address only one could be shown, and of two
 * cities or services of one name visitors could not tell which is which; other repeats only read
 * badly.
 */
export function checkUniqueness(entries: Entries, diagnostics: Diagnostic[]): void {
  const error = reporter(diagnostics, 'error');
  const warn = reporter(diagnostics, 'warning');
  error(attractionClaims(entries, diagnostics), ({ value }, first) => {
    return `has the address "${value}", as a place in ${first} has: give one of them an address of its own with a line such as "slug: ${value}-downtown"`;
  });
  for (const claims of orderClaims(entries)) {
    warn(claims, ({ value }, first) => {
      return `is ${value}, as in ${first}: their file names decide which comes first`;
    });
  }
  const sameNames = nameClaims(entries).flatMap((claims) =>
    error(claims, ({ value }, first) => {
      return `is ${quote(value)}, as in ${first}: visitors could not tell the two apart`;
    }),
  );
  const told = new Set(sameNames.map(({ source }) => source));
  const titles = titleClaims(entries, diagnostics).filter(({ source }) => !told.has(source));
  warn(titles, ({ value }, first) => {
    return `makes the page title ${quote(value)}, as in ${first}: search engines want titles that differ`;
  });
  warn(descriptionClaims(entries), (_, first) => {
    return `says the same as in ${first}: search engines want descriptions that differ`;
  });
  for (const claims of listClaims(entries)) {
    warn(claims, ({ value }, first) => `is ${quote(value)}, as in ${first}: keep one of them`);
  }
}

/** Tells of every claim that was made before, and returns those. */
function reporter(diagnostics: Diagnostic[], severity: Diagnostic['severity']) {
  return (claims: readonly Claim[], message: (claim: Claim, first: string) => string): Claim[] => {
    const seen = new Map<string, Claim>();
    return claims.filter((claim) => {
      const key = claim.value.toLowerCase();
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, claim);
        return false;
      }
      const text = message(claim, placeOf(first, claim));
      diagnostics.push(claim.source.diagnostic(claim.path, text, severity));
      return true;
    });
  };
}

/** What cities and services are called; two cities may share a name in different states. */
function nameClaims({ cities, services }: Entries): Claim[][] {
  return [
    [...cities.values()].map(({ source, fields: { name, state } }) => ({
      value: `${name}, ${state}`,
      source,
      path: ['name'],
    })),
    [...services.values()].map(({ source, fields: { title } }) => ({
      value: title,
      source,
      path: ['title'],
    })),
  ];
}

/** Where the first of two claims stands, for a reader of the second. */
function placeOf({ source, path }: Claim, second: Claim): string {
  return source === second.source ? `line ${source.diagnostic(path, '').line}` : source.file;
}

/** Places in an order: those of cities, of cities on the locations page, and of services. */
function orderClaims({ cities, services }: Entries): Claim[][] {
  const claims = (field: 'order' | 'locationsOrder') =>
    [...cities.values()].flatMap(({ source, fields }) =>
      fields[field] === undefined ? [] : [{ value: `${fields[field]}`, source, path: [field] }],
    );
  const ofServices = [...services.values()].map(({ source, fields }) => ({
    value: `${fields.order}`,
    source,
    path: ['order'],
  }));
  return [claims('order'), claims('locationsOrder'), ofServices];
}

/** What stands in a list in which nothing should stand twice. */
function listClaims({ testimonials, faqs, business, pages }: Entries): Claim[][] {
  const claims = (source: Source, values: readonly string[], path: (index: number) => Path) =>
    values.map((value, index) => ({ value, source, path: path(index) }));
  return [
    testimonials
      ? claims(
          testimonials.source,
          testimonials.fields.testimonials.map(({ id }) => id),
          (index) => ['testimonials', index, 'id'],
        )
      : [],
    ...[...faqs.values()].map(({ source, fields }) =>
      claims(
        source,
        fields.faqs.map(({ question }) => question),
        (index) => ['faqs', index, 'question'],
      ),
    ),
    business
      ? claims(business.source, business.fields.featuredCities, (index) => [
          'featuredCities',
          index,
        ])
      : [],
    pages.contact
      ? claims(pages.contact.source, pages.contact.fields.areaCities, (index) => [
          'areaCities',
          index,
        ])
      : [],
  ];
}

/** Without any letter there is no address at all, and a long one is no name of a file. */
function isAddress(slug: string): boolean {
  return /[a-z0-9]/.test(slug) && slug.length <= LONGEST_SLUG;
}

function attractionClaims(entries: Entries, diagnostics: Diagnostic[]): Claim[] {
  return [...entries.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((entry) => {
      const path = ['attractions', entry.index, 'name'];
      const oddity = entry.fields.slug === undefined ? slugOddity(entry.fields.name) : undefined;
      if (oddity !== undefined) {
        const severity = isAddress(attractionSlug(entry)) ? 'warning' : 'error';
        const example = nearestSlug(entry.fields.name) ?? 'city-park';
        const message = `${oddity}: add a line below it such as "slug: ${example}"`;
        diagnostics.push(source.diagnostic(path, message, severity));
      }
      const value = attractionSlug(entry);
      const reserved = reservedSlug(value);
      if (reserved !== undefined) {
        const written = entry.fields.slug === undefined ? path : [...path.slice(0, -1), 'slug'];
        const message = `"${value}" cannot be part of an address, because ${reserved}: give it a longer slug, for example "slug: ${value}-idaho"`;
        diagnostics.push(source.diagnostic(written, message));
      }
      return { value, source, path };
    }),
  );
}

/** The browser title of every page, as the templates of services, cities and places make it. */
function titleClaims({ pages, services, cities, attractions }: Entries, diagnostics: Diagnostic[]) {
  const { service, city, place, ...single } = pages;
  const words = Object.values(single).map(({ source, fields }) => ({
    value: 'title' in fields ? fields.title : fields.heading,
    source,
    path: ['title'],
  }));
  const ofServices = [...services.values()].map(({ source, fields: { title } }) => ({
    tokens: { service: title },
    source,
    path: ['title'],
  }));
  const ofCities = [...cities.values()].map(({ source, fields: { name, state } }) => ({
    tokens: { city: name, state },
    source,
    path: ['name'],
  }));
  const ofAttractions = [...attractions].flatMap(([slug, { source, fields }]) => {
    const { name = slug, state = '' } = cities.get(slug)?.fields ?? {};
    return fields.map((entry) => ({
      tokens: { place: entry.fields.name, city: name, state },
      source,
      path: ['attractions', entry.index, 'name'],
    }));
  });
  return [
    ...words,
    ...filledTitles(service, 'service', ofServices, diagnostics),
    ...filledTitles(city, 'city', ofCities, diagnostics),
    ...filledTitles(place, 'place', ofAttractions, diagnostics),
  ];
}

/** The titles that a template makes; one that makes the same title for all is told of once. */
function filledTitles(
  page: Entry<{ title: string }> | undefined,
  token: string,
  entries: readonly (Omit<Claim, 'value'> & { tokens: Tokens })[],
  diagnostics: Diagnostic[],
): Claim[] {
  const { source, fields } = page ?? {};
  const title = fields?.title ?? `{{${token}}}`;
  if (source && entries.length > 1 && !tokensIn(title).includes(token)) {
    const message = `makes the same title for every page of its kind: put {{${token}}} in it`;
    diagnostics.push(source.diagnostic(['title'], message, 'warning'));
    return [];
  }
  return entries.map(({ tokens, ...at }) => ({ ...at, value: fillTokens(title, tokens) }));
}

function descriptionClaims(entries: Entries): Claim[] {
  const texts = [
    ...Object.values(entries.pages),
    ...entries.services.values(),
    ...entries.cities.values(),
  ].flatMap(({ source, fields }) =>
    'description' in fields ? [{ value: fields.description, source, path: ['description'] }] : [],
  );
  const attractions = [...entries.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((entry) => ({
      value: entry.fields.description,
      source,
      path: ['attractions', entry.index, 'description'],
    })),
  );
  return [...texts, ...attractions];
}
