import { type GeoProjection, geoMercator } from 'd3-geo';

/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The width of the drawn map in its own units, about the width of a phone's screen. */
const WIDTH = 400;
/** The paper around the outermost cities. */
const MARGIN = 40;
/** The least that a map shows, so that a single city has a region around it. Unit: degrees. */
const LEAST_SPAN = 1;

export interface FittedProjection {
  project: (place: Coordinates) => { x: number; y: number };
  projection: GeoProjection;
  width: number;
  height: number;
}

/** Fits a Mercator projection around places; the map is as high as they need. */
export function fitProjection(places: readonly Coordinates[]): FittedProjection {
  const longitudes = span(places.map(({ longitude }) => longitude));
  const latitudes = span(places.map(({ latitude }) => latitude));
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: longitudes.flatMap((x) => latitudes.map((y) => [x, y])),
  };
  const projection = geoMercator().fitWidth(WIDTH - 2 * MARGIN, corners);
  const [left, top] = projection.translate();
  projection.translate([left + MARGIN, top + MARGIN]);
  const project = ({ latitude, longitude }: Coordinates) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const [south = 0] = latitudes;
  const [west = 0] = longitudes;
  const height = project({ latitude: south, longitude: west }).y + MARGIN;
  return { project, projection, width: WIDTH, height };
}

function span(values: readonly number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const missing = Math.max(0, LEAST_SPAN - (high - low)) / 2;
  return [low - missing, high + missing];
}
