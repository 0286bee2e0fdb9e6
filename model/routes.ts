/**
 * The path of every page, without a trailing slash. After `base` of the settings it is what a browser
 * asks for, after `siteUrl` the page's full address.
 */
export const routes = {
  home: () => '/',
  services: () => '/services',
  questions: () => '/questions',
  service: (slug: string) => `/services/${slug}`,
  locations: () => '/locations',
  /** The second address of a city's page; links and the canonical address use `city`. */
  cityUnderLocations: (slug: string) => `/locations/${slug}`,
  areas: () => '/areas',
  city: (slug: string) => `/areas/${slug}`,
  attractions: () => '/places',
  attraction: (slug: string) => `/places/${slug}`,
  contact: () => '/contact',
  /** A page that the owner has added, by the name of its file. */
  addedPage: (slug: string) => `/${slug}`,
} as const;

/** The editor in the browser: no page of the site, and the only address with a folder of its own. */
export const EDITOR_PATH = '/admin';

/** Where a question that belongs to no single service is answered. */
export function questionPath(anchor: string): string {
  return `${routes.questions()}#${anchor}`;
}

/** Where a question about one service is answered. */
export function serviceQuestionPath(service: string, anchor: string): string {
  return `${routes.service(service)}#${anchor}`;
}

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** Where the list of all documents stands. */
export function documentsPath(): string {
  return `${routes.services()}#${DOCUMENTS_ANCHOR}`;
}

/** Where a document stands in the list of all. */
export function documentPath(slug: string): string {
  return `${documentsPath()}-${slug}`;
}

/** Slashes, punctuation and encoded spaces at the end of an address. */
const LEFT_BEHIND = /(?:[/.,;:!'")\]>]|%20)+$/;

/**
 * The path of the page that is meant by one: in small letters, with single slashes, and without what a
 * text leaves at the end of an address that it makes a link of.
 */
export function plainPath(path: string): string {
  // Not in an encoded character: "%3C" is the same in small letters, and no other address.
  const small = path.replace(/%..|[A-Z]/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  // Two slashes at the beginning would name another host.
  return small.replace(/\/+/g, '/').replace(LEFT_BEHIND, '') || '/';
}

/** A path without a page; what is served for all such paths is the file of this one. */
export const NOT_FOUND = '/404';

/** Where the card for address books is served. */
export const VCARD_FILE = '/contact.vcf';

/** What the search looks things up in, for the browser. */
export const SEARCH_FILE = '/search.json';

/** Where search engines look for the list of pages, and for what they may read. */
export const SITEMAP_FILE = '/sitemap.xml';
export const ROBOTS_FILE = '/robots.txt';

/** Where Netlify and Cloudflare Pages look for headers and redirects, in the folder that they serve. */
export const HEADERS_FILE = '/_headers';
export const REDIRECTS_FILE = '/_redirects';

/** Where the seal stands as a picture, for search engines and for social cards (public/). */
export const SEAL_PICTURE_FILE = '/seal.png';

/** The icons of the site, which every page or the editor names; they stand in public/. */
export const ICON_FILES = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  SEAL_PICTURE_FILE,
] as const;

/** The file of a page, flat, so that hosts serve the path without a redirect: "/areas/boise.html". */
export function pageFile(path: string): string {
  return path === routes.home() ? '/index.html' : `${path}.html`;
}

/** Where a page's social card is served: "/cards/areas-boise.png". */
export function cardFile(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
