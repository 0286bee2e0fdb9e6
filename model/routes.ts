/**
 * The path of every page, without a trailing slash. After `base` of the settings it is what a browser
 * asks for, after `siteUrl` the page's full address.
 */
export const routes = {
  home: () => '/',
  services: () => '/services',
  service: (slug: string) => `/services/${slug}`,
  locations: () => '/locations',
  /** The second address of a city's page; links and the canonical address use `city`. */
  cityUnderLocations: (slug: string) => `/locations/${slug}`,
  areas: () => '/areas',
  city: (slug: string) => `/areas/${slug}`,
  attractions: () => '/places',
  attraction: (slug: string) => `/places/${slug}`,
  contact: () => '/contact',
} as const;

/** The pages of text alone, by their files in content/pages and in the order of the footer's links. */
export const TEXT_PAGES = {
  'privacy-policy': { label: 'Privacy Policy', path: '/privacy-policy' },
  'terms-of-service': { label: 'Terms of Service', path: '/terms-of-service' },
} as const;

/** The files of content/pages that are a page each, at the path of their name, besides pages of text. */
const PAGE_FILES = ['services', 'locations', 'areas', 'places', 'contact'] as const;

/** Whether a page of text has this name. */
export function isTextPage(name: string): name is keyof typeof TEXT_PAGES {
  return Object.hasOwn(TEXT_PAGES, name);
}

/** The name of the file in content/pages that is the page at a path; nothing where none is. */
export function pageNameAt(path: string) {
  const name = path.slice(1) || 'home';
  if (name === 'home' || isTextPage(name)) return name;
  return PAGE_FILES.find((file) => file === name);
}

/** The editor in the browser. It is no page of the site, and the only address that is a folder. */
export const EDITOR_PATH = '/admin';

/** The section of the services page with the questions that hold for every service. */
export const QUESTIONS_ANCHOR = 'questions';

/** Where all questions that hold for every service are answered. */
export function questionsPath(): string {
  return `${routes.services()}#${QUESTIONS_ANCHOR}`;
}

/** Where one of the questions that hold for every service is answered. */
export function questionPath(anchor: string): string {
  return `${routes.services()}#${anchor}`;
}

/** Where a question about one service is answered. */
export function serviceQuestionPath(service: string, anchor: string): string {
  return `${routes.service(service)}#${anchor}`;
}

/** A path without a page; what is served for all such paths is the file of this one. */
export const NOT_FOUND = '/404';

/** Where the card for address books is served. */
export const VCARD_FILE = '/contact.vcf';

/** The entries of content that have a page each. */
interface PagedEntries {
  services: readonly { slug: string }[];
  cities: readonly { slug: string }[];
  attractions: readonly { slug: string }[];
}

/** Every address that search engines should keep, each once (a city's second address is left out). */
export function canonicalPaths({ services, cities, attractions }: PagedEntries): string[] {
  return [
    routes.home(),
    routes.services(),
    ...services.map(({ slug }) => routes.service(slug)),
    routes.locations(),
    routes.areas(),
    ...cities.map(({ slug }) => routes.city(slug)),
    routes.attractions(),
    ...attractions.map(({ slug }) => routes.attraction(slug)),
    routes.contact(),
    ...Object.values(TEXT_PAGES).map(({ path }) => path),
  ];
}

/** Every address that is served with a page, both addresses of each city included. */
export function allPaths(site: PagedEntries): string[] {
  return [
    ...canonicalPaths(site),
    ...site.cities.map(({ slug }) => routes.cityUnderLocations(slug)),
  ];
}

/** The file of a page, flat, so that hosts serve the path without a redirect: "/areas/boise.html". */
export function pageFile(path: string): string {
  return path === routes.home() ? '/index.html' : `${path}.html`;
}

/** Where a page's social card is served: "/cards/areas-boise.png". */
export function cardFile(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
