import type { Attraction, Content } from './content.ts';
import { byName } from './text.ts';

/** The content with its indexes. All lists are in the order in which pages show them. */
export type Site = Readonly<ReturnType<typeof createSite>>;

/** Builds the indexes over validated content: once, handed to every page, never searched again. */
export function createSite(content: Content) {
  const services = content.services.toSorted((a, b) => a.order - b.order);
  const cities = content.cities.toSorted((a, b) => a.order - b.order);
  const attractions = cities.flatMap((city) => city.attractions);
  const cityBySlug = mapBySlug(cities);
  return {
    ...content,
    services,
    serviceBySlug: mapBySlug(services),
    /** Cities in directory order, which previous and next follow. */
    cities,
    cityBySlug,
    citiesByName: cities.toSorted(byName),
    /** The cities that /locations lists, in its own order. */
    locationsCities: cities
      .filter((city) => city.locationsPage)
      .toSorted((a, b) => (a.locationsOrder ?? Infinity) - (b.locationsOrder ?? Infinity)),
    /** The top cities of footer, home and areas page. */
    featuredCities: pick(cityBySlug, content.business.featuredCities),
    /** Every attraction with a page, city by city. */
    attractions,
    attractionBySlug: mapBySlug(attractions),
  };
}

/** The words of a link to an attraction: its name, with its city where another has the same name. */
export function attractionLabel({ attractions }: Site, { name, cityName }: Attraction): string {
  const sameName = attractions.filter((other) => other.name === name);
  return sameName.length > 1 ? `${name}, ${cityName}` : name;
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
