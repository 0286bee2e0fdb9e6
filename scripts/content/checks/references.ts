import { PAGE_NAMES, PAGES } from '../../../model/pages.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { wordsOf } from '../../../model/search/words.ts';
import { slugify } from '../../../model/text.ts';
import {
  type Diagnostic,
  didYouMean,
  howToRestore,
  nearest,
  oncePerCause,
  quote,
  type Said,
} from '../diagnostic.ts';
import { checkValues, type Draft, type FieldValue, fieldValues } from '../draft.ts';
import { isSlug } from '../file-kind.ts';
import type { FormerPages } from '../read-former-pages.ts';
import { laterSlug } from './lost-addresses.ts';
import { checkRepeated } from './rules.ts';

/** Checks that everything is there that the site or another file needs. */
export function checkReferences(draft: Draft, former: FormerPages): Diagnostic[] {
  return [
    ...checkRequiredFiles(draft),
    ...checkPairs(draft, former),
    ...checkSlugs(draft, former),
    ...checkNeighbors(draft),
    ...checkOfficeCity(draft),
    ...checkFindable(draft),
  ];
}

/** Refuses a site without a file that every site needs. */
function checkRequiredFiles(draft: Draft): Diagnostic[] {
  const pages = PAGE_NAMES.map((name) => {
    const why = `${name}.md holds the words of ${PAGES[name].wordsOf} and can't be deleted.`;
    return { name, file: `content/pages/${name}.md`, why };
  });
  const business = {
    name: 'business',
    file: 'content/business.yaml',
    why: 'Every site needs this file.',
  };
  const present = new Set<string>([...draft.slugsOf('page'), ...draft.slugsOf('business')]);

  return [business, ...pages]
    .filter(({ name }) => !present.has(name))
    .map(({ file, why }) => {
      return { severity: 'error', file, message: `missing. ${why} ${howToRestore(file)}` };
    });
}

/**
 * Checks that questions are named after a service, and attractions after a city. Of a file that is not,
 * nothing else needs to be said.
 */
export function checkFileNames(draft: Draft, former: FormerPages): Diagnostic[] {
  return misnamedFiles(draft, former).map(({ diagnostic }) => diagnostic);
}

/** A file that is named after nothing that is there. */
interface MisnamedFile {
  diagnostic: Diagnostic;
  /** The name that is most likely meant. */
  meant: string | undefined;
}

function misnamedFiles(draft: Draft, former: FormerPages): MisnamedFile[] {
  return draft.files.flatMap(({ kind, slug, source }): MisnamedFile[] => {
    const isOfService = kind === 'faqs' && slug !== GENERAL_QUESTIONS;
    if (!isOfService && kind !== 'attractions') return [];

    const [what, folder] = isOfService
      ? (['service', 'services'] as const)
      : (['city', 'cities'] as const);
    const known = draft.slugsOf(what);
    if (known.has(slug)) return [];

    const renamed = laterName(slug, former[folder], known);
    const isDeleted = renamed === undefined && former[folder].has(slug);
    const otherwise = 'Delete this file, or add that one.';
    const near = isDeleted ? undefined : nearest(slug, known);
    const guess = near === undefined ? otherwise : `Did you mean "${near}"?`;
    const advice = renamed === undefined ? guess : `Rename this file to ${renamed}.yaml.`;
    const message = `this file is named after a ${what} that isn't there: no content/${folder}/${slug}.md. ${advice}`;
    const meant = renamed ?? near;
    return [{ diagnostic: source.diagnostic([], message), meant }];
  });
}

/** The name that a file has since it was renamed; undefined where it was not, or is gone again. */
function laterName(
  slug: string,
  renamed: FormerPages['cities'],
  known: ReadonlySet<string>,
): string | undefined {
  const later = laterSlug(slug, renamed);
  return known.has(later) ? later : undefined;
}

/** Checks that each service has its questions and each city its attractions. */
function* checkPairs(draft: Draft, former: FormerPages): Generator<Diagnostic> {
  // A file whose name is wrong is reported there.
  const meant = misnamedFiles(draft, former).map((file) => file.meant);

  for (const { kind, slug, source } of draft.files) {
    if (meant.includes(slug)) continue;
    if (kind === 'service' && !draft.slugsOf('faqs').has(slug)) {
      yield source.diagnostic([], `no questions. Add content/faqs/${slug}.yaml.`);
    }
    if (kind === 'city' && !draft.slugsOf('attractions').has(slug)) {
      const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
      yield source.diagnostic([], message, 'warning');
    }
  }
}

/**
 * What is said of a slug that no city or service has.
 * @param otherwise what to do about it where no known slug is near
 */
