import { LOCAL_MAP_SIZES, type MapFormat } from '../../../model/maps.ts';
import type { CornerFrame } from './corner-marks.ts';
import type { Corner } from './frame.ts';

/** The picture of a local map, and how closely it shows the land. */
export interface LocalFrame extends CornerFrame {
  /** How long a mile is, in the picture's units: wider sights are for where cities are rare. */
  unitsPerMile: readonly [closest: number, ...wider: number[]];
}

const NORTH_CORNERS: readonly [Corner, ...Corner[]] = ['top-right', 'top-left', 'bottom-left'];

/** The pictures of a local map, for narrow and wide windows. */
export const LOCAL_FRAMES: Record<MapFormat, LocalFrame> = {
  // On a phone the map runs from edge to edge, and a button lies over its lower right.
  narrow: {
    ...LOCAL_MAP_SIZES.narrow,
    className: 'narrow',
    textScale: 1,
    field: { left: 4, right: 371, top: 4, bottom: 236 },
    covered: [{ left: 126, right: 375, top: 174, bottom: 240 }],
    unitsPerMile: [9.4, 6.2, 4],
    northCorners: NORTH_CORNERS,
    scaleCorners: ['bottom-left', 'top-left', 'top-right'],
    longestScale: 70,
  },
  // Wide windows cut the picture above and below, narrow ones at its sides.
  wide: {
    ...LOCAL_MAP_SIZES.wide,
    className: 'wide',
    textScale: 1.2,
    field: { left: 206, right: 754, top: 84, bottom: 556 },
    covered: [{ left: 505, right: 960, top: 505, bottom: 640 }],
    unitsPerMile: [20, 13, 8.5],
    northCorners: NORTH_CORNERS,
    scaleCorners: ['top-left', 'bottom-left', 'top-right'],
    longestScale: 110,
  },
};
