import type { z } from 'zod';
import { businessSchema } from '../../model/schemas/business.ts';
import { citySchema } from '../../model/schemas/city.ts';
import { faqsSchema } from '../../model/schemas/faq.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';

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

function isPageName(name: string): name is PageName {
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
