import type { z } from 'zod';
import { routes } from '../../model/routes.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { attractionsSchema, citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { addedPageSchema } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { faqsSchema, GENERAL_QUESTIONS, serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';

/** A kind of content: where its files are, what is in them, and how the editor shows them. */
export interface Kind {
  /**
   * The folder of its files; missing where the kind is one file with its name. The folder of pages is
   * that of two kinds, which the names of the files tell apart.
   */
  folder?: string;
  /** How the names of its files end. */
  ending: '.md' | '.yaml';
  /** The fields of each file; missing where each file has fields of its own, as a page has (model/pages.ts). */
  schema?: z.ZodType;
  /** What the editor calls it. */
  label: string;
  /** The icon of the kind in the editor, a name of Material Symbols. */
  icon: string;
  /** What the editor calls one of its files. */
  singular?: string;
  description?: string;
  /** The field that names an entry, and at first its file. */
  titleField?: 'name' | 'title';
  /** How the editor lists an entry, if not by its title. */
  summary?: string;
  /** The field by which the editor sorts entries at first. */
  sortField?: 'name' | 'title' | 'order';
  /** What its files are named after where they have no title. */
  fileNameHint?: string;
  /** What the editor calls the text below the fields; missing where a file has fields alone. */
  bodyLabel?: string;
  /** The address of the page that shows an entry. */
  pageOf?: (slug: string) => string;
}

/** Every kind of content, those that are edited most first; a new one is a new row. The editor lists them in this order. */
export const KINDS = {
  business: {
    ending: '.yaml',
    schema: businessSchema,
    label: 'Business facts',
    icon: 'storefront',
  },
  testimonials: {
    ending: '.yaml',
    schema: testimonialsSchema,
    label: 'Testimonials',
    icon: 'format_quote',
  },
  page: {
    folder: 'pages',
    ending: '.md',
    label: 'Pages',
    icon: 'web',
    singular: 'Page',
    description: 'The words of the pages that every site has.',
    bodyLabel: 'Text of the page',
  },
  faqs: {
    folder: 'faqs',
    ending: '.yaml',
    schema: faqsSchema,
    label: 'Questions',
    icon: 'quiz',
    singular: 'Questions of a service',
    description:
      "The questions of each service, by the name of the service's file, and those before any call: general.",
    fileNameHint: "The name of the service's file, for example apostille.",
    pageOf: (slug: string) =>
      slug === GENERAL_QUESTIONS ? routes.questions() : routes.service(slug),
  },
  service: {
    folder: 'services',
    ending: '.md',
    schema: serviceSchema,
    label: 'Services',
    icon: 'approval',
    singular: 'Service',
    description: 'Each service has a page of its own, and needs a list of questions.',
    titleField: 'title',
    sortField: 'order',
    bodyLabel: 'Introduction',
    pageOf: routes.service,
  },
  city: {
    folder: 'cities',
    ending: '.md',
    schema: citySchema,
    label: 'Cities',
    icon: 'location_city',
    singular: 'City',
    description: 'Each city has a page of its own.',
    titleField: 'name',
    summary: '{{name}}, {{state}}',
    sortField: 'name',
    bodyLabel: 'About the city',
    pageOf: routes.city,
  },
  attractions: {
    folder: 'attractions',
    ending: '.yaml',
    schema: attractionsSchema,
    label: 'Attractions',
    icon: 'park',
    singular: 'Attractions of a city',
    description: 'The parks, libraries and museums of each city, by the name of its file.',
    fileNameHint: "The name of the city's file, for example garden-city.",
  },
  addedPage: {
    folder: 'pages',
    ending: '.md',
    schema: addedPageSchema,
    label: 'Pages of your own',
    icon: 'note_add',
    singular: 'Page of your own',
    description: 'Each is a page at the address that its file is named after, such as /fees.',
    titleField: 'title',
    sortField: 'title',
    fileNameHint: 'The last part of its address, for example fees.',
    bodyLabel: 'Text of the page',
    pageOf: routes.addedPage,
  },
  documents: {
    ending: '.yaml',
    schema: documentsSchema,
    label: 'Documents',
    icon: 'description',
  },
  redirects: {
    ending: '.yaml',
    schema: redirectsSchema,
    label: 'Moved addresses',
    icon: 'alt_route',
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** The fields of a file by its kind, except pages, each of which has its own. */
export type FieldsOf<Name extends Exclude<KindName, 'page'>> = z.infer<
  (typeof KINDS)[Name]['schema']
>;

// Asserted: the table has no other keys than those that it is written with.
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];
