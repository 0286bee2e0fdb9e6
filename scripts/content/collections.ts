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

/** What a file of content is, by its place in the folder. */
export type Collection =
  | { kind: 'business' | 'testimonials' | 'redirects' }
  | { kind: 'page'; name: PageName }
  | { kind: 'service' | 'faqs' | 'city' | 'attractions'; slug: string };

const FOLDERS = [
  { pattern: /^services\/([^/]+)\.md$/, kind: 'service' },
  { pattern: /^faqs\/([^/]+)\.yaml$/, kind: 'faqs' },
  { pattern: /^cities\/([^/]+)\.md$/, kind: 'city' },
  { pattern: /^attractions\/([^/]+)\.yaml$/, kind: 'attractions' },
] as const;

/** Which collection a file belongs to; undefined when nothing would read it. */
export function collectionOf(path: string): Collection | undefined {
  if (path === 'business.yaml') return { kind: 'business' };
  if (path === 'testimonials.yaml') return { kind: 'testimonials' };
  if (path === 'redirects.yaml') return { kind: 'redirects' };
  const page = /^pages\/([^/]+)\.md$/.exec(path)?.[1];
  if (page !== undefined) return isPageName(page) ? { kind: 'page', name: page } : undefined;
  for (const { pattern, kind } of FOLDERS) {
    const slug = pattern.exec(path)?.[1];
    if (slug !== undefined) return { kind, slug };
  }
  return undefined;
}

/** Whether content/pages has a file of this name. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageSchemas, name);
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

/** The folders that hold content, and how a file in each ends. */
const ENDINGS: Record<string, string> = {
  attractions: '.yaml',
  cities: '.md',
  faqs: '.yaml',
  pages: '.md',
  services: '.md',
};

/** Why nothing reads a file, and where it should stand. */
export function misplaced(path: string): string {
  const [folder = '', name, ...deeper] = path.split('/');
  if (name === undefined) {
    return 'nothing reads this file: beside the folders there are only business.yaml, testimonials.yaml and redirects.yaml';
  }
  const ending = ENDINGS[folder];
  if (ending === undefined) {
    const folders = Object.keys(ENDINGS);
    const guess = nearest(folder, folders);
    return `nothing reads the folder ${quote(folder)}. ${guess ? `Did you mean "${guess}"?` : `The folders are: ${folders.join(', ')}`}`;
  }
  if (deeper.length > 0) return `nothing reads folders in the folder "${folder}": move the file up`;
  if (!name.endsWith(ending))
    return `nothing reads this file: in "${folder}", names end in ${ending}`;
  const names = Object.keys(pageSchemas);
  const guess = nearest(name.slice(0, -ending.length), names);
  return `there is no page ${quote(name)}. ${guess ? `Did you mean "${guess}${ending}"?` : `The pages are: ${names.join(', ')}`}`;
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
