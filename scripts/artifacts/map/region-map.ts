import {
  type AreaMap,
  isPlaced,
  MAP_SIZE,
  type MapCity,
  type MapName,
  type RegionMap,
} from '../../../model/region-map.ts';
import { type Box, boxAround, sidesOf } from './geometry.ts';
import { type Choice, DOT, type Named } from './label-choices.ts';
import { placeLabels } from './labels.ts';
import { mapOf, regionBounds, VALLEY } from './map-bounds.ts';
import { type Coordinates, isWithin, type View, viewOf } from './projection.ts';
import { textWidth } from './text-width.ts';

/** How many cities the maps can show and still be read. */
const MOST_CITIES = 150;

/** The strip below a map with its legend and its scale. */
const LEGEND = 40;

/** The part of a map where cities can lie. */
export const FIELD = { width: MAP_SIZE.width, height: MAP_SIZE.height - LEGEND };

/** Around the office, in the map's units. */
export const SEAL = 11;

/** Sizes of names: those of the featured cities stand out. */
export const NAME_SIZE = { featured: 13, usual: 12 } as const;

interface City {
  slug: string;
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

type PlacedCity = City & Coordinates;

/**
 * Puts the cities on the map of the valley or on that of the region, each where its coordinates say,
 * and finds places for their names. A map without cities is left out.
 * @param featured slugs of the cities that stand out and get their names first
 */
export function drawRegionMap(
  office: Coordinates,
  cities: readonly City[],
  featured: readonly string[],
): RegionMap {
  const key = JSON.stringify([office.latitude, office.longitude, featured, cities.map(factsOf)]);
  if (last?.key !== key) last = { key, map: findPlaces(office, cities, featured) };
  return last.map;
}

/** The maps of the last content: most edits leave them as they are. */
let last: { key: string; map: RegionMap } | undefined;

function factsOf({ slug, name, latitude, longitude }: City) {
  return [slug, name, latitude, longitude];
}

function findPlaces(
  office: Coordinates,
  cities: readonly City[],
  featured: readonly string[],
): RegionMap {
  const shown = cities
    .filter(isPlaced)
    .toSorted((a, b) => rank(a, featured) - rank(b, featured))
    .slice(0, MOST_CITIES);
  const drawn = (name: MapName, framed: boolean) => {
    const own = shown.filter((city) => mapOf(city) === name);
    return own.length === 0 ? [] : [drawMap(name, office, own, featured, framed)];
  };
  const valley = drawn('valley', false);
  return { maps: [...valley, ...drawn('region', valley.length > 0)] };
}

/** Where a city stands in the order in which names are given. */
function rank({ slug }: City, featured: readonly string[]): number {
  const place = featured.indexOf(slug);
  return place < 0 ? featured.length : place;
}

/** What a map shows, by the places that are to lie on it. */
export function mapView(name: MapName, places: readonly Coordinates[]): View {
  return viewOf(name === 'valley' ? VALLEY : regionBounds(places), FIELD);
}

function drawMap(
  name: MapName,
  office: Coordinates,
  cities: readonly PlacedCity[],
  featured: readonly string[],
  /** Whether the valley is marked on it. */
  framed: boolean,
): AreaMap {
  const view = mapView(name, cities);
  const base = isWithin(view.bounds, office) ? rounded(view.project(office)) : undefined;
  const dots = cities.map((city): Named => {
    const strong = featured.includes(city.slug);
    const size = strong ? NAME_SIZE.featured : NAME_SIZE.usual;
    const at = rounded(view.project(city));
    const atBase = base !== undefined && Math.hypot(at.x - base.x, at.y - base.y) < SEAL;
    const text = { width: Math.ceil(textWidth(city.name, size, strong)), height: size + 3 };
    return { ...at, name: city.name, text, radius: atBase ? SEAL : DOT / 2 };
  });
  const boxes = base === undefined ? [] : [boxAround(base, 2 * SEAL)];
  const valley = framed ? valleyOn(view) : undefined;
  const lines = valley === undefined ? [] : sidesOf(boxOf(valley));
  const places = placeLabels(dots, FIELD, { boxes, lines });
  return {
    name,
    ...(base && { base }),
    ...(valley && { valley }),
    cities: cities.map(({ slug, name: text }, index): MapCity => {
      const { x = 0, y = 0 } = dots[index] ?? {};
      const label = places[index] && labelOf(places[index]);
      return { slug, name: text, featured: featured.includes(slug), x, y, ...(label && { label }) };
    }),
  };
}

function labelOf({ at, anchor, text, leader }: Choice): MapCity['label'] {
  const end = leader && rounded(leader[1]);
  const width = Math.round(text.right - text.left);
  return { ...rounded(at), anchor, width, ...(end && { leader: end }) };
}

/** Where the valley lies on a map. */
function valleyOn({ project }: View): NonNullable<AreaMap['valley']> {
  const top = rounded(project({ latitude: VALLEY.north, longitude: VALLEY.west }));
  const bottom = rounded(project({ latitude: VALLEY.south, longitude: VALLEY.east }));
  const { x: width, y: height } = rounded({ x: bottom.x - top.x, y: bottom.y - top.y });
  return { ...top, width, height };
}

/** The same as a box. */
export function boxOf({ x, y, width, height }: NonNullable<AreaMap['valley']>): Box {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
