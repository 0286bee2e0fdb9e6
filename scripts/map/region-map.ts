import type { MapTown, RegionMap } from '../../model/region-map.ts';
import { placeLabels } from './labels.ts';
import { type Coordinates, fitProjection } from './projection.ts';

/** How many towns a map can show and still be read. */
const MOST_TOWNS = 150;

interface Town {
  slug: string;
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Draws the towns around the office; the first ones of the list are named first. */
export function drawRegionMap(office: Coordinates, towns: readonly Town[]): RegionMap {
  const placed = shownTowns(towns);
  const { project, width, height } = fitProjection([office, ...placed]);
  const dots: MapTown[] = placed.map((town) => ({
    slug: town.slug,
    name: town.name,
    ...project(town),
  }));
  return { width, height, base: project(office), towns: placeLabels(dots, { width, height }) };
}

/** Towns in the order in which the map names them: the top towns first. */
export function townsInSight<Shown extends Town & { order: number }>(
  towns: readonly Shown[],
  featured: readonly string[],
): Shown[] {
  const rank = ({ slug, order }: Shown) => {
    const place = featured.indexOf(slug);
    return place < 0 ? order : place - featured.length;
  };
  return towns.toSorted((a, b) => rank(a) - rank(b));
}

/** The towns that the map has room for and knows where to put. */
export function shownTowns<Shown extends Town>(towns: readonly Shown[]): (Shown & Coordinates)[] {
  return towns.filter(hasCoordinates).slice(0, MOST_TOWNS);
}

function hasCoordinates<Shown extends Town>(town: Shown): town is Shown & Coordinates {
  return town.latitude !== undefined && town.longitude !== undefined;
}
