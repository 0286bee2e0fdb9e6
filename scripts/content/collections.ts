import type { z } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { quote } from '../../model/quote.ts';
import { reservedSlug } from '../../model/reserved.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { faqsSchema } from '../../model/schemas/faq.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import { isSlug, LONGEST_SLUG, nearestSlug } from '../../model/slug.ts';

/** The files beside the folders. */
const SINGLE = {
  'business.yaml': 'business',
  'documents.yaml': 'documents',
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
  documents: documentsSchema,
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
    return `${quote(folder)} isn't used. Outside the folders, only ${new Intl.ListFormat('en-US').format(Object.keys(SINGLE))} are. Move it or delete it.`;
  }
  if (!isKey(FOLDERS, folder)) {
    const hint = didYouMean(folder, '', Object.keys(FOLDERS));
    return `unknown folder ${quote(folder)}. ${hint}`;
  }
  if (deeper.length > 0)
    return `files in folders below "${folder}" aren't used. Move this one up to content/${folder}.`;
  const { ending } = FOLDERS[folder];
  if (!name.endsWith(ending))
    return `files in "${folder}" end in ${ending}. Rename it to ${quote(name.replace(/(\.\w*)?$/, ending))}.`;
  const hint = didYouMean(name.slice(0, -ending.length), ending, Object.keys(pageSchemas));
  return `unknown page ${quote(name)}. ${hint}`;
}

function didYouMean(name: string, ending: string, names: readonly string[]): string {
  const guess = nearest(name, names);
  return guess
    ? `Did you mean "${guess}${ending}"?`
    : `Use ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}.`;
}

/** Why a file's name cannot stand in an address, if it cannot. */
export function misnamed(path: string): string | undefined {
  const [, name = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(path) ?? [];
  const reserved = reservedSlug(name);
  if (reserved !== undefined) {
    return `"${name}" can't be part of an address: ${reserved}. Choose a longer name, such as "${name}-idaho${ending}".`;
  }
  if (isSlug(name)) return undefined;
  if (name.length > LONGEST_SLUG) {
    return `the file name is the page's address, and has ${name.length} letters. Use ${LONGEST_SLUG} at most.`;
  }
  const better = nearestSlug(name);
  const advice =
    better === undefined
      ? `Use one such as "garden-city${ending}".`
      : `Rename it to "${better}${ending}".`;
  return `expected a file name of lowercase words (a-z, 0-9) joined by single hyphens, found ${quote(name + ending)}. ${advice}`;
}
