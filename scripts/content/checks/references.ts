import { wordsOf } from '../../../model/finder/words.ts';
import { PAGE_NAMES, PAGES } from '../../../model/pages.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { type Diagnostic, didYouMean, quote } from '../diagnostic.ts';
import { checkValues, type Draft, type FieldValue, fieldValues } from '../draft.ts';
import { isSlug } from '../file-kind.ts';
import { checkRepeated } from './uniqueness.ts';

/** Checks that everything is there that the site or another file needs. */
export function checkReferences(draft: Draft): Diagnostic[] {
  return [
    ...checkRequiredFiles(draft),
    ...checkPairs(draft),
    ...checkSlugs(draft),
    ...checkFindable(draft),
  ];
}

/** Refuses a site without a file that every site needs. */
function checkRequiredFiles({ files }: Draft): Diagnostic[] {
  const pages = PAGE_NAMES.map((name) => {
    const why = `${name}.md holds the words of ${PAGES[name].wordsOf} and can't be deleted.`;
    return { file: `content/pages/${name}.md`, why };
  });
  const required = [
    { file: 'content/business.yaml', why: 'Every site needs this file.' },
    ...pages,
  ];
  const present = files.map(({ source }) => source.file);

  return required
    .filter(({ file }) => !present.includes(file))
    .map(({ file, why }) => ({ severity: 'error', file, message: `missing. ${why} Restore it.` }));
}

/** Checks that each service has its questions and each city its attractions, and the other way round. */
function* checkPairs(draft: Draft): Generator<Diagnostic> {
  for (const { kind, slug, source } of draft.files) {
    if (kind === 'faqs' && slug !== GENERAL_QUESTIONS) {
      const message = unknownSlug(draft, 'service', slug, 'Delete this file');
      if (message !== undefined) yield source.diagnostic([], message);
    }
    if (kind === 'attractions') {
      const message = unknownSlug(draft, 'city', slug, 'Delete this file');
      if (message !== undefined) yield source.diagnostic([], message);
    }
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
  kind: 'city' | 'service',
  slug: string,
  otherwise: string,
): string | undefined {
  const known = draft.slugsOf(kind);
  if (known.has(slug)) return undefined;

  const folder = kind === 'city' ? 'cities' : 'services';
  const orAdd = isSlug(slug) ? `, or add content/${folder}/${slug}.md` : '';
  return `unknown ${kind} ${quote(slug)}. ${didYouMean(slug, known, `${otherwise}${orAdd}.`)}`;
}

/** Checks the fields that name cities and services: each is there, named once, and not the page itself. */
function checkSlugs(draft: Draft): Diagnostic[] {
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
    ...fieldValues([page.finder], 'onlineService'),
    ...fieldValues([page.finder], 'apostilleService'),
    ...fieldValues([documents], 'documents', 'service'),
    ...fieldValues([page.city], 'popularServices'),
    ...fieldValues([page.city], 'serviceCards'),
    ...fieldValues([page.place], 'nearbyServices'),
    ...related,
  ];

  const knownRule =
    (kind: 'city' | 'service') =>
    ({ value, path }: FieldValue) => {
      const isInList = path.length > 1;
      return unknownSlug(draft, kind, value, isInList ? 'Delete it' : 'Choose another');
    };
  const itselfRule = ({ value, source }: FieldValue) => {
    const slug = source.file.replace(/^.*\/|\.md$/g, '');
    return value === slug && `${quote(value)} is this page itself. Delete it.`;
  };

  const lists = [...cities, ...services, ...fieldValues([business], 'holidays')];
  const placeInList = ({ value, source, path }: FieldValue) =>
    `${source.file} ${path.slice(0, -1)} ${value}`;

  return [
    ...checkValues(cities, 'error', knownRule('city')),
    ...checkValues(services, 'error', knownRule('service')),
    ...checkValues([...related, ...nearby], 'error', itselfRule),
    ...checkRepeated('error', lists, 'Delete one.', placeInList),
  ];
}

/** Warns of documents on the pages of services that the finder does not know. */
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
    // Of words that stand in several names, the finder asks which one is meant.
    const words = wordsOf(name);
    const isFound = findable.some((known) => words.every((word) => known.includes(word)));
    if (isFound) return undefined;

    return `${quote(name)} isn't in content/documents.yaml, so the finder doesn't know it. Add it there, as a name or under alsoCalled.`;
  });
}
