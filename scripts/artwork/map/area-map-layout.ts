import type { Coordinates } from '../../../model/geo.ts';
import { isPlaced } from '../../../model/geo.ts';
import { type AreaMap, MAP_SIZE, type MapCity, type MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, isBoxInside, pointsInField } from './boxes.ts';
import { boxNearCorner, NORTH_SIZE } from './frame.ts';
import {
  DOT_SIZE,
  type NamedDot,
  ORDER_OF_OTHERS,
  orderOfFeatured,
  placeLabels,
  textHeight,
  textWidth,
} from './labels.ts';
import { boundsOfArea, roadsAndRiversIn } from './land.ts';
import {
  type Bounds,
  distanceBetween,
  type MapProjection,
  overlap,
  projectionOfSpots,
  roundedPoint,
} from './projection.ts';

/** The part of a map above its legend, where cities can lie. */
export const AREA_MAP_FIELD = { width: MAP_SIZE.width, height: MAP_SIZE.height - 40 };
const FIELD_BOX: Box = {
  left: 0,
  right: AREA_MAP_FIELD.width,
  top: 0,
  bottom: AREA_MAP_FIELD.height,
};

/** Where the north mark stands, and where else it can. */
const NORTH_CORNERS = ['top-right', 'bottom-right', 'top-left', 'bottom-left'] as const;

/** From the outermost city of the region to the edge of its map. */
const MARGIN = 10;

/** What a map shows around its cities where no area is known, such as around the only one. Unit: degrees. */
const AROUND_CITIES = 0.2;

/** The radius of the seal at the office. */
export const BASE_RADIUS = 11;

/** The narrowest map whose names can be tapped (map.css), in pixels. */
export const NARROWEST_LINKED = 368;

/** The least height of what can be tapped: 24 pixels (WCAG 2.2, 2.5.8), in the map's units. */
const LEAST_TARGET = (24 * MAP_SIZE.width) / NARROWEST_LINKED;

/** The size of the letters of a name, as the pages set it. */
const NAME_SIZE = 12;
const FEATURED_NAME_SIZE = 13;

/** What a map knows of a city. */
interface CityOnMap extends Partial<Coordinates> {
  slug: string;
  name: string;
}

/** Where the office lies, and the name of its city. */
export interface MapOffice extends Coordinates {
  address: { city: string };
}

/**
 * Puts the cities on the map of the valley or on that of the region, each where its coordinates say,
 * and finds spots for their names. The region's map has the featured cities of the valley too, as far as
 * their names have room. A map without cities is left out.
 * @param featured slugs of the cities that stand out and get their names first
 */
export function layOutAreaMaps(
  office: MapOffice,
  cities: readonly CityOnMap[],
  featured: readonly string[],
): AreaMap[] {
  const placed = cities.filter(isPlaced);
  // The cities around the office lie too close to be told apart on a map of the region.
  const valley = boundsOfArea('valley', office);
  const isNear = (city: Coordinates) => valley !== undefined && isWithin(valley, city);
  const near = placed.filter(isNear);
  const far = placed.filter((city) => !isNear(city));

  const maps: AreaMap[] = [];
  if (near.length > 0) maps.push(layOutMap('valley', office, near, featured));
  if (far.length > 0) {
    const known = near.filter(({ slug }) => featured.includes(slug));
    const frame = near.length > 0 ? valley : undefined;
    maps.push(layOutMap('region', office, [...far, ...known], featured, frame));
  }
  return maps;
}

function isWithin(bounds: Bounds, { longitude, latitude }: Coordinates): boolean {
  const spot: [number, number] = [longitude, latitude];
  return overlap(bounds, [spot, spot]);
}

/** @param valley what has a map of its own, and is framed on this one */
function layOutMap(
  name: AreaMap['name'],
  office: MapOffice,
  cities: readonly (CityOnMap & Coordinates)[],
  featured: readonly string[],
  valley?: Bounds,
): AreaMap {
  const projection = areaMapProjection(name, office, cities);
  const base = roundedPoint(projection.project(office));
  const isBaseShown = isBoxInside(FIELD_BOX, boxAround(base, 0));

  const map: AreaMap = {
    name,
    ...(isBaseShown && { base }),
    ...(valley && { valley: valleyOn(projection, valley) }),
    cities: cities.map(({ slug, name, ...spot }) => {
      const point = roundedPoint(projection.project(spot));
      const isBase = isBaseShown && distanceBetween(base, point) < BASE_RADIUS;
      return { slug, name, featured: featured.includes(slug), isBase, ...point };
    }),
  };

  // A city of the valley takes no room from those beyond it, and has no dot where it has no name.
  const guests = valley
    ? cities.filter((city) => isWithin(valley, city)).map(({ slug }) => slug)
    : [];

  const dots = map.cities.map((city): NamedDot => {
    const { slug, x, y, isBase } = city;
    const size = city.featured ? FEATURED_NAME_SIZE : NAME_SIZE;
    const radius = isBase ? BASE_RADIUS : DOT_SIZE / 2;
    const nameWidth = textWidth(city.name, size, city.featured);
    const ownOrder = orderOfFeatured(featured.indexOf(slug));
    const order = guests.includes(slug) && !isBase ? ORDER_OF_OTHERS + ownOrder : ownOrder;
    return { x, y, nameWidth, nameHeight: textHeight(size), order, radius };
  });

  const spots = placeLabels(dots, {
    field: FIELD_BOX,
    taken: takenBeforeNames(map, office, northBoxOn(map, projection)),
    lines: [...linesOn(projection), ...frameOf(map)],
    leastTarget: LEAST_TARGET,
    longestLine: Number.POSITIVE_INFINITY,
  });

  const labeled = map.cities.map((city, index): MapCity => {
    const label = spots[index]?.label;
    return label === undefined ? city : { ...city, label };
  });
  const isShown = ({ slug, isBase, label }: MapCity) =>
    label !== undefined || isBase || !guests.includes(slug);
  return { ...map, cities: labeled.filter(isShown) };
}