function unknownSlug(
  draft: Draft,
  former: FormerPages,
  kind: 'city' | 'service',
  slug: string,
  otherwise: string,
): Said | undefined {
  const known = draft.slugsOf(kind);
  if (known.has(slug)) return undefined;

  // Where a file is gone, all that name it have one cause.
  const cause = `unknown ${kind} ${quote(slug)}`;
  return { cause, message: `${cause}. ${adviceFor(draft, former, kind, slug, otherwise)}` };
}

/** What to write in the place of a slug that no city or service has. */
function adviceFor(
  draft: Draft,
  former: FormerPages,
  kind: 'city' | 'service',
  slug: string,
  otherwise: string,
): string {
  const known = draft.slugsOf(kind);
  const folder = kind === 'city' ? 'cities' : 'services';
  const renamed = laterName(slug, former[folder], known);
  if (renamed !== undefined) return `Write ${renamed}.`;

  const named = slugOfName(draft, kind, slug);
  if (named !== undefined) return `Write ${named}, the name of its file.`;

  // Another name that is like one that was deleted is a chance.
  if (former[folder].has(slug)) return `It is gone. ${otherwise}.`;

  const orAdd = isSlug(slug) ? `, or add content/${folder}/${slug}.md` : '';
  return didYouMean(slug, known, `${otherwise}${orAdd}.`);
}

/** The file that somebody means who writes the name of a city, or the title of a service. */
function slugOfName(
  { entries, slugsOf }: Draft,
  kind: 'city' | 'service',
  written: string,
): string | undefined {
  const names =
    kind === 'city'
      ? Array.from(entries.city, ([slug, { fields }]) => ({ slug, name: fields.name }))
      : Array.from(entries.service, ([slug, { fields }]) => ({ slug, name: fields.title }));
  const slugByName = new Map(names.map(({ slug, name }) => [name.toLowerCase(), slug]));

  // "Boise, ID", "boise.md"
  const plain = written.replace(/,.*$|\.(?:md|yaml)$/, '').toLowerCase();
  const named = slugByName.get(written.toLowerCase()) ?? slugByName.get(plain);
  if (named !== undefined) return named;

  const asSlug = slugify(plain.replaceAll('_', '-'));
  return slugsOf(kind).has(asSlug) ? asSlug : undefined;
}

/** Checks the fields that name cities and services: each is there, named once, and not the page itself. */
function checkSlugs(draft: Draft, former: FormerPages): Diagnostic[] {
  const { business, page, documents, service, city } = draft.entries;
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

  const knownRule =
    (kind: 'city' | 'service') =>
    ({ value, path }: FieldValue) => {
      const isInList = typeof path.at(-1) === 'number';
      return unknownSlug(draft, former, kind, value, isInList ? 'Delete it' : 'Choose another');
    };
  const itselfRule = ({ value, source }: FieldValue) => {
    const slug = source.file.replace(/^.*\/|\.md$/g, '');
    return value === slug && `${quote(value)} is this page itself. Delete it.`;
  };

  const lists = [...cities, ...services, ...holidaysOf(business)];
  const placeInList = ({ value, source, path }: FieldValue) =>
    `${source.file} ${path.slice(0, -1)} ${value}`;

  const unknown = [
    ...checkValues(cities, 'error', knownRule('city')),
    ...checkValues(services, 'error', knownRule('service')),
  ];
  return [
    ...oncePerCause(unknown),
    ...checkValues([...related, ...nearby], 'error', itselfRule),
    ...checkRepeated('error', lists, 'Delete one.', placeInList),
  ];
}

/**
 * Warns of nearby cities that don't name a city back: near is near, both ways. A city without any such
 * list names none.
 */
function checkNeighbors({ entries: { city } }: Draft): Diagnostic[] {
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
function checkOfficeCity({ entries: { business, city } }: Draft): Diagnostic[] {
  const names = [...city.values()].map(({ fields }) => fields.name);
  return checkValues(fieldValues([business], 'address', 'city'), 'error', ({ value }) => {
    if (names.includes(value)) return undefined;

    const meant = names.find((name) => name.toLowerCase() === value.toLowerCase());
    return meant !== undefined && `pages show it as it is written here. Write ${meant}.`;
  });
}

/** The closures of business.yaml, each by its first and its last day. */
function holidaysOf(business: Draft['entries']['business']): FieldValue[] {
  if (business === undefined) return [];

  const { source, fields } = business;
  return fields.holidays.map(({ first, last }, index) => {
    const value = first === last ? first : `${first} - ${last}`;
    return { value, source, path: ['holidays', index] };
  });
}

/** Warns of documents on the pages of services that the search does not know. */
function checkFindable({ entries: { documents, service } }: Draft): Diagnostic[] {
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
