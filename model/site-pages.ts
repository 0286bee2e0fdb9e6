import { cityCard, pageCard, type SocialCard, serviceCard } from './cards.ts';
import type { Attraction, City, Service } from './content.ts';
import {
  attractionPageWords,
  cityPageWords,
  namedPageWords,
  type PageWords,
  servicePageWords,
} from './page-words.ts';
import { ADDRESSED_PAGE_NAMES, type AddressedPageName, PAGES, type PageEntry } from './pages.ts';
import { routes } from './routes.ts';
import { find, type Site } from './site.ts';

/** A file name in content/pages, or the kind of entry that the page shows. */
type PageKind = AddressedPageName | 'service' | 'city' | 'attraction' | 'addedPage';

/** An address and the file behind it, which follow from names alone. */
interface PageAddress {
  path: string;
  kind: PageKind;
  /** The name of its file without the extension, or the attraction's slug. */
  slug: string;
  /** The content file with its words: "cities/boise.md". */
  file: string;
  /** The canonical path, for a second address. */
  aliasOf?: string;
}

/** The parts of a page that don't depend on its address. */
interface PageDescription {
  words: PageWords;
  /** Empty without a breadcrumb. */
  crumbs: readonly Crumb[];
  /** May belong to another page. */
  card: SocialCard;
  isIndexed: boolean;
}

export interface SitePage extends PageAddress, PageDescription {}

/** One step of a breadcrumb; the last one is the current page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Everything that gets a page besides the files that every site has. */
interface EntrySlugs {
  addedPages: readonly { slug: string }[];
  services: readonly { slug: string }[];
  cities: readonly { slug: string }[];
  attractions: readonly { slug: string; citySlug: string }[];
}

/** Every address with a page: each page once, then the second addresses of cities. */
export function pageAddresses({
  services,
  cities,
  attractions,
  addedPages,
}: EntrySlugs): PageAddress[] {
  const servicePages = services.map(({ slug }): PageAddress => {
    return { path: routes.service(slug), kind: 'service', slug, file: `services/${slug}.md` };
  });
  const cityPages = cities.map(({ slug }): PageAddress => {
    return { path: routes.city(slug), kind: 'city', slug, file: `cities/${slug}.md` };
  });
  const attractionPages = attractions.map(({ slug, citySlug }): PageAddress => {
    const file = `attractions/${citySlug}.yaml`;
    return { path: routes.attraction(slug), kind: 'attraction', slug, file };
  });

  // Entries' pages follow the page that lists them.
  const listed: Partial<Record<AddressedPageName, PageAddress[]>> = {
    services: servicePages,
    areas: cityPages,
    places: attractionPages,
  };
  const pages = ADDRESSED_PAGE_NAMES.flatMap((name): PageAddress[] => {
    const page = { path: PAGES[name].path, kind: name, slug: name, file: `pages/${name}.md` };
    return [page, ...(listed[name] ?? [])];
  });

  const ownersPages = addedPages.map(({ slug }): PageAddress => {
    return { path: routes.addedPage(slug), kind: 'addedPage', slug, file: `pages/${slug}.md` };
  });
  const secondAddresses = cityPages.map((page) => {
    return { ...page, path: routes.cityUnderLocations(page.slug), aliasOf: page.path };
  });
  return [...pages, ...ownersPages, ...secondAddresses];
}

/**
 * Every page of a site: the one list behind prerendering, sitemap, headers, social cards and checks.
 */
export function sitePages(site: Site): SitePage[] {
  return pageAddresses(site).map((address) => ({ ...address, ...describePage(site, address) }));
}

export function pagesWithCard(site: Site): SitePage[] {
  return sitePages(site).filter(({ path, card }) => card.path === path);
}

function describePage(site: Site, { kind, slug }: PageAddress): PageDescription {
  switch (kind) {
    case 'service':
      return describeService(site, find(site.serviceBySlug, slug));
    case 'city':
      return describeCity(site, find(site.cityBySlug, slug));
    case 'attraction':
      return describeAttraction(site, find(site.attractionBySlug, slug));
    case 'addedPage':
      return describeAddedPage(site, slug);
    default:
      return describeNamedPage(site, kind);
  }
}

function describeNamedPage(site: Site, name: AddressedPageName): PageDescription {
  const { path, crumb, hasCard }: PageEntry & { path: string } = PAGES[name];
  return {
    words: namedPageWords(site.pages[name]),
    crumbs: crumb === undefined ? [] : breadcrumb({ name: crumb, path }),
    card: hasCard ? pageCard(path, site.pages[name]) : homeCard(site),
    isIndexed: hasEntries(site, name),
  };
}

/** Whether a page has something to show. A list page is empty while the site has no entries. */
export function hasEntries(site: Site, name: AddressedPageName): boolean {
  const { lists }: PageEntry = PAGES[name];
  return lists === undefined || site[lists].length > 0;
}

function describeAddedPage(site: Site, slug: string): PageDescription {
  const page = find(site.addedPageBySlug, slug);
  const { heading, picture } = page;
  const path = routes.addedPage(slug);
  return {
    words: namedPageWords(page),
    crumbs: [],
    card: picture ? pageCard(path, { ...page, heading }) : homeCard(site),
    isIndexed: true,
  };
}

function describeService(site: Site, service: Service): PageDescription {
  const { slug, title: name } = service;
  const { path, crumb } = PAGES.services;
  return {
    words: servicePageWords(site, service),
    crumbs: breadcrumb({ name: crumb, path }, { name, path: routes.service(slug) }),
    card: serviceCard(service),
    isIndexed: true,
  };
}

function describeCity(site: Site, city: City): PageDescription {
  return {
    words: cityPageWords(site, city),
    crumbs: cityBreadcrumb(city),
    card: cityCard(site, city),
    isIndexed: city.index ?? true,
  };
}

function describeAttraction(site: Site, attraction: Attraction): PageDescription {
  const { name, slug, citySlug, index } = attraction;
  const city = find(site.cityBySlug, citySlug);
  return {
    words: attractionPageWords(site, attraction),
    crumbs: [...cityBreadcrumb(city), { name, path: routes.attraction(slug) }],
    card: cityCard(site, city),
    isIndexed: index,
  };
}

/** Shared by pages without a card of their own. */
function homeCard(site: Site): SocialCard {
  return pageCard(routes.home(), site.pages.home);
}

function breadcrumb(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: routes.home() }, ...crumbs];
}

/** A city's breadcrumb, which its attractions' breadcrumbs start with. */
export function cityBreadcrumb({ name, slug }: Pick<City, 'name' | 'slug'>): Crumb[] {
  const { path, crumb } = PAGES.areas;
  return breadcrumb({ name: crumb, path }, { name, path: routes.city(slug) });
}
