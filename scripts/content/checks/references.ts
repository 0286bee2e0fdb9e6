import { wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { pageSchemas } from '../../../model/schemas/page.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { valuesOf } from '../entries.ts';
import { isSlug } from '../slugs.ts';
import type { Site } from './index.ts';
import { didYouMean, tell } from './rule.ts';

const NEEDED = ['business.yaml', ...Object.keys(pageSchemas).map((name) => `pages/${name}.md`)];

/** Checks that everything is there that the site or another file needs. */
export function* checkReferences({ sorted, entries, known, strays }: Site): Generator<Diagnostic> {
  for (const file of NEEDED.map((path) => `content/${path}`)) {
    if (sorted.some(({ source }) => source.file === file)) continue;
    const message = 'missing. Every site needs this file. Restore it.';
    yield { severity: 'error', file, message };
  }

  const slugs = {
    city: known('city'),
    attractions: known('attractions'),
    service: known('service'),
    faqs: known('faqs'),
  };
  // A file that stands in the wrong place is told once, there.
  const isMissing = (kind: keyof typeof slugs, slug: string) =>
    !slugs[kind].has(slug) && !strays.has(slug);
  const unknown = (kind: 'city' | 'service', slug: string, otherwise: string) => {
    const folder = kind === 'city' ? 'cities' : 'services';
    const orAdd = isSlug(slug) ? `, or add content/${folder}/${slug}.md` : '';
    return `unknown ${kind} ${quote(slug)}. ${didYouMean(slug, slugs[kind], `${otherwise}${orAdd}.`)}`;
  };
  for (const { kind, slug, source } of sorted) {
    if (kind === 'faqs' && slug === GENERAL_QUESTIONS) continue;
    const owner = kind === 'faqs' ? 'service' : kind === 'attractions' ? 'city' : undefined;
    if (owner && isMissing(owner, slug)) {
      yield source.fileDiagnostic(unknown(owner, slug, 'Delete this file'));
    }
    if (kind === 'service' && isMissing('faqs', slug)) {
      yield source.fileDiagnostic(`no questions. Add content/faqs/${slug}.yaml.`);
    }
    if (kind === 'city' && isMissing('attractions', slug)) {
      const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
      yield source.fileDiagnostic(message, 'warning');
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
      ...valuesOf(documents, 'documents', 'service'),
      ...valuesOf([page.city], 'popularServices'),
      ...valuesOf([page.city], 'serviceCards'),
      ...valuesOf([page.place], 'nearbyServices'),
      ...related,
    ],
  };
  for (const kind of ['city', 'service'] as const) {
    yield* tell(references[kind], 'error', ({ value, path }) => {
      const otherwise = path.length > 1 ? 'Delete it' : 'Choose another';
      return isMissing(kind, value) && unknown(kind, value, otherwise);
    });
  }
  yield* tell([...related, ...nearby], 'warning', ({ value, source }) => {
    return (
      source.file.endsWith(`/${value}.md`) && `${quote(value)} is this page itself. Delete it.`
    );
  });
  // Neighbors usually name each other; a city without any list stays out of it.
  for (const [slug, entry] of city) {
    yield* tell(valuesOf([entry], 'nearbyLocations'), 'warning', ({ value }) => {
      const theirs = city.get(value)?.fields.nearbyLocations;
      const message = `${quote(value)} doesn't list ${quote(slug)} as nearby. Add it there or delete it here.`;
      return theirs && !theirs.includes(slug) && message;
    });
  }

  if (documents.size === 0) return;
  const keyOf = (name: string) => wordsKey(wordsOf(name));
  const names = ['name', 'alsoCalled'].flatMap((field) => valuesOf(documents, 'documents', field));
  const findable = new Set(names.map(({ value }) => keyOf(value)));
  yield* tell(valuesOf(service, 'commonDocuments'), 'warning', ({ value }) => {
    // "Bills of sale, if your form requires it" as "Bills of sale".
    const name = value.replace(/\s*[,(].*$/, '');
    const message = `${quote(name)} isn't in content/documents.yaml, so the finder doesn't know it. Add it there, as a name or under alsoCalled.`;
    return !findable.has(keyOf(name)) && message;
  });
}
