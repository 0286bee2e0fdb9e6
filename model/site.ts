import type { Attraction, City, Content, Service } from './content.ts';
import type { AddedPage } from './pages.ts';
import { byName } from './text.ts';

/** The content with its indexes. All lists are in the order in which pages show them. */
export interface Site extends Readonly<Content> {
  serviceBySlug: ReadonlyMap<string, Service>;
  /** Cities in directory order, which previous and next follow. */
  cities: City[];
  cityBySlug: ReadonlyMap<string, City>;
  citiesByName: City[];
  /** The cities that /locations lists, in its own order. */
  locationsCities: City[];
  /** The top cities of footer, home and areas page. */
  featuredCities: City[];
  /** Every attraction with a page, city by city. */
  attractions: Attraction[];
  attractionBySlug: ReadonlyMap<string, Attraction>;
  addedPageBySlug: ReadonlyMap<string, AddedPage>;
}

/** Builds the indexes over validated content: once, handed to every page, never searched again. */
export function createSite(content: Content): Site {
  const services = content.services.toSorted((a, b) => a.order - b.order);
  const cities = content.cities.toSorted((a, b) => a.order - b.order);
  const cityBySlug = mapBySlug(cities);
  const attractions = cities.flatMap((city) => city.attractions);
  return {
    ...content,
    services,
    serviceBySlug: mapBySlug(services),
    cities,
    cityBySlug,
    citiesByName: cities.toSorted(byName),
    locationsCities: cities
      .filter((city) => city.locationsPage)
      .toSorted((a, b) => positionOnLocations(a) - positionOnLocations(b)),
    featuredCities: pick(cityBySlug, content.business.featuredCities),
    attractions,
    attractionBySlug: mapBySlug(attractions),
    addedPageBySlug: mapBySlug(content.addedPages),
  };
}

/** Cities without a position of their own come last. */
function positionOnLocations({ locationsOrder = Number.MAX_SAFE_INTEGER }: City): number {
  return locationsOrder;
}

/** The words of a link to an attraction: its name, with its city where another has the same name. */
export function attractionLabel({ attractions }: Site, { name, cityName }: Attraction): string {
  const namesakes = attractions.filter((other) => other.name === name);
  return namesakes.length > 1 ? `${name}, ${cityName}` : name;
}

function mapBySlug<Entry extends { slug: string }>(entries: readonly Entry[]) {
  return new Map(entries.map((entry) => [entry.slug, entry]));
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
