import type { MapCity, RegionMap } from '../../../model/region-map.ts';
import { placeLabels } from './labels.ts';
import { type Coordinates, fitProjection } from './projection.ts';

/** How many cities a map can show and still be read. */
const MOST_CITIES = 150;

interface City {
  slug: string;
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Draws the cities around the office; the first ones of the list are named first. */
export function drawRegionMap(office: Coordinates, cities: readonly City[]): RegionMap {
  const placed = shownCities(cities);
  const { project, width, height } = fitProjection([office, ...placed]);
  const dots: MapCity[] = placed.map((city) => ({
    slug: city.slug,
    name: city.name,
    ...project(city),
  }));
  return { width, height, base: project(office), cities: placeLabels(dots, { width, height }) };
}

/** Cities in the order in which the map names them: the top cities first. */
export function citiesInSight<Shown extends City & { order: number }>(
  cities: readonly Shown[],
  featured: readonly string[],
): Shown[] {
  const rank = ({ slug, order }: Shown) => {
    const place = featured.indexOf(slug);
    return place < 0 ? order : place - featured.length;
  };
  return cities.toSorted((a, b) => rank(a) - rank(b));
}

/** The cities that the map has room for and knows where to put. */
export function shownCities<Shown extends City>(cities: readonly Shown[]): (Shown & Coordinates)[] {
  return cities.filter(hasCoordinates).slice(0, MOST_CITIES);
}

function hasCoordinates<Shown extends City>(city: Shown): city is Shown & Coordinates {
  return city.latitude !== undefined && city.longitude !== undefined;
}
