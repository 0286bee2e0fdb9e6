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
  privacyPageSchema,
  questionsPageSchema,
  searchSchema,
  servicePagesSchema,
  textPageSchema,
} from './schemas/page.ts';

/**
 * A file in content/pages that holds words of the site itself, and has the name of its row in the table.
 */
export interface PageEntry {
  /** What the editor calls the file; of a page of text also the words of the link in the footer. */
  label: string;
  /** The fields of the file. */
  schema: z.ZodType;
  /** The address of the page that the file is; missing where its words stand on other pages. */
  path?: string;
  /** What the last step of the page's breadcrumb says; a page without it has no breadcrumb. */
  crumb?: string;
  /** A page that shows the words of a file that is no page itself. */
  shownAt?: string;
  /** Whether it is a page of text alone, which `pages/@text` shows and the footer links to. */
  isText?: boolean;
  /** Whether the page has a social card of its own; the others share that of the home page. */
  hasCard?: boolean;
  /** What the page lists. While there is none, no page links to it and search engines leave it out. */
  lists?: 'questions' | 'attractions';
}

/**
 * Every file in content/pages that each site has. The editor lists them in this order, and so does the
 * footer its links. All others there are pages that the owner has added.
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
    schema: privacyPageSchema,
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
    schema: cityPagesSchema,
  },
  place: {
    label: "On every place's page",
    schema: placePagesSchema,
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

/** The name of such a file, without its ending. */
export type PageName = keyof typeof PAGES;

/** The name of a file that is a page with an address of its own. */
export type AddressedPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends { path: string } ? Name : never;
}[PageName];

/** What each of these files holds. */
export type Pages = {
  [Name in PageName]: z.infer<(typeof PAGES)[Name]['schema']> & {
    /** The text below the fields. */
    body: ProseTree;
  };
};

/** The names of all of these files, in the order of the table. */
// Asserted: the table has no other keys than those that it is written with.
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** Whether a file of this name holds words of the site itself. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

function hasAddress(name: PageName): name is AddressedPageName {
  return 'path' in PAGES[name];
}

/** The names of the files that are pages with addresses of their own. */
export const ADDRESSED_PAGE_NAMES = PAGE_NAMES.filter(hasAddress);

/** A page that the owner has added: a file in content/pages of any other name. */
export interface AddedPage extends Omit<z.infer<typeof addedPageSchema>, 'heading'> {
  /** The address below the home page, which is the name of the file. */
  slug: string;
  /** The heading that the owner gave the page, else its title. */
  heading: string;
  /** The text below the fields. */
  body: ProseTree;
}

/** A page of text alone. */
export interface TextPage {
  path: string;
  label: string;
}

/** Every page of text alone, in the order of the footer's links. */
export const TEXT_PAGES: readonly TextPage[] = ADDRESSED_PAGE_NAMES.flatMap((name) => {
  const { path, label, isText }: PageEntry & { path: string } = PAGES[name];
  return isText ? [{ path, label }] : [];
});
