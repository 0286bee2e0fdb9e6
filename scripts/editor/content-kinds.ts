import type { z } from 'zod';
import { attractionsSchema } from '../../model/schemas/attraction.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { isPageName, schemas } from '../content/collections.ts';

/** A kind of content file and what its fields are; for Markdown, what its front matter is. */
export interface ContentKind {
  name: string;
  /** The files of this kind, as a pattern from the project's folder. */
  files: string;
  schema: z.ZodType;
}

/** A page file; its name is the page's. */
export interface PageKind extends ContentKind {
  page: PageName;
}

export const PAGE_KINDS: readonly PageKind[] = Object.entries(pageSchemas).flatMap(
  ([page, schema]) =>
    isPageName(page)
      ? [{ name: `page-${page}`, page, files: `content/pages/${page}.md`, schema }]
      : [],
);

/** Every kind of content file. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  { name: 'business', files: 'content/business.yaml', schema: schemas.business },
  { name: 'documents', files: 'content/documents.yaml', schema: schemas.documents },
  { name: 'testimonials', files: 'content/testimonials.yaml', schema: schemas.testimonials },
  { name: 'redirects', files: 'content/redirects.yaml', schema: schemas.redirects },
  { name: 'service', files: 'content/services/*.md', schema: schemas.service },
  { name: 'faqs', files: 'content/faqs/*.yaml', schema: schemas.faqs },
  { name: 'city', files: 'content/cities/*.md', schema: schemas.city },
  { name: 'attractions', files: 'content/attractions/*.yaml', schema: attractionsSchema },
  ...PAGE_KINDS,
];
