import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import { pageSchemas } from '../../../model/schemas/page.ts';
import { isSlug } from '../../../model/slug.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, type Value, valuesOf } from '../entries.ts';
import type { Sorted } from './files.ts';
import type { Known } from './known.ts';

/** The kinds that other files refer to. */
type Owner = 'cities' | 'services';

/** Checks that the files are there that every site needs. */
export function checkPresence(sorted: readonly Sorted[]): Diagnostic[] {
  const present = new Set(sorted.map(({ source }) => source.file));
  const needed = ['business.yaml', ...Object.keys(pageSchemas).map((name) => `pages/${name}.md`)];
  const message = 'missing. Every site needs this file. Restore it.';
  return needed
    .map((path) => `content/${path}`)
    .filter((file) => !present.has(file))
    .map((file) => ({ severity: 'error', file, message }));
}

/** Checks that every file name mentioned in another file exists. */
export function checkReferences(entries: Entries, known: Known): Diagnostic[] {
  const { business, pages, services, cities } = entries;
  const references: Record<Owner, Value[]> = {
    cities: [
      ...valuesOf([business], 'featuredCities'),
      ...valuesOf([pages.contact], 'areaCities'),
      ...valuesOf([pages.contact], 'mapCity'),
      ...valuesOf(cities.values(), 'nearbyLocations'),
    ],
    services: [
      ...valuesOf([pages.finder], 'onlineService'),
      ...documentServices(entries),
      ...valuesOf([pages.city], 'popularServices'),
      ...valuesOf([pages.city], 'serviceCards'),
      ...valuesOf([pages.place], 'nearbyServices'),
      ...valuesOf(services.values(), 'related'),
    ],
  };
  const check = (kind: Owner) =>
    references[kind].flatMap(({ value, source, path }) => {
      if (known[kind].has(value) || known.strays.has(value)) return [];
      const otherwise = path.length > 1 ? 'Delete it' : 'Choose another';
      return [source.diagnostic(path, missing(value, known[kind], kind, otherwise))];
    });
  return [...check('cities'), ...check('services'), ...repeated(entries), ...unanswered(entries)];
}

/** The services that documents name. */
function documentServices({ documents }: Entries): Value[] {
  return (documents?.fields.documents ?? []).flatMap(({ service: value }, index) =>
    value === undefined || documents === undefined
      ? []
      : [{ value, source: documents.source, path: ['documents', index, 'service'] }],
  );
}

/** What a list names that is not shown: the page itself, and what it names already. */
function repeated({ services, cities }: Entries): Diagnostic[] {
  const lists = [
    ...[...services].map(([slug, entry]) => ({ slug, values: valuesOf([entry], 'related') })),
    ...[...cities].map(([slug, entry]) => ({ slug, values: valuesOf([entry], 'nearbyLocations') })),
  ];
  return lists.flatMap(({ slug, values }) => {
    const seen = new Set<string>();
    return values.flatMap(({ value, source, path }) => {
      const messages = value === slug ? [`${quote(value)} is this page itself. Delete it.`] : [];
      if (seen.has(value)) messages.push(`${quote(value)} is listed twice. Delete one.`);
      seen.add(value);
      return messages.map((message) => source.diagnostic(path, message, 'warning'));
    });
  });
}

/** Neighbours usually name each other; a city without any list stays out of it. */
function unanswered({ cities }: Entries): Diagnostic[] {
  return [...cities].flatMap(([slug, entry]) =>
    valuesOf([entry], 'nearbyLocations').flatMap(({ value, source, path }) => {
      const theirs = cities.get(value)?.fields.nearbyLocations;
      if (theirs === undefined || theirs.includes(slug)) return [];
      const message = `${quote(value)} doesn't list ${quote(slug)} as nearby. Add it there or delete it here.`;
      return [source.diagnostic(path, message, 'warning')];
    }),
  );
}

/** Checks that every FAQ and attraction file has its service or city, and every service its FAQs. */
export function checkCompanions(known: Known): Diagnostic[] {
  const { faqs, services, attractions, cities, strays } = known;
  const without = (slugs: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...slugs].filter((slug) => !others.has(slug) && !strays.has(slug));
  const report = (file: string, message: string, severity: Diagnostic['severity'] = 'error') => ({
    ...{ severity, file: `content/${file}`, line: 1, column: 1 },
    message,
  });
  return [
    ...without(faqs, services).map((slug) => {
      const message = missing(slug, services, 'services', 'Delete this file');
      return report(`faqs/${slug}.yaml`, message);
    }),
    ...without(attractions, cities).map((slug) => {
      const message = missing(slug, cities, 'cities', 'Delete this file');
      return report(`attractions/${slug}.yaml`, message);
    }),
    ...without(services, faqs).map((slug) =>
      report(`services/${slug}.md`, `no questions. Add content/faqs/${slug}.yaml.`),
    ),
    ...without(cities, attractions).map((slug) => {
      const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
      return report(`cities/${slug}.md`, message, 'warning');
    }),
  ];
}

function missing(slug: string, known: ReadonlySet<string>, kind: Owner, otherwise: string): string {
  const guess = nearest(slug, known);
  const hint =
    guess === undefined
      ? `${otherwise}${isSlug(slug) ? `, or add content/${kind}/${slug}.md` : ''}.`
      : `Did you mean "${guess}"?`;
  return `unknown ${kind === 'cities' ? 'city' : 'service'} ${quote(slug)}. ${hint}`;
}
