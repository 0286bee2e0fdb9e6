import { pageSchemas } from '../../../model/schemas/page.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { valuesOf } from '../entries.ts';
import { nearest } from '../nearest.ts';
import { isSlug } from '../slugs.ts';
import type { Site } from './index.ts';

/** Checks that the files are there that every site needs, and those that other files refer to. */
export function* checkReferences({ sorted, entries, known, strays }: Site): Generator<Diagnostic> {
  const present = new Set(sorted.map(({ source }) => source.file));
  const needed = ['business.yaml', ...Object.keys(pageSchemas).map((name) => `pages/${name}.md`)];
  for (const file of needed.map((path) => `content/${path}`)) {
    const message = 'missing. Every site needs this file. Restore it.';
    if (!present.has(file)) yield { severity: 'error', file, message };
  }

  const { business, page, documents, service, city } = entries;
  const references = {
    city: [
      ...valuesOf(business, 'featuredCities'),
      ...valuesOf([page.contact], 'areaCities'),
      ...valuesOf([page.contact], 'mapCity'),
      ...valuesOf(city, 'nearbyLocations'),
    ],
    service: [
      ...valuesOf([page.finder], 'onlineService'),
      ...valuesOf(documents, 'documents', 'service'),
      ...valuesOf([page.city], 'popularServices'),
      ...valuesOf([page.city], 'serviceCards'),
      ...valuesOf([page.place], 'nearbyServices'),
      ...valuesOf(service, 'related'),
    ],
  };
  for (const kind of ['city', 'service'] as const) {
    const slugs = known(kind);
    for (const { value, source, path } of references[kind]) {
      if (slugs.has(value) || strays.has(value)) continue;
      const otherwise = path.length > 1 ? 'Delete it' : 'Choose another';
      yield source.diagnostic(path, unknown(value, slugs, kind, otherwise));
    }
  }

  const lists = [
    ...[...service].map(([slug, entry]) => ({ slug, values: valuesOf([entry], 'related') })),
    ...[...city].map(([slug, entry]) => ({ slug, values: valuesOf([entry], 'nearbyLocations') })),
  ];
  for (const { slug, values } of lists) {
    const slugs = values.map(({ value }) => value);
    for (const [index, { value, source, path }] of values.entries()) {
      const warn = (message: string) => source.diagnostic(path, message, 'warning');
      if (value === slug) yield warn(`${quote(value)} is this page itself. Delete it.`);
      if (slugs.indexOf(value) < index) yield warn(`${quote(value)} is listed twice. Delete one.`);
      // Neighbours usually name each other; a city without any list stays out of it.
      const theirs = path[0] === 'related' ? undefined : city.get(value)?.fields.nearbyLocations;
      if (theirs === undefined || theirs.includes(slug)) continue;
      yield warn(
        `${quote(value)} doesn't list ${quote(slug)} as nearby. Add it there or delete it here.`,
      );
    }
  }

  // Every file of questions or attractions has its service or city, and the other way.
  const [faqs, services] = [known('faqs'), known('service')];
  const [attractions, cities] = [known('attractions'), known('city')];
  const without = (slugs: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...slugs].filter((slug) => !others.has(slug) && !strays.has(slug));
  const at = (path: string, message: string, severity: Diagnostic['severity'] = 'error') => {
    return { severity, file: `content/${path}`, line: 1, column: 1, message };
  };
  for (const slug of without(faqs, services)) {
    const message = unknown(slug, services, 'service', 'Delete this file');
    yield at(`faqs/${slug}.yaml`, message);
  }
  for (const slug of without(attractions, cities)) {
    const message = unknown(slug, cities, 'city', 'Delete this file');
    yield at(`attractions/${slug}.yaml`, message);
  }
  for (const slug of without(services, faqs)) {
    yield at(`services/${slug}.md`, `no questions. Add content/faqs/${slug}.yaml.`);
  }
  for (const slug of without(cities, attractions)) {
    const message = `no attractions, so the page shows general places. Add content/attractions/${slug}.yaml.`;
    yield at(`cities/${slug}.md`, message, 'warning');
  }
}

function unknown(
  slug: string,
  known: ReadonlySet<string>,
  kind: 'city' | 'service',
  otherwise: string,
): string {
  const guess = nearest(slug, known);
  const folder = kind === 'city' ? 'cities' : 'services';
  const hint =
    guess === undefined
      ? `${otherwise}${isSlug(slug) ? `, or add content/${folder}/${slug}.md` : ''}.`
      : `Did you mean "${guess}"?`;
  return `unknown ${kind} ${quote(slug)}. ${hint}`;
}
