import { wordsOf } from '../../../model/finder/words.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { isSlug, PAGE_NAMES } from '../collections.ts';
import { type Diagnostic, didYouMean, quote } from '../diagnostic.ts';
import { type Site, tell, type Value, valuesOf } from '../entries.ts';
import { repeated } from './uniqueness.ts';

/** Checks that everything is there that the site or another file needs. */
export function* checkReferences({ sorted, entries, known }: Site): Generator<Diagnostic> {
  for (const path of ['business.yaml', ...PAGE_NAMES.map((name) => `pages/${name}.md`)]) {
    const file = `content/${path}`;
    if (sorted.some(({ source }) => source.file === file)) continue;
    const message = 'missing. Every site needs this file. Restore it.';
    yield { severity: 'error', file, message };
  }

  const unknown = (kind: 'city' | 'service', slug: string, otherwise: string) => {
    if (known(kind).has(slug)) return undefined;
    const folder = kind === 'city' ? 'cities' : 'services';
    const orAdd = isSlug(slug) ? `, or add content/${folder}/${slug}.md` : '';
    return `unknown ${kind} ${quote(slug)}. ${didYouMean(slug, known(kind), `${otherwise}${orAdd}.`)}`;
  };
  for (const { kind, slug, source } of sorted) {
    const isOfService = kind === 'faqs' && slug !== GENERAL_QUESTIONS;
    const owner = isOfService ? 'service' : kind === 'attractions' ? 'city' : undefined;
    const orphan = owner && unknown(owner, slug, 'Delete this file');
    if (orphan) yield source.diagnostic([], orphan);
    if (kind === 'service' && !known('faqs').has(slug)) {
      yield source.diagnostic([], `no questions. Add content/faqs/${slug}.yaml.`);
    }
    if (kind === 'city' && !known('attractions').has(slug)) {
      const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
      yield source.diagnostic([], message, 'warning');
    }
  }

  const { business, page, documents, service, city } = entries;
  const nearby = valuesOf(city, 'nearbyLocations');
  const related = valuesOf(service, 'related');
  const references = {
    city: [
      ...valuesOf(business, 'featuredCities'),
      ...valuesOf([page.contact], 'areaCities'),
      ...valuesOf([page.contact], 'mapCity'),
      ...nearby,
    ],
    service: [
      ...valuesOf([page.finder], 'onlineService'),
      ...valuesOf([page.finder], 'apostilleService'),
      ...valuesOf(documents, 'documents', 'service'),
      ...valuesOf([page.city], 'popularServices'),
      ...valuesOf([page.city], 'serviceCards'),
      ...valuesOf([page.place], 'nearbyServices'),
      ...related,
    ],
  };
  for (const kind of ['city', 'service'] as const) {
    yield* tell(references[kind], 'error', ({ value, path }) =>
      unknown(kind, value, path.length > 1 ? 'Delete it' : 'Choose another'),
    );
  }
  const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');
  yield* tell([...related, ...nearby], 'error', ({ value, source }) => {
    return value === slugOf(source.file) && `${quote(value)} is this page itself. Delete it.`;
  });
  const inList = ({ value, source, path }: Value) => `${source.file} ${path.slice(0, -1)} ${value}`;
  const lists = [...references.city, ...references.service, ...valuesOf(business, 'holidays')];
  yield* repeated('error', lists, 'Delete one.', inList);

  if (documents.size === 0) return;
  const names = ['name', 'alsoCalled'].flatMap((field) => valuesOf(documents, 'documents', field));
  const findable = names.map(({ value }) => wordsOf(value));
  yield* tell(valuesOf(service, 'commonDocuments'), 'warning', ({ value }) => {
    // "Bills of sale, if your form requires it" as "Bills of sale".
    const name = value.replace(/\s*[,(].*$/, '');
    const message = `${quote(name)} isn't in content/documents.yaml, so the finder doesn't know it. Add it there, as a name or under alsoCalled.`;
    // Of words that stand in several names, the finder asks which one is meant.
    const words = wordsOf(name);
    return !findable.some((own) => words.every((word) => own.includes(word))) && message;
  });
}