/** What a map shows: the valley, or the region and what lies beyond it. */
export function areaMapProjection(
  name: AreaMap['name'],
  office: Coordinates,
  cities: readonly Coordinates[],
): MapProjection {
  const bounds = boundsOfArea(name, office);
  if (name === 'valley' && bounds) return projectionOfSpots(bounds, AREA_MAP_FIELD, 0);

  const around = bounds === undefined ? AROUND_CITIES : 0;
  const corners = cities.flatMap(
    ({ longitude, latitude }): Bounds => [
      [longitude - around, latitude - around],
      [longitude + around, latitude + around],
    ],
  );
  return projectionOfSpots([...(bounds ?? []), ...corners], AREA_MAP_FIELD, MARGIN);
}

/** The kinds of lines that these maps are too small for. */
export const LEFT_OUT: readonly string[] = ['small-river', 'road'];

/** The roads and rivers that a map shows. */
function linesOn(projection: MapProjection): MapPoint[][] {
  const drawn = roadsAndRiversIn(projection).filter(({ kind }) => !LEFT_OUT.includes(kind));
  return drawn.flatMap(({ parts }) => parts);
}

/** The room of the north mark: a corner without cities, and with as few lines as can be; undefined without one. */
export function northBoxOn({ cities }: AreaMap, projection: MapProjection): Box | undefined {
  const dotBoxes = cities.map((city) => boxAround(city, DOT_SIZE));
  const linePoints = pointsInField(linesOn(projection), FIELD_BOX);
  return boxNearCorner(FIELD_BOX, NORTH_CORNERS, NORTH_SIZE, dotBoxes, linePoints);
}

/** The frame of the valley on the map of the region. */
function valleyOn({ project }: MapProjection, valley: Bounds): NonNullable<AreaMap['valley']> {
  const [[west, south], [east, north]] = valley;
  const topLeft = roundedPoint(project({ latitude: north, longitude: west }));
  const bottomRight = project({ latitude: south, longitude: east });

  const { x: width, y: height } = roundedPoint({
    x: bottomRight.x - topLeft.x,
    y: bottomRight.y - topLeft.y,
  });
  return { ...topLeft, width, height };
}

/** The frame of the valley as a line; none on a map without it. */
function frameOf({ valley }: AreaMap): MapPoint[][] {
  if (valley === undefined) return [];
  const { x: left, y: top, width, height } = valley;
  const [right, bottom] = [left + width, top + height];
  return [
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
      { x: left, y: top },
    ],
  ];
}

/** Where the office's city is named, below the seal; undefined where it is a city of the map. */
export function baseNamePoint(map: AreaMap): MapPoint | undefined {
  const { base, cities } = map;
  if (base === undefined || cities.some(({ isBase }) => isBase)) return undefined;
  return { x: base.x, y: base.y + BASE_RADIUS + 8 };
}

/** The words in the frame of the valley, and their size. */
export const VALLEY_NAME = 'The valley';
export const VALLEY_NAME_SIZE = 11;

/** Where the frame of the valley has its name; undefined on a map without it. */
export function valleyNamePoint({ valley }: AreaMap): MapPoint | undefined {
  return valley && { x: valley.x + valley.width / 2, y: valley.y + 9 };
}

/** What stands on a map before the names of its cities: the north mark, and the names of seal and valley. */
export function takenBeforeNames(
  map: AreaMap,
  { address }: MapOffice,
  northBox: Box | undefined,
): Box[] {
  const { base } = map;
  const taken = northBox ? [northBox] : [];
  if (base) taken.push(boxAround(base, 2 * BASE_RADIUS));

  const baseName = baseNamePoint(map);
  if (baseName) taken.push(boxAround(baseName, textWidth(address.city, 11, true), 14));

  const valleyName = valleyNamePoint(map);
  if (valleyName) {
    const width = textWidth(VALLEY_NAME, VALLEY_NAME_SIZE, true);
    taken.push(boxAround(valleyName, width, 14));
  }
  return taken;
}
