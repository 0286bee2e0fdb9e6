import type { Business, City } from './content.ts';
import { distanceToLine, type PlanePoint, planeAround } from './plane.ts';
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

type Office = Pick<Business, 'address' | 'latitude' | 'longitude'>;
type Passed = Pick<City, 'slug' | 'name' | 'state' | 'latitude' | 'longitude'>;

/**
 * The office's city, the cities beside the straight line from the office to a city, and that city;
 * none where its place is not known and for the office's own city.
 */
export function routeStrip(business: Office, cities: readonly Passed[], city: Passed): Stop[] {
  if (!isPlaced(city) || isOfficeCity(business, city)) return [];
  const { home, passed, plane } = ground(business, cities);
  const end = plane(city);
  const reach = BESIDE * Math.hypot(end.x, end.y);
  const between = passed
    // Few cities are so near the line, however long it is; this is asked of each for each.
    .filter(({ x, y }) => Math.abs(x * end.y - y * end.x) <= reach)
    .filter(({ stop }) => stop.slug !== city.slug)
    .map((other) => ({ stop: other.stop, ...distanceToLine(other, ORIGIN, end) }))
    .filter(({ part, distance }) => distance <= BESIDE && part > 0 && part < 1)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_BETWEEN)
    .toSorted((a, b) => a.part - b.part)
    .map(({ stop }) => stop);
  return [home, ...between, { name: city.name, slug: city.slug }];
}

/** The office stands at the origin of the flat map. */
const ORIGIN = { x: 0, y: 0 };

/** Cities on a flat map around the office. */
interface Ground {
  home: Stop;
  passed: readonly (PlanePoint & { stop: Stop })[];
  plane: ReturnType<typeof planeAround>;
}

const grounds = new WeakMap<readonly Passed[], Ground>();

/** The same for every page of a site, so it is laid out once. */
function ground(business: Office, cities: readonly Passed[]): Ground {
  const known = grounds.get(cities);
  if (known !== undefined) return known;
  const plane = planeAround(business);
  const stopOf = ({ name, slug }: Passed): Stop => ({ name, slug });
  const home = cities.find((city) => isOfficeCity(business, city));
  const laidOut = {
    home: home === undefined ? { name: business.address.city } : stopOf(home),
    passed: cities
      .filter(isPlaced)
      .filter((city) => city !== home)
      .map((city) => ({ x: plane(city).x, y: plane(city).y, stop: stopOf(city) })),
    plane,
  };
  grounds.set(cities, laidOut);
  return laidOut;
}
