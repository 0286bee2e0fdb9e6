import type { z } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { quote } from '../../model/quote.ts';
import { reservedSlug } from '../../model/reserved.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { citySchema } from '../../model/schemas/city.ts';
import { faqsSchema } from '../../model/schemas/faq.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import { isSlug, LONGEST_SLUG, nearestSlug } from '../../model/slug.ts';

/** The files beside the folders. */
const SINGLE = {
  'business.yaml': 'business',
  'testimonials.yaml': 'testimonials',
  'redirects.yaml': 'redirects',
} as const;

/** The folders that hold content, and how a file in each ends. */
const FOLDERS = {
  attractions: { kind: 'attractions', ending: '.yaml' },
  cities: { kind: 'city', ending: '.md' },
  faqs: { kind: 'faqs', ending: '.yaml' },
  pages: { kind: 'page', ending: '.md' },
  services: { kind: 'service', ending: '.md' },
} as const;

/** What a file of content is, by its place in the folder. */
export interface Collection {
  kind: (typeof SINGLE)[keyof typeof SINGLE] | (typeof FOLDERS)[keyof typeof FOLDERS]['kind'];
  /** The file's name without its ending. */
  slug: string;
}

/** Which collection a file belongs to; undefined when nothing would read it. */
export function collectionOf(path: string): Collection | undefined {
  if (isKey(SINGLE, path)) return { kind: SINGLE[path], slug: path.replace('.yaml', '') };
  const [folder = '', name = '', ...deeper] = path.split('/');
  if (!isKey(FOLDERS, folder) || deeper.length > 0) return undefined;
  const { kind, ending } = FOLDERS[folder];
  const slug = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
  return slug === '' || (kind === 'page' && !isPageName(slug)) ? undefined : { kind, slug };
}

function isKey<Group extends object>(group: Group, key: PropertyKey): key is keyof Group {
  return Object.hasOwn(group, key);
}

/** Whether content/pages has a file of this name. */
export function isPageName(name: string): name is PageName {
  return isKey(pageSchemas, name);
}

/** The schema of each kind of file whose fields are checked as a whole. */
export const schemas = {
  business: businessSchema,
  testimonials: testimonialsSchema,
  redirects: redirectsSchema,
  service: serviceSchema,
  faqs: faqsSchema,
  city: citySchema,
} as const satisfies Record<string, z.ZodType>;

/** Why nothing reads a file, and where it should stand. */
export function misplaced(path: string): string {
  const [folder = '', name, ...deeper] = path.split('/');
  if (name === undefined) {
    return `nothing reads this file: beside the folders there are only business.yaml, testimonials.yaml and redirects.yaml`;
  }
  if (!isKey(FOLDERS, folder)) {
    const hint = didYouMean(folder, '', 'folders', Object.keys(FOLDERS));
    return `nothing reads the folder ${quote(folder)}. ${hint}`;
  }
  if (deeper.length > 0) return `nothing reads folders in the folder "${folder}": move the file up`;
  const { ending } = FOLDERS[folder];
  if (!name.endsWith(ending))
    return `nothing reads this file: in "${folder}", names end in ${ending}`;
  const hint = didYouMean(name.slice(0, -ending.length), ending, 'pages', Object.keys(pageSchemas));
  return `there is no page ${quote(name)}. ${hint}`;
}

function didYouMean(name: string, ending: string, what: string, names: readonly string[]): string {
  const guess = nearest(name, names);
  return guess ? `Did you mean "${guess}${ending}"?` : `The ${what} are: ${names.join(', ')}`;
}

/** Why a file's name cannot stand in an address, if it cannot. */
export function misnamed(path: string): string | undefined {
  const [, name = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(path) ?? [];
  const reserved = reservedSlug(name);
  if (reserved !== undefined) {
    return `"${name}" cannot be part of an address, because ${reserved}: choose a longer name, for example "${name}-idaho${ending}"`;
  }
  if (isSlug(name)) return undefined;
  if (name.length > LONGEST_SLUG) {
    return `the file name is the page's address and may have ${LONGEST_SLUG} letters at most: give it a shorter one`;
  }
  const better = nearestSlug(name);
  const advice =
    better === undefined
      ? `, such as "garden-city${ending}"`
      : `: rename it to "${better}${ending}"`;
  return `the file name must be lower-case words (a-z, 0-9) joined by single hyphens${advice}`;
}
