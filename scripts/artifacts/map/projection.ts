import { type GeoProjection, geoMercator } from 'd3-geo';

/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A part of the earth, in degrees. */
export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface View extends Size {
  project: (place: Coordinates) => { x: number; y: number };
  projection: GeoProjection;
  /** What can be seen, which is more than was asked for where the picture has another shape. */
  bounds: Bounds;
  /** How long a mile is in the middle of the picture. */
  mile: number;
}

/** Miles in a degree of latitude. */
export const MILES_PER_DEGREE = 69.09;

/** A Mercator projection of at least these bounds, in the middle of a picture of this size. */
export function viewOf(bounds: Bounds, { width, height }: Size): View {
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [bounds.west, bounds.south],
      [bounds.east, bounds.north],
    ],
  };
  const projection = geoMercator().fitSize([width, height], corners);
  const at = (x: number, y: number) => projection.invert?.([x, y]) ?? [0, 0];
  const [west, north] = at(0, 0);
  const [east, south] = at(width, height);
  const project = ({ latitude, longitude }: Coordinates) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x, y };
  };
  const [, latitude] = at(width / 2, height / 2);
  const milesAcross = (east - west) * MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const mile = width / milesAcross;
  return { project, projection, width, height, bounds: { west, east, south, north }, mile };
}

/** The least bounds around places. */
export function boundsOf(places: readonly Coordinates[]): Bounds {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** Whether a place lies within bounds. */
export function isWithin({ west, east, south, north }: Bounds, place: Coordinates): boolean {
  const { latitude, longitude } = place;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
