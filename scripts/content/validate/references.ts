import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import { isSlug } from '../../../model/slug.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';

/** The slugs that files stand for, whether or not the files are right in themselves. */
export interface Known {
  cities: ReadonlySet<string>;
  services: ReadonlySet<string>;
  faqs: ReadonlySet<string>;
  attractions: ReadonlySet<string>;
  /** Files that stand where nothing reads them; what they would be is told once, of them alone. */
  strays: ReadonlySet<string>;
}

/** The kinds that other files refer to. */
type Owner = 'cities' | 'services';

/** Checks that every file name mentioned in another file exists. */
export function checkReferences(entries: Entries, known: Known, diagnostics: Diagnostic[]): void {
  const check = (source: Source, path: Path, slugs: readonly string[], kind: Owner) => {
    slugs.forEach((slug, index) => {
      if (known[kind].has(slug) || known.strays.has(slug)) return;
      diagnostics.push(source.diagnostic([...path, index], missing(slug, known[kind], kind)));
    });
  };

  const checkOne = (source: Source, field: string, slug: string, kind: Owner) => {
    if (known[kind].has(slug) || known.strays.has(slug)) return;
    diagnostics.push(source.diagnostic([field], missing(slug, known[kind], kind, 'Name another')));
  };

  const { business, pages } = entries;
  if (business)
    check(business.source, ['featuredCities'], business.fields.featuredCities, 'cities');
  if (pages.contact) {
    const { source, fields } = pages.contact;
    check(source, ['areaCities'], fields.areaCities, 'cities');
    checkOne(source, 'mapCity', fields.mapCity, 'cities');
  }
  if (pages.city) {
    const { source, fields } = pages.city;
    check(source, ['popularServices'], fields.popularServices, 'services');
    check(source, ['serviceCards'], fields.serviceCards, 'services');
  }
  if (pages.place) {
    check(pages.place.source, ['nearbyServices'], pages.place.fields.nearbyServices, 'services');
  }
  for (const [slug, { source, fields }] of entries.services) {
    check(source, ['related'], fields.related, 'services');
    notItself(source, ['related'], fields.related, slug, diagnostics);
  }
  for (const [slug, { source, fields }] of entries.cities) {
    const nearby = fields.nearbyLocations ?? [];
    check(source, ['nearbyLocations'], nearby, 'cities');
    notItself(source, ['nearbyLocations'], nearby, slug, diagnostics);
  }
  checkMutual(entries, diagnostics);
}

/** Checks that every FAQ and attraction file has its service or city, and every service its FAQs. */
export function checkCompanions(known: Known, diagnostics: Diagnostic[]): void {
  const report = (file: string, message: string, severity: Diagnostic['severity'] = 'error') =>
    diagnostics.push({ severity, file: `content/${file}`, line: 1, column: 1, message });
  for (const slug of known.faqs) {
    if (known.services.has(slug) || known.strays.has(slug)) continue;
    const message = `belongs to no service: ${missing(slug, known.services, 'services')}`;
    report(`faqs/${slug}.yaml`, message);
  }
  for (const slug of known.attractions) {
    if (known.cities.has(slug) || known.strays.has(slug)) continue;
    const message = `belongs to no city: ${missing(slug, known.cities, 'cities')}`;
    report(`attractions/${slug}.yaml`, message);
  }
  for (const slug of known.services) {
    if (known.faqs.has(slug) || known.strays.has(slug)) continue;
    report(`services/${slug}.md`, `has no questions: add content/faqs/${slug}.yaml`);
  }
  for (const slug of known.cities) {
    if (known.attractions.has(slug) || known.strays.has(slug)) continue;
    const message = `has no attractions: add content/attractions/${slug}.yaml, or the page shows general places`;
    report(`cities/${slug}.md`, message, 'warning');
  }
}

/** Neighbours usually name each other; a city without any list stays out of it. */
function checkMutual(entries: Entries, diagnostics: Diagnostic[]) {
  for (const [slug, { source, fields }] of entries.cities) {
    fields.nearbyLocations?.forEach((other, index) => {
      const theirs = entries.cities.get(other)?.fields.nearbyLocations;
      if (theirs === undefined || theirs.includes(slug)) return;
      const message = `${quote(other)} does not name ${quote(slug)} as nearby in return: add it there, or remove it here`;
      diagnostics.push(source.diagnostic(['nearbyLocations', index], message, 'warning'));
    });
  }
}

function notItself(
  source: Source,
  path: Path,
  slugs: readonly string[],
  own: string,
  diagnostics: Diagnostic[],
) {
  const seen = new Set<string>();
  slugs.forEach((slug, index) => {
    // Neither is shown (assemble.ts), but another was meant perhaps.
    const report = (message: string) =>
      diagnostics.push(source.diagnostic([...path, index], message, 'warning'));
    if (slug === own) report('names itself: remove it');
    if (seen.has(slug)) report(`names ${quote(slug)} twice: remove one`);
    seen.add(slug);
  });
}

function missing(
  slug: string,
  known: ReadonlySet<string>,
  kind: Owner,
  otherwise = 'Remove it',
): string {
  const guess = nearest(slug, known);
  const hint =
    guess === undefined
      ? `${otherwise}${isSlug(slug) ? `, or add content/${kind}/${slug}.md` : ''}`
      : `Did you mean "${guess}"?`;
  return `there is no ${noun(kind)} ${quote(slug)}. ${hint}`;
}

function noun(kind: Owner): string {
  return kind === 'cities' ? 'city' : 'service';
}
