import type { Attraction, City, Content, Service } from './content.ts';
import type { AddedPage } from './pages.ts';
import { byName } from './text.ts';

/** The content with indexes. All lists are in display order. */
export interface Site extends Readonly<Content> {
  serviceBySlug: ReadonlyMap<string, Service>;
  /** In directory order, which the links to previous and next cities follow. */
  cities: City[];
  cityBySlug: ReadonlyMap<string, City>;
  citiesByName: City[];
  locationsCities: City[];
  /** The top cities in the footer, on the home page and on the areas page. */
  featuredCities: City[];
  /** In city order. */
  attractions: Attraction[];
  attractionBySlug: ReadonlyMap<string, Attraction>;
  addedPageBySlug: ReadonlyMap<string, AddedPage>;
}

/** Builds the indexes once for all pages. */
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

/** Cities without a position come last. */
function positionOnLocations({ locationsOrder = Number.MAX_SAFE_INTEGER }: City): number {
  return locationsOrder;
}

/** An attraction's link text: its name, with the city if another one has the same name. */
export function attractionLabel({ attractions }: Site, { name, cityName }: Attraction): string {
  const namesakes = attractions.filter((other) => other.name === name);
  return namesakes.length > 1 ? `${name}, ${cityName}` : name;
}

function mapBySlug<Entry extends { slug: string }>(entries: readonly Entry[]) {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** Throws if one is missing. */
export function pick<Entry>(bySlug: ReadonlyMap<string, Entry>, slugs: readonly string[]): Entry[] {
  return slugs.map((slug) => find(bySlug, slug));
}

/** Throws if the entry is missing, which the check rules out. */
export function find<Entry>(bySlug: ReadonlyMap<string, Entry>, slug: string): Entry {
  const entry = bySlug.get(slug);
  if (entry === undefined) throw new Error(`There is no "${slug}" in the content.`);
  return entry;
}
