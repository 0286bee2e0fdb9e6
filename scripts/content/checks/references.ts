import { PAGE_NAMES, PAGES } from '../../../model/pages.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { wordsOf } from '../../../model/search/words.ts';
import { slugify } from '../../../model/text.ts';
import { Diagnostic, didYouMean, howToRestore, quote } from '../diagnostic.ts';
import { checkValues, type FieldValue, fieldValues } from '../entries.ts';
import { type Folder, slugsOf } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Refuses a site without a file that every site needs. */
export function checkRequiredFiles(folder: Folder): Diagnostic[] {
  const pages = PAGE_NAMES.map((name) => {
    const why = `${name}.md holds the words of ${PAGES[name].wordsOf} and can't be deleted.`;
    return { name, file: `content/pages/${name}.md`, why };
  });
  const business = {
    name: 'business',
    file: 'content/business.yaml',
    why: 'Every site needs this file.',
  };
  const present = new Set<string>([...slugsOf(folder, 'page'), ...slugsOf(folder, 'business')]);

  return [business, ...pages]
    .filter(({ name }) => !present.has(name))
    .map(({ file, why }) => {
      return new Diagnostic('error', file, `missing. ${why} ${howToRestore(file)}`);
    });
}

/** Checks that questions are named after a service, and attractions after a city. */
export function checkFileNames(folder: Folder): Diagnostic[] {
  return folder.files.flatMap(({ kind, slug, source }) => {
    const isOfService = kind === 'faqs' && slug !== GENERAL_QUESTIONS;
    if (!isOfService && kind !== 'attractions') return [];

    const what = isOfService ? 'service' : 'city';
    const known = slugsOf(folder, what);
    if (known.has(slug)) return [];

    const advice = didYouMean(slug, known, 'Delete this file, or add that one.');
    const message = `this file is named after a ${what} that isn't there: no ${fileOf(what, slug)}. ${advice}`;
    return [source.diagnostic([], message)];
  });
}

/** Checks that each service has its questions and each city its attractions. */
export function* checkPairs(folder: Folder): Generator<Diagnostic> {
  for (const { kind, slug, source } of folder.files) {
    if (kind === 'service' && !slugsOf(folder, 'faqs').has(slug)) {
      yield source.diagnostic([], `no questions. Add content/faqs/${slug}.yaml.`);
    }
    if (kind === 'city' && !slugsOf(folder, 'attractions').has(slug)) {
      const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
      yield source.diagnostic([], message, 'warning');
    }
  }
}

/** The file of a city or a service. */
const fileOf = (kind: 'city' | 'service', slug: string) =>
  `content/${kind === 'city' ? 'cities' : 'services'}/${slug}.md`;

/** What is said of a slug that no city or service has; undefined for one that is there. */
function unknownSlug(folder: Folder, kind: 'city' | 'service', slug: string): string | undefined {
  const known = slugsOf(folder, kind);
  if (known.has(slug)) return undefined;

  const named = slugOfName(folder, kind, slug);
  const otherwise = `Write the name of another file, delete this, or add ${fileOf(kind, slug)}.`;
  const advice = named
    ? `Write ${named}, the name of its file.`
    : didYouMean(slug, known, otherwise);
  return `unknown ${kind} ${quote(slug)}. ${advice}`;
}

/** The file that somebody means who writes the name of a city, or the title of a service. */
function slugOfName(folder: Folder, kind: 'city' | 'service', written: string): string | undefined {
  // "Boise, ID", "boise.md"
  const plain = written.replace(/,.*$|\.(?:md|yaml)$/, '');
  const asSlug = slugify(plain.replaceAll('_', '-'));
  if (slugsOf(folder, kind).has(asSlug)) return asSlug;

  const services = [...folder.entries.service.values()];
  const isTitled = ({ fields }: (typeof services)[number]) => slugify(fields.title) === asSlug;
  return kind === 'service' ? services.find(isTitled)?.slug : undefined;
}

