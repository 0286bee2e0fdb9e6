import { quote } from '../../model/quote.ts';
import { reservedSlug } from '../../model/reserved.ts';
import { LONGEST_SLUG, nearestSlug, slugify, slugOddity } from '../../model/slug.ts';
import { fillTokens, type Tokens, tokensIn } from '../../model/tokens.ts';
import type { AttractionDraft, Draft, Drafts } from './drafts.ts';
import type { Path, Problem } from './problem.ts';
import type { Source } from './source.ts';

/** A value that may stand only once, and where it stands. */
interface Claim {
  value: string;
  source: Source;
  path: Path;
}

/** The slug of an attraction: its own, else made from its name. */
export function attractionSlug({ fields }: AttractionDraft): string {
  return fields.slug ?? slugify(fields.name);
}

/** Checks that addresses, orders, titles, descriptions and names stand once where they must. */
export function checkUniqueness(drafts: Drafts, problems: Problem[]): void {
  report(placeClaims(drafts, problems), problems, ({ value }, first) => {
    return `has the address "${value}", as a place in ${first} has: give one of them an address of its own with a line such as "slug: ${value}-downtown"`;
  });
  for (const claims of orderClaims(drafts)) {
    report(
      claims,
      problems,
      ({ value }, first) => `is ${value}, as in ${first}: give each its own`,
    );
  }
  report(titleClaims(drafts, problems), problems, ({ value }, first) => {
    return `makes the page title ${quote(value)}, as in ${first}: pages need titles of their own`;
  });
  report(descriptionClaims(drafts), problems, (_, first) => {
    return `says the same as in ${first}: pages need descriptions of their own`;
  });
  for (const claims of listClaims(drafts)) {
    report(
      claims,
      problems,
      ({ value }, first) => `is ${quote(value)}, as in ${first}: keep one of them`,
    );
  }
}

function report(
  claims: readonly Claim[],
  problems: Problem[],
  message: (claim: Claim, first: string) => string,
) {
  const seen = new Map<string, Claim>();
  for (const claim of claims) {
    const key = claim.value.toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, claim);
    else problems.push(claim.source.problem(claim.path, message(claim, placeOf(first, claim))));
  }
}

/** Where the first of two claims stands, for a reader of the second. */
function placeOf({ source, path }: Claim, second: Claim): string {
  return source === second.source ? `line ${source.problem(path, '').line}` : source.file;
}

/** Places in an order: those of towns, of towns on the locations page, and of services. */
function orderClaims({ cities, services }: Drafts): Claim[][] {
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

/** What stands in a list in which nothing may stand twice. */
function listClaims({ testimonials, faqs, business, pages }: Drafts): Claim[][] {
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

function placeClaims(drafts: Drafts, problems: Problem[]): Claim[] {
  return [...drafts.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((draft) => {
      const path = ['attractions', draft.index, 'name'];
      const oddity = draft.fields.slug === undefined ? slugOddity(draft.fields.name) : undefined;
      if (oddity !== undefined) {
        // Without any letter there is no address at all, and a long one is no name of a file.
        const { length } = attractionSlug(draft);
        const severity = length > 0 && length <= LONGEST_SLUG ? 'warning' : 'error';
        const example = nearestSlug(draft.fields.name) ?? 'city-park';
        const message = `${oddity}: add a line below it such as "slug: ${example}"`;
        problems.push(source.problem(path, message, severity));
      }
      const value = attractionSlug(draft);
      const reserved = reservedSlug(value);
      if (reserved !== undefined) {
        const written = draft.fields.slug === undefined ? path : [...path.slice(0, -1), 'slug'];
        const message = `"${value}" cannot be part of an address, because ${reserved}: give it a longer slug, for example "slug: ${value}-idaho"`;
        problems.push(source.problem(written, message));
      }
      return { value, source, path };
    }),
  );
}

/** The browser title of every page, as the templates of services, cities and places make it. */
function titleClaims({ pages, services, cities, attractions }: Drafts, problems: Problem[]) {
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
  const ofPlaces = [...attractions].flatMap(([slug, { source, fields }]) => {
    const { name = slug, state = '' } = cities.get(slug)?.fields ?? {};
    return fields.map((draft) => ({
      tokens: { place: draft.fields.name, city: name, state },
      source,
      path: ['attractions', draft.index, 'name'],
    }));
  });
  return [
    ...words,
    ...filledTitles(service, 'service', ofServices, problems),
    ...filledTitles(city, 'city', ofCities, problems),
    ...filledTitles(place, 'place', ofPlaces, problems),
  ];
}

/** The titles that a template makes; one that makes the same title for all is told of once. */
function filledTitles(
  page: Draft<{ title: string }> | undefined,
  token: string,
  entries: readonly (Omit<Claim, 'value'> & { tokens: Tokens })[],
  problems: Problem[],
): Claim[] {
  const { source, fields } = page ?? {};
  const title = fields?.title ?? `{{${token}}}`;
  if (source && entries.length > 1 && !tokensIn(title).includes(token)) {
    const message = `makes the same title for every page of its kind: put {{${token}}} in it`;
    problems.push(source.problem(['title'], message));
    return [];
  }
  return entries.map(({ tokens, ...at }) => ({ ...at, value: fillTokens(title, tokens) }));
}

function descriptionClaims(drafts: Drafts): Claim[] {
  const texts = [
    ...Object.values(drafts.pages),
    ...drafts.services.values(),
    ...drafts.cities.values(),
  ].flatMap(({ source, fields }) =>
    'description' in fields ? [{ value: fields.description, source, path: ['description'] }] : [],
  );
  const places = [...drafts.attractions.values()].flatMap(({ source, fields }) =>
    fields.map((draft) => ({
      value: draft.fields.description,
      source,
      path: ['attractions', draft.index, 'description'],
    })),
  );
  return [...texts, ...places];
}
