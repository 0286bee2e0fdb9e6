import type { z } from 'zod';
import { routes, TEXT_PAGES } from '../../model/routes.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { attractionsSchema, citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { faqsSchema, GENERAL_QUESTIONS, serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import { LONGEST_SLUG, SLUG_PATTERN } from '../../model/text.ts';
import { didYouMean, quote } from './diagnostic.ts';

/** A kind of content: where its files are, what stands in them, and how the editor shows them. */
export interface Kind {
  /** Missing where the kind is one file with its name. */
  folder?: string;
  ending: '.md' | '.yaml';
  /** Each page has one of its own (`pageSchemas`). */
  schema?: z.ZodType;
  label: string;
  /** A name of Material Symbols. */
  icon: string;
  /** What one of its files is called. */
  one?: string;
  description?: string;
  /** The field that names an entry, and its file at first. */
  title?: 'name' | 'title';
  /** How the editor lists an entry, if not by its title. */
  summary?: string;
  sort?: 'name' | 'title' | 'order';
  /** What its files are named after where they have no title. */
  fileName?: string;
  /** What the text below the fields is called. */
  body?: string;
  /** The page that an entry is shown on. */
  page?: (slug: string) => string;
}

/** Every kind of content; a new one is a new row. The editor lists them in this order. */
export const KINDS = {
  city: {
    folder: 'cities',
    ending: '.md',
    schema: citySchema,
    label: 'Cities',
    icon: 'location_city',
    one: 'City',
    description: 'Each city has a page of its own.',
    title: 'name',
    summary: '{{name}}, {{state}}',
    sort: 'name',
    body: 'About the city',
    page: routes.city,
  },
  attractions: {
    folder: 'attractions',
    ending: '.yaml',
    schema: attractionsSchema,
    label: 'Attractions',
    icon: 'park',
    one: 'Attractions of a city',
    description: 'The parks, libraries and museums of each city, by the name of its file.',
    fileName: "The name of the city's file, for example garden-city.",
  },
  service: {
    folder: 'services',
    ending: '.md',
    schema: serviceSchema,
    label: 'Services',
    icon: 'approval',
    one: 'Service',
    description: 'Each service has a page of its own, and needs a list of questions.',
    title: 'title',
    sort: 'order',
    body: 'Introduction',
    page: routes.service,
  },
  faqs: {
    folder: 'faqs',
    ending: '.yaml',
    schema: faqsSchema,
    label: 'Questions',
    icon: 'quiz',
    one: 'Questions of a service',
    description:
      "The questions of each service, by the name of the service's file, and those before any call: general.",
    fileName: "The name of the service's file, for example apostille.",
    page: (slug: string) => (slug === GENERAL_QUESTIONS ? routes.services() : routes.service(slug)),
  },
  page: {
    folder: 'pages',
    ending: '.md',
    label: 'Pages',
    icon: 'web',
    one: 'Page',
    body: 'Text of the page',
  },
  business: {
    ending: '.yaml',
    schema: businessSchema,
    label: 'Business facts',
    icon: 'storefront',
  },
  documents: { ending: '.yaml', schema: documentsSchema, label: 'Documents', icon: 'description' },
  testimonials: {
    ending: '.yaml',
    schema: testimonialsSchema,
    label: 'Testimonials',
    icon: 'format_quote',
  },
  redirects: {
    ending: '.yaml',
    schema: redirectsSchema,
    label: 'Moved addresses',
    icon: 'alt_route',
  },
} as const satisfies Record<string, Kind>;

/** What the editor calls each file in content/pages, and the address that shows it, if one does. */
export const PAGES: Record<PageName, { label: string; path?: string }> = {
  home: { label: 'Home page', path: routes.home() },
  services: { label: 'Services page', path: routes.services() },
  service: { label: 'On every service page' },
  locations: { label: 'Service Areas page', path: routes.locations() },
  areas: { label: 'All areas page', path: routes.areas() },
  places: { label: 'Places page', path: routes.attractions() },
  contact: { label: 'Contact page', path: routes.contact() },
  ...TEXT_PAGES,
  'not-found': { label: 'Page Not Found' },
  city: { label: "On every city's page" },
  place: { label: "On every place's page" },
  finder: { label: 'The finder', path: routes.home() },
  'call-to-action': { label: 'The closing block', path: routes.home() },
};

export type KindName = keyof typeof KINDS;

/** The names of all kinds, in the order of the table. */
export const KIND_NAMES = keysOf(KINDS);

/** The names of all files in content/pages. */
export const PAGE_NAMES = keysOf(pageSchemas);

function keysOf<Group extends object>(group: Group): Extract<keyof Group, string>[] {
  const isKey = (name: string): name is Extract<keyof Group, string> => Object.hasOwn(group, name);
  return Object.keys(group).filter(isKey);
}

/** Whether nothing that has a name is missing from a group. */
export function hasAll<Group extends object>(
  group: Partial<Group>,
  names: readonly PropertyKey[],
): group is Group {
  return names.every((name) => Object.hasOwn(group, name));
}

/** Whether content/pages has a file of this name. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageSchemas, name);
}

/** What a file of content is, by its place in the folder. */
export interface Collection {
  kind: KindName;
  /** The file's name without its ending. */
  slug: string;
  schema: z.ZodType;
}

/** Which collection a file belongs to, or why nothing reads it and what to do about it. */
export function collectionOf(path: string): Collection | string {
  const [file = '', folder, ...above] = path.split('/').toReversed();
  const kind = KIND_NAMES.find((name) => {
    const own: Kind = KINDS[name];
    return own.folder === folder && (folder !== undefined || file === name + own.ending);
  });
  if (kind === undefined || above.length > 0) {
    const folders = Object.values<Kind>(KINDS).flatMap((one) => one.folder ?? []);
    return `nothing reads this file. ${oneOf('Move it into', folders)}, or delete it.`;
  }
  const { ending } = KINDS[kind];
  if (!file.endsWith(ending)) {
    const better = file.replace(/(\.\w*)?$/, ending);
    return `files in "${folder}" end in ${ending}. Rename it to ${quote(better)}.`;
  }
  const slug = file.slice(0, -ending.length);
  if (kind === 'page') {
    if (isPageName(slug)) return { kind, slug, schema: pageSchemas[slug] };
    const pages = `${oneOf('Use', PAGE_NAMES)}.`;
    return `unknown page ${quote(file)}. ${didYouMean(slug, PAGE_NAMES, pages)}`;
  }
  if (isSlug(slug)) return { kind, slug, schema: KINDS[kind].schema };
  const better = nearestSlug(slug);
  const advice = better
    ? `Rename it to "${better}${ending}".`
    : `Use one such as "boise${ending}".`;
  return `expected a file name of lowercase words (a-z, 0-9) joined by single hyphens, found ${quote(file)}. ${advice}`;
}

const oneOf = (verb: string, names: readonly string[]) =>
  `${verb} ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}`;

/** Whether a text can stand as one part of an address. */
export const isSlug = (text: string) => text.length <= LONGEST_SLUG && SLUG_PATTERN.test(text);

/**
 * The slug that somebody most likely means by a name: accents are left out, and whatever joins
 * words becomes a hyphen. Undefined where a letter would be lost or nothing is left.
 */
export function nearestSlug(name: string): string | undefined {
  const letters = name
    .normalize('NFD')
    .replace(/[\p{M}\p{C}'’]/gu, '')
    .toLowerCase();
  const slug = letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
  return isSlug(slug) && !/(?![a-z])\p{L}/u.test(letters) ? slug : undefined;
}
