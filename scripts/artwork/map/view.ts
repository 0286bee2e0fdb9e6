import { geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import type { Box, MapSize } from './room.ts';

/** A place on the earth as GeoJSON writes it. Unit: degrees. */
export type Position = [longitude: number, latitude: number];

/** What a map shows of the earth, and where in its picture. */
export interface View {
  /** How long a mile is in the middle of the picture, in its units. */
  mile: number;
  /** Where in the picture a spot lies. */
  project: (spot: Coordinates) => MapPoint;
  /** The parts of a line that the picture shows. */
  visibleParts: (line: readonly Position[]) => MapPoint[][];
}

/** The mean radius of the earth (IUGG: 3958.8 miles), rounded to miles. */
const EARTH_RADIUS_MILES = 3959;

/** Lines are drawn so far beyond the picture, in its units, that no end of them shows. */
const BEYOND = 4;

/**
 * A view in the Mercator projection.
 * @param corners what it shows as large as it fits into the field of the picture
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
    // On so small a part of the earth no line between two points bends.
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
