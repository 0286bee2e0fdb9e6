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
import type { MarkdownLink, MarkdownPicture } from './parse/markdown.ts';
import type { Source } from './parse/source.ts';

/** A file whose fields are right in themselves; whether they fit the other files is still open. */
export interface Entry<Fields> {
  source: Source;
  fields: Fields;
}

/** A Markdown file with its body rendered. */
export interface TextEntry<Fields> extends Entry<Fields> {
  html: string;
  links: MarkdownLink[];
  pictures: MarkdownPicture[];
}

/** An attraction and its position in its file. */
export interface AttractionEntry {
  fields: AttractionFields;
  index: number;
}

export interface Entries {
  business?: Entry<Business>;
  documents?: Entry<{ documents: DocumentFields[] }>;
  testimonials?: Entry<{ testimonials: Testimonial[] }>;
  redirects?: Entry<{ redirects: Redirect[] }>;
  pages: { [Name in keyof Pages]?: TextEntry<Omit<Pages[Name], 'body'>> };
  services: Map<string, TextEntry<ServiceFields>>;
  faqs: Map<string, Entry<{ faqs: Faq[] }>>;
  cities: Map<string, TextEntry<CityFields>>;
  attractions: Map<string, Entry<AttractionEntry[]>>;
}

export function noEntries(): Entries {
  return {
    pages: {},
    services: new Map(),
    faqs: new Map(),
    cities: new Map(),
    attractions: new Map(),
  };
}

/** Every file that has a text below its fields. */
export function textEntries({ pages, services, cities }: Entries) {
  return [...Object.values(pages), ...services.values(), ...cities.values()];
}

/** Every attraction, with the way to each of its fields. */
export function attractionEntries({ attractions }: Entries) {
  return [...attractions].flatMap(([city, { source, fields: list }]) =>
    list.map(({ fields, index }) => ({
      city,
      source,
      fields,
      path: (field: keyof AttractionFields): Path => ['attractions', index, field],
    })),
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

type Plain = string | number;

/** What a field holds in each of the entries that have it; each item of a list alone. */
export function valuesOf<Name extends string>(
  entries: Iterable<Entry<{ readonly [key in Name]?: Plain | readonly Plain[] }> | undefined>,
  name: Name,
): Value[] {
  return [...entries].flatMap((entry) => {
    if (entry === undefined) return [];
    const { source, fields } = entry;
    const found: Plain | readonly Plain[] = fields[name] ?? [];
    return typeof found === 'object'
      ? found.map((item, index) => ({ value: `${item}`, source, path: [name, index] }))
      : [{ value: `${found}`, source, path: [name] }];
  });
}
