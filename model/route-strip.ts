import type { Business, City } from './content.ts';
import { distanceToLine, planeAround } from './plane.ts';
import { isOfficeCity } from './postmark.ts';
import { isPlaced } from './region-map.ts';

/** So near the straight line a city lies on the way. In kilometers. */
const BESIDE = 3;
/** A strip has room for so many cities between its ends. */
const MOST_BETWEEN = 6;

/** A city on the way; without a slug where it has no page. */
export interface Stop {
  name: string;
  slug?: string;
}

type Passed = Pick<City, 'slug' | 'name' | 'state' | 'latitude' | 'longitude'>;

/**
 * The office's city, the cities beside the straight line from the office to a city, and that city;
 * none where its place is not known and for the office's own city.
 */
export function routeStrip(
  business: Pick<Business, 'address' | 'latitude' | 'longitude'>,
  cities: readonly Passed[],
  city: Passed,
): Stop[] {
  if (!isPlaced(city) || isOfficeCity(business, city)) return [];
  const plane = planeAround(business);
  const [office, end] = [plane(business), plane(city)];
  const between = cities
    .filter(isPlaced)
    .filter((other) => other.slug !== city.slug && !isOfficeCity(business, other))
    .map((other) => ({ other, ...distanceToLine(plane(other), office, end) }))
    .filter(({ part, distance }) => distance <= BESIDE && part > 0 && part < 1)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_BETWEEN)
    .toSorted((a, b) => a.part - b.part)
    .map(({ other }) => other);
  const home = cities.find((other) => isOfficeCity(business, other));
  return [home ?? { name: business.address.city }, ...between, city].map(
    ({ name, ...known }: Stop) =>
      known.slug === undefined ? { name } : { name, slug: known.slug },
  );
}
