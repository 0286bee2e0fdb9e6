import { MAP_SIZES } from '../../../model/maps.ts';
import type { Box, MapSize } from './room.ts';

/** The picture of a map, and what a page does with it. */
export interface Frame extends MapSize {
  /** The class of the picture in map.css. */
  className: 'narrow' | 'wide' | 'page' | 'band';
  /** How large letters and signs are: 1 as on a phone. */
  textScale: number;
  /** Where names and signs stand. A page that cuts the picture still shows this part. */
  field: Box;
  /** What the page lays over the picture. */
  covered: readonly Box[];
  /** The rings around the office. Unit: miles. */
  rings: readonly number[];
  /** How long the scale may be, in the picture's units. */
  longestScale: number;
  /** The kinds of lines that the map is too small for. */
  leftOut: readonly string[];
  /** Whether a list beside it names the cities that have no room for their names. */
  hasList: boolean;
  /** Whether the page writes cities and their names over it, as links. */
  isLinked: boolean;
}

/** A map with its cities as links. */
const LINKED: Omit<Frame, 'rings'> = {
  ...MAP_SIZES.area,
  className: 'page',
  textScale: 0.9,
  field: { left: 4, right: 339, top: 4, bottom: 420 },
  covered: [],
  longestScale: 80,
  leftOut: ['road', 'small-river'],
  hasList: true,
  isLinked: true,
};

/** On a phone a city's map runs from edge to edge, and a button lies over its lower right. */
const CITY: Frame = {
  ...MAP_SIZES.city,
  className: 'narrow',
  textScale: 1,
  field: { left: 4, right: 371, top: 4, bottom: 236 },
  covered: [{ left: 112, right: 375, top: 166, bottom: 240 }],
  rings: [10, 20, 30, 50],
  longestScale: 70,
  leftOut: [],
  hasList: false,
  isLinked: false,
};

/** Half of a wide window: large ones cut the picture above and below, others at its sides. */
const CITY_WIDE: Frame = {
  ...CITY,
  ...MAP_SIZES.cityWide,
  className: 'wide',
  textScale: 1.2,
  field: { left: 206, right: 754, top: 84, bottom: 556 },
  covered: [{ left: 505, right: 960, top: 505, bottom: 640 }],
  longestScale: 110,
};

/** The home page's map on a phone. */
const HOME: Frame = {
  ...CITY,
  covered: [],
  rings: [10, 20, 30],
  longestScale: 80,
  leftOut: ['road'],
  hasList: true,
};

/** A window shows the right part in its own size, and a sheet lies over the left of that (home.css). */
const HOME_WIDE: Frame = {
  ...HOME,
  ...MAP_SIZES.homeWide,
  className: 'band',
  field: { left: 1628, right: 2324, top: 98, bottom: 702 },
  longestScale: 100,
};

/** The pictures of all maps, by where they stand. */
export const FRAMES = {
  valley: { ...LINKED, rings: [10, 20, 30] },
  region: { ...LINKED, rings: [50, 100] },
  home: HOME,
  homeWide: HOME_WIDE,
  city: CITY,
  cityWide: CITY_WIDE,
} as const satisfies Record<string, Frame>;

/** The part of a field above what a page lays over its foot. */
export function clearField({ field, covered }: Frame): Box {
  return { ...field, bottom: Math.min(field.bottom, ...covered.map(({ top }) => top)) };
}
