import type { Attraction, City, Content, Service } from './content.ts';
import { byName } from './text.ts';

/**
 * The content with its indexes: built once, handed to every page, never searched again.
 * All lists are in the order in which pages show them.
 */
export interface Site extends Omit<Content, 'services' | 'cities'> {
  services: readonly Service[];
  serviceBySlug: ReadonlyMap<string, Service>;
  /** Cities in directory order, which previous and next follow. */
  cities: readonly City[];
  cityBySlug: ReadonlyMap<string, City>;
  /** Where each city stands in directory order. */
  cityIndex: ReadonlyMap<string, number>;
  citiesByName: readonly City[];
  /** The cities that /locations lists, in its own order. */
  locationsCities: readonly City[];
  /** The top cities of footer, home and areas page. */
  featuredCities: readonly City[];
  /** Every attraction with a page, city by city. */
  attractions: readonly Attraction[];
  attractionBySlug: ReadonlyMap<string, Attraction>;
}

/** Builds the indexes over validated content. */
export function createSite(content: Content): Site {
  const services = content.services.toSorted((a, b) => a.order - b.order);
  const cities = content.cities.toSorted((a, b) => a.order - b.order);
  const attractions = cities.flatMap((city) => city.attractions);
  const cityBySlug = mapBySlug(cities);
  return {
    ...content,
    services,
    serviceBySlug: mapBySlug(services),
    cities,
    cityBySlug,
    cityIndex: new Map(cities.map(({ slug }, index) => [slug, index])),
    citiesByName: cities.toSorted(byName),
    locationsCities: cities
      .filter((city) => city.locationsPage)
      .toSorted((a, b) => (a.locationsOrder ?? Infinity) - (b.locationsOrder ?? Infinity)),
    featuredCities: pick(cityBySlug, content.business.featuredCities),
    attractions,
    attractionBySlug: mapBySlug(attractions),
  };
}

/** The entries with these slugs, in this order. Throws when one is missing. */
export function pick<Entry>(bySlug: ReadonlyMap<string, Entry>, slugs: readonly string[]): Entry[] {
  return slugs.map((slug) => find(bySlug, slug));
}

/** The entry with this slug. Throws when there is none: content was validated before. */
export function find<Entry>(bySlug: ReadonlyMap<string, Entry>, slug: string): Entry {
  const entry = bySlug.get(slug);
  if (entry === undefined) throw new Error(`There is no "${slug}" in the content.`);
  return entry;
}

/** The cities before and after a city. */
export interface Neighbours {
  previous: City;
  next: City;
}

/** The cities before and after a city in directory order, around both ends; none for the only city. */
export function neighbours(site: Site, slug: string): Neighbours | undefined {
  const index = find(site.cityIndex, slug);
  if (site.cities.length < 2) return undefined;
  return { previous: cityAt(site, index - 1), next: cityAt(site, index + 1) };
}

/** The cities that a city names as nearby; none for the four that name none. */
export function nearbyCities(site: Site, city: City): City[] {
  return pick(site.cityBySlug, city.nearbyLocations ?? []);
}

/** The city of the "Need a Notary in ..." panel: the first nearby one, else the next in the list. */
export function panelCity(site: Site, city: City): City {
  return nearbyCities(site, city)[0] ?? neighbours(site, city.slug)?.next ?? city;
}

function cityAt(site: Site, index: number): City {
  const city = site.cities.at(index % site.cities.length);
  if (city === undefined) throw new Error('There is no city in the content.');
  return city;
}

function mapBySlug<Entry extends { slug: string }>(entries: readonly Entry[]) {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}
