import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';

/** A part of the earth, in degrees: longitude and latitude of its southwest and its northeast. */
export type Bounds = [[west: number, south: number], [east: number, north: number]];

export interface Size {
  width: number;
  height: number;
}

/** What a picture shows of the earth, and where in the picture. */
export type View = ReturnType<typeof viewOf>;

const EARTH_RADIUS_MILES = 3959;

/** Lines are drawn so far beyond the picture that no end of them shows. */
const BEYOND = 4;

/** Points of a line that are nearer to each other are left out: nobody sees them. */
const LEAST_STEP = 0.9;

/** These places (longitude and latitude) as large as a picture can show them, within a margin. */
export function viewOfPlaces(places: [number, number][], size: Size, margin: number): View {
  const corner: [number, number] = [size.width - margin, size.height - margin];
  const coordinates = { type: 'MultiPoint', coordinates: places } as const;
  return viewOf(geoMercator().fitExtent([[margin, margin], corner], coordinates), size);
}

/** So many miles from side to side, around a place. */
export function viewAround(place: Coordinates, miles: number, size: Size): View {
  const projection = geoMercator()
    .center([place.longitude, place.latitude])
    .translate([size.width / 2, size.height / 2])
    .scale((size.width / miles) * EARTH_RADIUS_MILES * cosine(place.latitude));
  return viewOf(projection, size);
}

function viewOf(projection: GeoProjection, { width, height }: Size) {
  const placeAt = (x: number, y: number) => projection.invert?.([x, y]) ?? [0, 0];
  projection.clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  return {
    width,
    height,
    bounds: [placeAt(0, height), placeAt(width, 0)] satisfies Bounds,
    /** How long a mile is in the middle of the picture. */
    mile: projection.scale() / EARTH_RADIUS_MILES / cosine(placeAt(width / 2, height / 2)[1]),
    project({ longitude, latitude }: Coordinates): MapPoint {
      const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
      return { x, y };
    },
    /** The parts of a line that can be seen. */
    seen(coordinates: number[][]): MapPoint[][] {
      const parts: MapPoint[][] = [];
      const nothing = () => {};
      geoPath(projection, {
        moveTo: (x, y) => parts.push([{ x, y }]),
        lineTo: (x, y) => {
          const part = parts.at(-1);
          const last = part?.at(-1);
          if (last && apart(last, { x, y }) >= LEAST_STEP) part?.push({ x, y });
        },
        beginPath: nothing,
        closePath: nothing,
        arc: nothing,
      })({ type: 'LineString', coordinates });
      return parts.filter(({ length }) => length > 1);
    },
  };
}

/** Whether two parts of the earth have anything in common. */
export function overlap([a, b]: Bounds, [c, d]: Bounds): boolean {
  return a[0] <= d[0] && c[0] <= b[0] && a[1] <= d[1] && c[1] <= b[1];
}

/** How far two points lie from each other. */
export const apart = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point in tenths of the picture's unit. */
export const rounded = ({ x, y }: MapPoint) => {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
};

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
