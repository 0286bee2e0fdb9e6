import { geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import type { Box, MapSize } from './room.ts';

/** A GeoJSON position. Unit: degrees. */
export type Position = [longitude: number, latitude: number];

export interface View {
  /** The length of a mile in the middle of the picture, in its units. */
  mile: number;
  /** Projects coordinates to the picture's units. */
  project: (spot: Coordinates) => MapPoint;
  /** The visible parts of a line. */
  visibleParts: (line: readonly Position[]) => MapPoint[][];
}

/** The mean radius of the earth (IUGG: 3958.8 miles), rounded to miles. */
const EARTH_RADIUS_MILES = 3959;

/** How far lines extend beyond the picture, so that their ends are hidden. */
const BEYOND = 4;

/**
 * Makes a view in the Mercator projection.
 * @param corners the area to fit into the field
 */
export function viewOf(corners: Position[], { width, height }: MapSize, field: Box): View {
  const { left, right, top, bottom } = field;
  const shown = { type: 'MultiPoint', coordinates: corners } as const;
  const mercator = geoMercator()
    .fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      shown,
    )
    // At this scale, lines between two points don't visibly bend.
    .precision(0)
    .clipExtent([
      [-BEYOND, -BEYOND],
      [width + BEYOND, height + BEYOND],
    ]);

  const [, middleLatitude] = mercator.invert?.([width / 2, height / 2]) ?? [0, 0];
  const toPath = geoPath(mercator).digits(1);
  return {
    mile: mercator.scale() / EARTH_RADIUS_MILES / Math.cos((middleLatitude * Math.PI) / 180),
    project: ({ longitude, latitude }) => {
      const [x = 0, y = 0] = mercator([longitude, latitude]) ?? [];
      return { x: tenths(x), y: tenths(y) };
    },
    visibleParts: (line) => partsOf(toPath({ type: 'LineString', coordinates: [...line] }) ?? ''),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Parses a path from geoPath: "M1,2L3,4M5,6L7,8". */
function partsOf(path: string): MapPoint[][] {
  const parts = path.split('M').filter((part) => part !== '');
  return parts.map((part) =>
    part.split('L').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { x, y };
    }),
  );
}
