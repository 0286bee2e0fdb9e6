import { wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { quote } from '../../../model/text.ts';
import { isSlug, PAGE_NAMES } from '../collections.ts';
import { type Diagnostic, didYouMean } from '../diagnostic.ts';
import { type Site, tell, valuesOf } from '../entries.ts';

/** Checks that everything is there that the site or another file needs. */
export function* checkReferences({ sorted, entries, known, strays }: Site): Generator<Diagnostic> {
  for (const path of ['business.yaml', ...PAGE_NAMES.map((name) => `pages/${name}.md`)]) {
    const file = `content/${path}`;
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
      yield source.diagnostic([], unknown(owner, slug, 'Delete this file'));
    }
    if (kind === 'service' && isMissing('faqs', slug)) {
      yield source.diagnostic([], `no questions. Add content/faqs/${slug}.yaml.`);
    }
    if (kind === 'city' && isMissing('attractions', slug)) {
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
  const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');
  yield* tell([...related, ...nearby], 'warning', ({ value, source }) => {
    return slugOf(source.file) === value && `${quote(value)} is this page itself. Delete it.`;
  });
  // Neighbors usually name each other; a city without any list stays out of it.
  yield* tell(nearby, 'warning', ({ value, source }) => {
    const [slug, theirs] = [slugOf(source.file), city.get(value)?.fields.nearbyLocations];
    const message = `${quote(value)} doesn't list ${quote(slug)} as nearby. Add it there or delete it here.`;
    return theirs?.includes(slug) === false && message;
  });

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
