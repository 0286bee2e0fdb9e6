import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';

/** A part of the earth, in degrees: longitude and latitude of its southwest and its northeast. */
export type Bounds = [[west: number, south: number], [east: number, north: number]];

/** The size of a picture, in its own units. */
export interface MapSize {
  width: number;
  height: number;
}

/** A line that can be seen on a picture. */
export interface VisibleLine {
  /** The data of an SVG path, in the picture's units. */
  path: string;
  /** The parts of it that can be seen, as points so near to each other that no bend is missed. */
  parts: MapPoint[][];
}

/** What a map shows of the earth, and where in its picture. */
export interface MapProjection extends MapSize {
  /** The part of the earth that the picture shows. */
  bounds: Bounds;
  /** How long a mile is in the middle of the picture, in its units. */
  mile: number;
  /** Where in the picture a spot lies. */
  project: (spot: Coordinates) => MapPoint;
  /** Which spot lies at a point of the picture. */
  spotAt: (point: MapPoint) => Coordinates;
  /** What the picture shows of a line (longitude and latitude of its points). */
  visibleLine: (line: number[][]) => VisibleLine;
}

/** The mean radius of the earth (IUGG: 3958.8 miles), rounded to miles. */
const EARTH_RADIUS_MILES = 3959;

/** Lines are drawn so far beyond the picture, in its units, that no end of them shows. */
const BEYOND = 4;

/** A projection that shows spots (longitude and latitude) as large as a picture can show them, within a margin. */
export function projectionOfSpots(
  spots: [longitude: number, latitude: number][],
  size: MapSize,
  margin: number,
): MapProjection {
  const topLeft: [number, number] = [margin, margin];
  const bottomRight: [number, number] = [size.width - margin, size.height - margin];
  const points = { type: 'MultiPoint', coordinates: spots } as const;
  return projectionOf(geoMercator().fitExtent([topLeft, bottomRight], points), size);
}

/**
 * A map on which a spot lies at a point.
 * @param unitsPerMile how long a mile is there, in the picture's units
 */
export function projectionWith(
  spot: Coordinates,
  point: MapPoint,
  unitsPerMile: number,
  size: MapSize,
): MapProjection {
  const mercator = geoMercator()
    .center([spot.longitude, spot.latitude])
    .translate([point.x, point.y])
    .scale(unitsPerMile * EARTH_RADIUS_MILES * cosine(spot.latitude));
  return projectionOf(mercator, size);
}

function projectionOf(mercator: GeoProjection, { width, height }: MapSize): MapProjection {
  // On so small a part of the earth no line between two points bends.
  mercator.precision(0).clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  const spotAt = (x: number, y: number) => mercator.invert?.([x, y]) ?? [0, 0];
  const [, middleLatitude] = spotAt(width / 2, height / 2);
  return {
    width,
    height,
    bounds: [spotAt(0, height), spotAt(width, 0)],
    mile: mercator.scale() / EARTH_RADIUS_MILES / cosine(middleLatitude),
    project: ({ longitude, latitude }) => {
      const [x = 0, y = 0] = mercator([longitude, latitude]) ?? [];
      return { x, y };
    },
    spotAt: ({ x, y }) => {
      const [longitude, latitude] = spotAt(x, y);
      return { longitude, latitude };
    },
    visibleLine: (coordinates) => {
      const line = { type: 'LineString', coordinates } as const;
      const path = geoPath(mercator).digits(1)(line) ?? '';
      return { path, parts: partsOf(path) };
    },
  };
}

/** The points of a path that geoPath has written: "M1,2L3,4M5,6L7,8". */
function partsOf(path: string): MapPoint[][] {
  const parts = path.split('M').filter((part) => part !== '');
  return parts.map((part) =>
    part.split('L').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { x, y };
    }),
  );
}

/** Whether two parts of the earth have anything in common. */
export function overlap(a: Bounds, b: Bounds): boolean {
  const [[westOfA, southOfA], [eastOfA, northOfA]] = a;
  const [[westOfB, southOfB], [eastOfB, northOfB]] = b;

  const isInLongitude = westOfA <= eastOfB && westOfB <= eastOfA;
  const isInLatitude = southOfA <= northOfB && southOfB <= northOfA;
  return isInLongitude && isInLatitude;
}

/** How far two points of a picture lie from each other, in its units. */
export function distanceBetween(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point rounded to tenths of the picture's unit. */
export function roundedPoint({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
