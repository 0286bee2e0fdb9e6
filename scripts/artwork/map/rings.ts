import { geoCircle } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import { distanceBetween, type MapProjection } from './projection.ts';

/** A ring around the office. */
export interface DistanceRing {
  /** "10 mi" */
  words: string;
  /** What can be seen of it, as the data of an SVG path. */
  path: string;
  /** Where on it the words can stand, the best first. */
  spots: MapPoint[];
}

/** A degree of a great circle. */
const MILES_PER_DEGREE = 69.09;

/** Where on a ring its words can stand: in the southeast, then elsewhere. Unit: degrees from north. */
const BEARINGS = [145, 135, 155, 125, 165, 115, 215, 225, 205, 45, 60, 30, 300, 330];

/** Rings around a spot, each so many miles from it in a straight line. */
export function ringsAround(
  spot: Coordinates,
  miles: readonly number[],
  projection: MapProjection,
): DistanceRing[] {
  const circle = geoCircle().center([spot.longitude, spot.latitude]).precision(3);
  const middle = projection.project(spot);

  return miles.map((radius): DistanceRing => {
    const [line = []] = circle.radius(radius / MILES_PER_DEGREE)().coordinates;

    // The ring is drawn as a circle of the picture only to find where its words can stand.
    const [[longitude = 0, latitude = 0] = []] = line;
    const reach = distanceBetween(middle, projection.project({ longitude, latitude }));
    const spots = BEARINGS.map((degrees) => {
      const bearing = (degrees * Math.PI) / 180;
      return { x: middle.x + reach * Math.sin(bearing), y: middle.y - reach * Math.cos(bearing) };
    });

    return { words: `${radius} mi`, path: projection.visibleLine(line).path, spots };
  });
}
