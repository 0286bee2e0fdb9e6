/** The only place that builds an address of this site. Every path is without a trailing slash. */
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
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
} as const;

/** The editor in the browser: no page of the site, and the only address with a folder of its own. */
export const EDITOR_PATH = '/admin';

/** What has a page of its own, by slug. */
export interface Addressed {
  services: readonly { slug: string }[];
  cities: readonly { slug: string }[];
  attractions: readonly { slug: string }[];
}

/** Every address that search engines should keep, each once (a city's second address is left out). */
export function canonicalPaths({ services, cities, attractions }: Addressed): string[] {
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
    routes.privacyPolicy(),
    routes.termsOfService(),
  ];
}

/** Every address that is served with a page, both addresses of each city included. */
export function allPaths(addressed: Addressed): string[] {
  return [
    ...canonicalPaths(addressed),
    ...addressed.cities.map(({ slug }) => routes.cityUnderLocations(slug)),
  ];
}

/** A path without a page; what is served for all such paths is the file of this one. */
export const NOT_FOUND = '/404';

/** The file of a page below the site's root, flat, so that hosts serve the path without a redirect: "/areas/boise.html". */
export function pageFile(path: string): string {
  return path === routes.home() ? '/index.html' : `${path}.html`;
}

/** A path of this site as a browser must ask for it where the site stands below another path. */
export function withBase(base: string, path: string): string {
  return base + path;
}

/** The page's full address on its public domain, "https://www.example.com/areas/boise". */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + (path === '/' ? '/' : path);
}
