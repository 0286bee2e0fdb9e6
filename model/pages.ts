import type { z } from 'zod';
import type { ProseTree } from './prose.ts';
import { routes } from './routes.ts';
import {
  type addedPageSchema,
  areasPageSchema,
  callToActionSchema,
  cityPagesSchema,
  contactPageSchema,
  homePageSchema,
  locationsPageSchema,
  notFoundPageSchema,
  pageSchema,
  placePagesSchema,
  questionsPageSchema,
  searchSchema,
  servicePagesSchema,
  slipSchema,
  textPageSchema,
} from './schemas/page.ts';

/** A file in content/pages that every site has. */
export interface PageEntry {
  /** What the editor calls the file; for a text page also its footer link. */
  label: string;
  schema: z.ZodType;
  /** The page's address; missing if the words appear on other pages. */
  path?: string;
  /** The last step of the page's breadcrumb; without it the page has no breadcrumb. */
  crumb?: string;
  /** A page that shows the words, for a file without a page of its own. */
  shownAt?: string;
  /** The kind of the pages that show the words, if they are those of entries. */
  shownOn?: 'service' | 'city' | 'attraction';
  /** Whether it's a text page, which `pages/@text` renders and the footer links to. */
  isText?: boolean;
  /** Whether the page has its own social card; the others share the home page's. */
  hasCard?: boolean;
  /** What the page lists. An empty list isn't linked to or indexed. */
  lists?: 'questions' | 'attractions';
}

/**
 * Every file in content/pages that each site has, in the order of the editor and of the footer's links.
 * All other files there are the owner's pages.
 */
export const PAGES = {
  home: {
    label: 'Home page',
    path: routes.home(),
    hasCard: true,
    schema: homePageSchema,
  },
  services: {
    label: 'Services page',
    path: routes.services(),
    crumb: 'Services',
    hasCard: true,
    schema: pageSchema,
  },
  questions: {
    label: 'Questions page',
    path: routes.questions(),
    crumb: 'Questions before you call',
    hasCard: true,
    lists: 'questions',
    schema: questionsPageSchema,
  },
  service: {
    label: 'On every service page',
    shownOn: 'service',
    schema: servicePagesSchema,
  },
  locations: {
    label: 'Service Areas page',
    path: routes.locations(),
    crumb: 'Service Areas',
    hasCard: true,
    schema: locationsPageSchema,
  },
  areas: {
    label: 'All service areas page',
    path: routes.areas(),
    crumb: 'All service areas',
    hasCard: true,
    schema: areasPageSchema,
  },
  places: {
    label: 'Places page',
    path: routes.attractions(),
    crumb: 'Places',
    hasCard: true,
    lists: 'attractions',
    schema: pageSchema,
  },
  contact: {
    label: 'Contact page',
    path: routes.contact(),
    hasCard: true,
    schema: contactPageSchema,
  },
  'privacy-policy': {
    label: 'Privacy Policy',
    path: '/privacy-policy',
    isText: true,
    schema: textPageSchema,
  },
  'terms-of-service': {
    label: 'Terms of Service',
    path: '/terms-of-service',
    isText: true,
    schema: textPageSchema,
  },
  'not-found': {
    label: 'Page Not Found',
    schema: notFoundPageSchema,
  },
  city: {
    label: "On every city's page",
    shownOn: 'city',
    schema: cityPagesSchema,
  },
  place: {
    label: "On every place's page",
    shownOn: 'attraction',
    schema: placePagesSchema,
  },
  slip: {
    label: 'The answers at the top of pages',
    shownAt: routes.home(),
    schema: slipSchema,
  },
  search: {
    label: 'The search',
    shownAt: routes.home(),
    schema: searchSchema,
  },
  'call-to-action': {
    label: 'The closing block',
    shownAt: routes.home(),
    schema: callToActionSchema,
  },
} as const satisfies Record<string, PageEntry>;

/** A file name without its extension. */
export type PageName = keyof typeof PAGES;

/** A file name of a page with its own address. */
export type AddressedPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends { path: string } ? Name : never;
}[PageName];

/** The answers that a service can have of its own, each a paragraph. */
export const SLIP_TEXTS = ['where', 'cost', 'bring'] as const;

/** Fields with the answers as they are shown. */
export type WithSlipTexts<Fields> = {
  [Name in keyof Fields]: Name extends (typeof SLIP_TEXTS)[number]
    ? ProseTree | Extract<Fields[Name], undefined>
    : Fields[Name];
};

export type Pages = {
  [Name in PageName]: WithSlipTexts<z.infer<(typeof PAGES)[Name]['schema']>> & {
    /** The text below the fields. */
    body: ProseTree;
  };
};

// Asserted: `Object.keys` returns `string[]`, but an `as const` table has only its declared keys.
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

function hasAddress(name: PageName): name is AddressedPageName {
  return 'path' in PAGES[name];
}

export const ADDRESSED_PAGE_NAMES = PAGE_NAMES.filter(hasAddress);

/** A page that the owner has added: any other file in content/pages. */
export interface AddedPage extends Omit<z.infer<typeof addedPageSchema>, 'heading'> {
  /** The last part of its address: the name of its file. */
  slug: string;
  /** The owner's heading, otherwise the title. */
  heading: string;
  /** The text below the fields. */
  body: ProseTree;
}

interface TextPage {
  path: string;
  label: string;
}

/** The text pages, in the order of the footer's links. */
export const TEXT_PAGES: readonly TextPage[] = ADDRESSED_PAGE_NAMES.flatMap((name) => {
  const { path, label, isText }: PageEntry & { path: string } = PAGES[name];
  return isText ? [{ path, label }] : [];
});
