import type { Business, Testimonial } from '../../model/content.ts';
import type { AttractionFields } from '../../model/schemas/attraction.ts';
import type { CityFields } from '../../model/schemas/city.ts';
import type { DocumentFields } from '../../model/schemas/document.ts';
import type { Faq } from '../../model/schemas/faq.ts';
import type { Pages } from '../../model/schemas/page.ts';
import type { Redirect } from '../../model/schemas/redirect.ts';
import type { ServiceFields } from '../../model/schemas/service.ts';
import { slugify } from '../../model/slug.ts';
import type { Path } from './diagnostic.ts';
import type { RenderedMarkdown } from './parse/markdown.ts';
import type { Source } from './parse/source.ts';

/** A file whose fields are right in themselves; whether they fit the other files is still open. */
export interface Entry<Fields> {
  source: Source;
  fields: Fields;
}

/** A Markdown file with its body rendered. */
export type TextEntry<Fields> = Entry<Fields> & Omit<RenderedMarkdown, 'diagnostics'>;

export interface Entries {
  business?: Entry<Business>;
  documents?: Entry<{ documents: DocumentFields[] }>;
  testimonials?: Entry<{ testimonials: Testimonial[] }>;
  redirects?: Entry<{ redirects: Redirect[] }>;
  pages: { [Name in keyof Pages]?: TextEntry<Omit<Pages[Name], 'body'>> };
  services: Map<string, TextEntry<ServiceFields>>;
  faqs: Map<string, Entry<{ faqs: Faq[] }>>;
  cities: Map<string, TextEntry<CityFields>>;
  /** An attraction that is left out is undefined, so that the others keep their places. */
  attractions: Map<string, Entry<{ attractions: (AttractionFields | undefined)[] }>>;
}

/** Every file that has a text below its fields. */
export function textEntries({ pages, services, cities }: Entries) {
  return [...Object.values(pages), ...services.values(), ...cities.values()];
}

/** Every attraction, with the way to each of its fields. */
export function attractionEntries({ attractions }: Entries) {
  return [...attractions].flatMap(([city, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index) => {
      const path = (field: keyof AttractionFields): Path => ['attractions', index, field];
      return fields === undefined ? [] : [{ city, source, fields, path }];
    }),
  );
}

/** The slug of an attraction: its own, else made from its name. */
export function attractionSlug({ slug, name }: AttractionFields): string {
  return slug ?? slugify(name);
}

/** A value of a file as text, and where it stands. */
export interface Value {
  value: string;
  source: Source;
  path: Path;
}

/** What a field, or a field within a field, holds in each of the entries; each item of a list alone. */
export function valuesOf(
  entries: Iterable<Entry<unknown> | undefined>,
  ...names: string[]
): Value[] {
  return [...entries].flatMap((entry) =>
    entry === undefined
      ? []
      : valuesAt(entry.fields, names).map((found) => ({ ...found, source: entry.source })),
  );
}

function valuesAt(
  value: unknown,
  names: readonly string[],
  path: Path = [],
): Omit<Value, 'source'>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesAt(item, names, [...path, index]));
  }
  const [name, ...rest] = names;
  if (name === undefined) return value === undefined ? [] : [{ value: `${value}`, path }];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt(Reflect.get(value, name), rest, [...path, name]);
}