/** Checks the fields that name cities and services: each is there, named once, and not the page itself. */
export function checkSlugs(folder: Folder): Diagnostic[] {
  const { business, page, documents, service, city } = folder.entries;
  const nearby = fieldValues(city.values(), 'nearbyLocations');
  const related = fieldValues(service.values(), 'related');
  const cities = [
    ...fieldValues([business], 'featuredCities'),
    ...fieldValues([page.contact], 'areaCities'),
    ...fieldValues([page.contact], 'mapCity'),
    ...nearby,
  ];
  const services = [
    ...fieldValues([page.search], 'onlineService'),
    ...fieldValues([page.search], 'apostilleService'),
    ...fieldValues([documents], 'documents', 'service'),
    ...fieldValues([page.city], 'popularServices'),
    ...fieldValues([page.city], 'serviceCards'),
    ...fieldValues([page.city], 'outsideServiceCards'),
    ...fieldValues([page.place], 'nearbyServices'),
    ...related,
  ];

  const known = (kind: 'city' | 'service') => {
    return ({ value }: FieldValue) => unknownSlug(folder, kind, value);
  };
  const itselfRule = ({ value, source }: FieldValue) => {
    const slug = source.file.replace(/^.*\/|\.md$/g, '');
    return value === slug && `${quote(value)} is this page itself. Delete it.`;
  };

  const lists = [...cities, ...services, ...holidaysOf(business)];
  const placeInList = ({ value, source, path }: FieldValue) =>
    `${source.file} ${path.slice(0, -1)} ${value}`;

  return [
    ...checkValues(cities, 'error', known('city')),
    ...checkValues(services, 'error', known('service')),
    ...checkValues([...related, ...nearby], 'error', itselfRule),
    ...checkRepeated('error', lists, 'Delete one.', placeInList),
  ];
}

/**
 * Warns of nearby cities that don't name a city back: near is near, both ways. A city without any such
 * list names none.
 */
export function checkNeighbors({ entries: { city } }: Folder): Diagnostic[] {
  return checkValues(
    fieldValues(city.values(), 'nearbyLocations'),
    'warning',
    ({ value, source }) => {
      const slug = source.file.replace(/^.*\/|\.md$/g, '');
      const neighbor = city.get(value);
      const named = neighbor?.fields.nearbyLocations ?? [];
      if (neighbor === undefined || named.length === 0 || named.includes(slug)) return undefined;
      // A name that is wrong there may be meant for this city.
      if (named.some((each) => !city.has(each) || city.get(each) === neighbor)) return undefined;

      return `${value} doesn't name ${slug} back. Add ${slug} under nearbyLocations in ${neighbor.source.file}, or delete ${value} here.`;
    },
  );
}

/** Refuses the city of the office in other letters than those of its own page: "nampa". */
export function checkOfficeCity({ entries: { business, city } }: Folder): Diagnostic[] {
  const names = [...city.values()].map(({ fields }) => fields.name);
  return checkValues(fieldValues([business], 'address', 'city'), 'error', ({ value }) => {
    if (names.includes(value)) return undefined;

    const meant = names.find((name) => name.toLowerCase() === value.toLowerCase());
    return meant !== undefined && `pages show it as it is written here. Write ${meant}.`;
  });
}

/** The closures of business.yaml, each by its first and its last day. */
function holidaysOf(business: Folder['entries']['business']): FieldValue[] {
  if (business === undefined) return [];

  const { source, fields } = business;
  return fields.holidays.map(({ first, last }, index) => {
    const value = first === last ? first : `${first} - ${last}`;
    return { value, source, path: ['holidays', index] };
  });
}

/** Warns of documents on the pages of services that the search does not know. */
export function checkFindable({ entries: { documents, service } }: Folder): Diagnostic[] {
  if (documents === undefined) return [];

  const names = [
    ...fieldValues([documents], 'documents', 'name'),
    ...fieldValues([documents], 'documents', 'alsoCalled'),
  ];
  const findable = names.map(({ value }) => wordsOf(value));

  return checkValues(fieldValues(service.values(), 'commonDocuments'), 'warning', ({ value }) => {
    // "Bills of sale, if your form requires it" as "Bills of sale".
    const name = value.replace(/\s*[,(].*$/, '');
    const words = wordsOf(name);
    const isFound = findable.some((known) => words.every((word) => known.includes(word)));
    if (isFound) return undefined;

    return `${quote(name)} isn't in content/documents.yaml, so the search doesn't know it. Add it there, as a name or under alsoCalled.`;
  });
}
