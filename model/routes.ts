/**
 * The path of every page, without a trailing slash. Prefixed with `base` from the settings it's the
 * path that browsers request, with `siteUrl` the full address.
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
  /** A page that the owner has added. */
  addedPage: (slug: string) => `/${slug}`,
} as const;

/** The editor: not a page, and the only address with its own folder. */
export const EDITOR_PATH = '/admin';

/** A general question on the questions page. */
export function questionPath(anchor: string): string {
  return `${routes.questions()}#${anchor}`;
}

/** A question on the page of its service. */
export function serviceQuestionPath(service: string, anchor: string): string {
  return `${routes.service(service)}#${anchor}`;
}

/** The id of the fees on the contact page. */
export const FEES_ANCHOR = 'fees';

/** The form on the contact page. */
export const MESSAGE_ANCHOR = 'message';

export function messagePath(): string {
  return `${routes.contact()}#${MESSAGE_ANCHOR}`;
}

/** The id of the document list on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

export function documentsPath(): string {
  return `${routes.services()}#${DOCUMENTS_ANCHOR}`;
}

/** What clients say, on the home page; there while there are testimonials. */
export const TESTIMONIALS_ANCHOR = 'testimonials';

export function documentPath(slug: string): string {
  return `${documentsPath()}-${slug}`;
}

/** The path of the page that hosts serve for unknown paths. */
export const NOT_FOUND = '/404';

/** The contact card for address books. */
export const VCARD_FILE = '/contact.vcf';

/** The search data for the browser. */
export const SEARCH_FILE = '/search.json';

export const SITEMAP_FILE = '/sitemap.xml';
export const ROBOTS_FILE = '/robots.txt';

/** The headers and redirects of Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '/_headers';
export const REDIRECTS_FILE = '/_redirects';

/** The seal as a picture, for search engines and social cards (public/). */
export const SEAL_PICTURE_FILE = '/seal.png';

/** The icons in public/ that pages and the editor link to. */
export const ICON_FILES = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  SEAL_PICTURE_FILE,
] as const;

/** A page's flat file, so that hosts serve the path without a redirect: "/areas/boise.html". */
export function pageFile(path: string): string {
  return path === routes.home() ? '/index.html' : `${path}.html`;
}

/** A page's social card: "/cards/areas-boise.png". */
export function cardFile(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
