import { breadcrumb, type Crumb } from './breadcrumb.ts';
import type { City, Place, Service } from './content.ts';
import { type Head, pageHead } from './head.ts';
import { escapeHtml } from './html.ts';
import { attractionQuery, directionsUrl, embeddedMapUrl } from './maps.ts';
import { UNKNOWN_TOWN } from './not-found.ts';
import { officeAddress } from './office.ts';
import type { PageData } from './page-data.ts';
import { markdownFile, routes } from './routes.ts';
import {
  find,
  type Neighbours,
  nearbyCities,
  neighbours,
  panelCity,
  pick,
  type Site,
} from './site.ts';
import { breadcrumbNode, cityServiceNode } from './structured-data.ts';
import { fillHtml, fillTokens, type Tokens } from './tokens.ts';

/** Something to see in a town, with the way from there to the office. */
export interface TownAttraction {
  name: string;
  /** The path of its page; undefined for a general place, which has none. */
  path: string | undefined;
  directions: string;
}

/** Everything that a town's page shows, the same under both of its addresses. */
export interface TownPage extends PageData {
  crumbs: readonly Crumb[];
  /** Without a slug where the content does not know the town. */
  city: Pick<City, 'name' | 'state' | 'mapEmbedUrl'> & { slug?: string };
  heading: string;
  /** HTML. */
  about: string;
  /** HTML. */
  intro: string;
  /** Missing where there is no other city. */
  neighbours: Neighbours | undefined;
  nearby: readonly City[];
  /** The town that the "Need a Notary in ..." panel names. */
  panel: City;
  attractions: readonly TownAttraction[];
  popularServices: readonly Service[];
  serviceCards: readonly Service[];
  whyChooseUs: readonly string[];
}

/** Picks a town's page from the site. Throws when there is no such town. */
export function townPage(site: Site, slug: string): TownPage {
  const city = find(site.cityBySlug, slug);
  const path = routes.city(slug);
  const crumbs = townCrumbs(city.name, path);
  const words = townWords(site, city);
  const meta = {
    title: fillTokens(site.pages.city.title, townTokens(city)),
    description: city.description,
    keywords: site.pages.city.keywords.map((keyword) => fillTokens(keyword, townTokens(city))),
  };
  return {
    head: { ...pageHead(site, meta, path), markdown: markdownFile(path) },
    graph: [cityServiceNode(site, city, words.heading), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    city,
    about: city.about,
    neighbours: neighbours(site, slug),
    nearby: nearbyCities(site, city),
    panel: panelCity(site, city),
    attractions: townAttractions(site, city, city.attractions),
    ...words,
  };
}

/**
 * The page of a town that the content does not know, under a name to be replaced (spec section 2,
 * "If the slug is unknown"). It stands between the two ends of the directory.
 */
export function unknownTownPage(site: Site): TownPage {
  const city = { name: UNKNOWN_TOWN.placeholder, state: 'ID' as const };
  const [first, last] = [site.cities[0], site.cities.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('There is no town in the content.');
  return {
    head: unknownTownHead(site),
    graph: [],
    crumbs: townCrumbs(city.name, ''),
    city: {
      ...city,
      mapEmbedUrl: embeddedMapUrl(`${city.name}, ${city.state}`, site.settings.mapsKey),
    },
    about: `<p>${fillHtml(escapeHtml(site.pages.city.unknownAbout), townTokens(city))}</p>`,
    neighbours: { previous: last, next: first },
    nearby: [],
    panel: first,
    attractions: townAttractions(site, city, []),
    ...townWords(site, city),
  };
}

function unknownTownHead(site: Site): Head {
  const tokens = townTokens({ name: UNKNOWN_TOWN.placeholder, state: 'ID' });
  const title = fillTokens(site.pages.city.title, tokens);
  return pageHead(site, { ...site.pages['not-found'], title }, undefined);
}

function townTokens({ name, state }: Pick<City, 'name' | 'state'>): Tokens {
  return { city: name, state };
}

function townCrumbs(name: string, path: string): Crumb[] {
  return breadcrumb({ name: 'Service Areas', path: routes.areas() }, { name, path });
}

/** What every town's page says, in the words of content/pages/city.md. */
function townWords(site: Site, city: Pick<City, 'name' | 'state'>) {
  const words = site.pages.city;
  return {
    heading: fillTokens(words.heading, townTokens(city)),
    intro: fillHtml(words.body, townTokens(city)),
    popularServices: pick(site.serviceBySlug, words.popularServices),
    serviceCards: pick(site.serviceBySlug, words.serviceCards),
    whyChooseUs: words.whyChooseUs,
  };
}

/** A town's attractions, or general places where it has none (spec section 2, "City page"). */
function townAttractions(
  site: Site,
  city: Pick<City, 'name' | 'state'>,
  places: readonly Place[],
): TownAttraction[] {
  const office = officeAddress(site.business);
  const directions = (place: Pick<Place, 'name' | 'address'>) =>
    directionsUrl(office, attractionQuery(place, city));
  if (places.length === 0) {
    return site.pages.city.placeholderAttractions.map((name) => ({
      name,
      path: undefined,
      directions: directions({ name }),
    }));
  }
  return places.map((place) => ({
    name: place.name,
    path: routes.place(place.slug),
    directions: directions(place),
  }));
}
