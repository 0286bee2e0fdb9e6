import { cityFacts, meetingFact, outsideNote } from './city-facts.ts';
import { officeAddress } from './contact.ts';
import type { Attraction, City, Service } from './content.ts';
import { isCommissionedIn } from './geo.ts';
import { type Head, pageHead } from './head.ts';
import { attractionQuery, directionsUrl, embeddedMapUrl } from './maps.ts';
import { UNKNOWN_CITY } from './not-found.ts';
import type { PageData } from './page-data.ts';
import { postmarkFile } from './pictures.ts';
import { routes } from './routes.ts';
import type { AttractionKind } from './schemas/attraction.ts';
import type { Picture } from './schemas/picture.ts';
import {
  find,
  type Neighbours,
  nearbyCities,
  neighbours,
  panelCity,
  pick,
  type Site,
} from './site.ts';
import { breadcrumb, breadcrumbNode, type Crumb, cityServiceNode } from './structured-data.ts';
import { escapeHtml } from './text.ts';
import { fillHtml, fillTokens, type Tokens } from './tokens.ts';

/** Something to see in a city, with the way from there to the office. */
export interface CityAttraction {
  name: string;
  kind?: AttractionKind | undefined;
  address?: string | undefined;
  /** The path of its page; undefined for a general place, which has none. */
  path: string | undefined;
  directions: string;
}

/** Everything that a city's page shows, the same under both of its addresses. */
export interface CityPage extends PageData {
  crumbs: readonly Crumb[];
  /** Without a slug where the content does not know the city. */
  city: Pick<City, 'name' | 'state' | 'mapEmbedUrl'> & { slug?: string };
  heading: string;
  /** The line of facts under the heading. */
  facts: readonly string[];
  /** Where its postmark is served; undefined where the content does not know the city. */
  postmark: string | undefined;
  picture: Picture | undefined;
  /** What to know first in a state without commission. */
  notes: readonly string[];
  /** How to meet in this city, in a few words. */
  meeting: string;
  /** HTML. */
  about: string;
  /** HTML. */
  intro: string;
  /** Missing where there is no other city. */
  neighbours: Neighbours | undefined;
  nearby: readonly City[];
  /** The city that the "Need a Notary in ..." panel names. */
  panel: City;
  attractions: readonly CityAttraction[];
  /** Whether the notary may meet people there: not in another state, nor in general places. */
  meets: boolean;
  popularServices: readonly Service[];
  serviceCards: readonly Service[];
  whyChooseUs: readonly string[];
}

/** Picks a city's page from the site. Throws when there is no such city. */
export function cityPage(site: Site, slug: string): CityPage {
  const city = find(site.cityBySlug, slug);
  const path = routes.city(slug);
  const crumbs = cityCrumbs(city.name, path);
  const words = cityWords(site, city);
  const meta = {
    title: fillTokens(site.pages.city.title, cityTokens(city)),
    description: city.description,
    keywords: site.pages.city.keywords.map((keyword) => fillTokens(keyword, cityTokens(city))),
  };
  return {
    head: pageHead(site, meta, path),
    graph: [cityServiceNode(site, city, words.heading), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    city,
    facts: cityFacts(site, city),
    postmark: postmarkFile(site.business, city),
    picture: city.picture,
    about: city.about,
    neighbours: neighbours(site, slug),
    nearby: nearbyCities(site, city),
    panel: panelCity(site, city),
    attractions: cityAttractions(site, city, city.attractions),
    meets: city.attractions.length > 0 && isCommissionedIn(site.business, city.state),
    ...words,
  };
}

/**
 * The page of a city that the content does not know, under a name that the browser replaces.
 * It stands between the two ends of the directory.
 */
export function unknownCityPage(site: Site): CityPage {
  const city = { name: UNKNOWN_CITY.placeholder, state: 'ID' as const };
  const [first, last] = [site.cities[0], site.cities.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('There is no city in the content.');
  return {
    head: unknownCityHead(site),
    graph: [],
    crumbs: cityCrumbs(city.name, ''),
    city: {
      ...city,
      mapEmbedUrl: embeddedMapUrl(`${city.name}, ${city.state}`, site.settings.mapsKey),
    },
    facts: [],
    postmark: undefined,
    picture: undefined,
    about: `<p>${fillHtml(escapeHtml(site.pages.city.unknownAbout), cityTokens(city))}</p>`,
    neighbours: { previous: last, next: first },
    nearby: [],
    panel: first,
    attractions: cityAttractions(site, city, []),
    meets: false,
    ...cityWords(site, city),
  };
}

function unknownCityHead(site: Site): Head {
  const tokens = cityTokens({ name: UNKNOWN_CITY.placeholder, state: 'ID' });
  const title = fillTokens(site.pages.city.title, tokens);
  return pageHead(site, { ...site.pages['not-found'], title }, undefined);
}

function cityTokens({ name, state }: Pick<City, 'name' | 'state'>): Tokens {
  return { city: name, state };
}

function cityCrumbs(name: string, path: string): Crumb[] {
  return breadcrumb({ name: 'Service Areas', path: routes.areas() }, { name, path });
}

/** What every city's page says, in the words of content/pages/city.md. */
function cityWords(site: Site, city: Pick<City, 'name' | 'state'>) {
  const words = site.pages.city;
  return {
    heading: fillTokens(words.heading, cityTokens(city)),
    notes: outsideNote(site, city),
    meeting: meetingFact(site, city),
    intro: fillHtml(words.body, cityTokens(city)),
    popularServices: pick(site.serviceBySlug, words.popularServices),
    serviceCards: pick(site.serviceBySlug, words.serviceCards),
    whyChooseUs: words.whyChooseUs,
  };
}

/** A city's attractions, or general places where it has none. */
function cityAttractions(
  site: Site,
  city: Pick<City, 'name' | 'state'>,
  attractions: readonly Attraction[],
): CityAttraction[] {
  const office = officeAddress(site.business);
  const directions = (attraction: Pick<Attraction, 'name' | 'address'>) =>
    directionsUrl(office, attractionQuery(attraction, city));
  if (attractions.length === 0) {
    return site.pages.city.placeholderAttractions.map((name) => ({
      name,
      path: undefined,
      directions: directions({ name }),
    }));
  }
  return attractions.map((attraction) => ({
    name: attraction.name,
    kind: attraction.kind,
    address: attraction.address,
    path: routes.attraction(attraction.slug),
    directions: directions(attraction),
  }));
}
