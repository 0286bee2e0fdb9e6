import { nearest } from './nearest.ts';
import { routes } from './routes.ts';
import type { Site } from './site.ts';

/** Where 404.html finds the addresses that it can suggest. */
export const ADDRESSES_FILE = '/addresses.json';

/** The pages that someone may have meant: their names by address. */
export type Addresses = Record<string, string>;

/** Every page that a mistyped address can lead to. */
export function addresses(site: Site): Addresses {
  return {
    [routes.services()]: site.pages.services.heading,
    [routes.locations()]: site.pages.locations.heading,
    [routes.areas()]: site.pages.areas.heading,
    [routes.attractions()]: site.pages.places.heading,
    [routes.contact()]: site.pages.contact.heading,
    ...Object.fromEntries([
      ...site.services.map(({ slug, title }) => [routes.service(slug), title]),
      ...site.cities.map(({ slug, name }) => [routes.city(slug), name]),
      ...site.attractions.map(({ slug, name }) => [routes.attraction(slug), name]),
    ]),
  };
}

/**
 * The page that a missing path most likely stands for, or undefined.
 * "/locations/bosie" and "/Areas/Boise/" both mean "/areas/boise"; "/apostile" means the service.
 */
export function meantPage(
  path: string,
  known: Addresses,
): { path: string; name: string } | undefined {
  const wanted = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/^\/locations\//, '/areas/');
  const folder = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const all = Object.keys(known);
  // A slip in "/areas/bosie" should stay among the areas if it can.
  const found =
    nearestBySlug(
      wanted,
      all.filter((address) => address.startsWith(folder)),
    ) ?? nearestBySlug(wanted, all);
  const name = found === undefined ? undefined : known[found];
  return found === undefined || name === undefined ? undefined : { path: found, name };
}

/** The address whose last part is nearest to that of a path. */
function nearestBySlug(path: string, among: readonly string[]): string | undefined {
  const bySlug = new Map(among.map((address) => [lastPart(address), address]));
  const slug = nearest(lastPart(path), bySlug.keys());
  return slug === undefined ? undefined : bySlug.get(slug);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
