import { MAP_SIZES } from '../../../model/maps.ts';
import type { Box, MapSize } from './room.ts';

/** A map's picture, and how a page uses it. */
export interface Frame extends MapSize {
  className: 'narrow' | 'wide' | 'page' | 'band';
  /** The scale of text and symbols; 1 on phones. */
  textScale: number;
  /** The area for names and symbols, which stays visible if the page crops the picture. */
  field: Box;
  /** Areas that the page covers. */
  covered: readonly Box[];
  /** The radii of the rings around the office. Unit: miles. */
  rings: readonly number[];
  /** The longest scale bar, in the picture's units. */
  longestScale: number;
  /** Kinds of lines to leave out for lack of space. */
  leftOut: readonly string[];
  /** Whether a list beside the map has the cities whose names don't fit. */
  hasList: boolean;
  /** Whether the page overlays the cities and names as links. */
  isLinked: boolean;
}

/** Maps with linked cities. */
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

/** A city's map on phones: edge to edge, with a button at the lower right. */
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

/** A city's map on wide screens: half the window, which crops the top and bottom or the sides. */
const CITY_WIDE: Frame = {
  ...CITY,
  ...MAP_SIZES.cityWide,
  className: 'wide',
  textScale: 1.2,
  field: { left: 206, right: 754, top: 84, bottom: 556 },
  covered: [{ left: 505, right: 960, top: 505, bottom: 640 }],
  longestScale: 110,
};

const HOME: Frame = {
  ...CITY,
  covered: [],
  rings: [10, 20, 30],
  longestScale: 80,
  leftOut: ['road'],
  hasList: true,
};

/** Windows show its right part unscaled, with a sheet over the left of that (home.css). */
const HOME_WIDE: Frame = {
  ...HOME,
  ...MAP_SIZES.homeWide,
  className: 'band',
  field: { left: 1628, right: 2324, top: 98, bottom: 702 },
  longestScale: 100,
};

export const FRAMES = {
  valley: { ...LINKED, rings: [10, 20, 30] },
  region: { ...LINKED, rings: [50, 100] },
  home: HOME,
  homeWide: HOME_WIDE,
  city: CITY,
  cityWide: CITY_WIDE,
} as const satisfies Record<string, Frame>;

/** The part of the field above what covers its bottom. */
export function clearField({ field, covered }: Frame): Box {
  return { ...field, bottom: Math.min(field.bottom, ...covered.map(({ top }) => top)) };
}
