import type { Box } from './projection.ts';
import type { Size } from './spots.ts';

/** How a page uses a map. */
export interface Frame {
  /** Its natural size, which is its smallest on most phones; its ratio is the same at any size. */
  size: Size;
  /** The size of text and marks, as a part of the usual one. */
  textScale: number;
  /** What the page may show of the land around the frame, at most. */
  window: Box;
  /** What a button covers at the lower right. Unit: pixels, at any size of the map. */
  button: Size;
  /** The radii of the rings around the office. Unit: miles. */
  rings: readonly number[];
  /** The longest scale. Unit: pixels. */
  longestScale: number;
  /** Kinds of lines to leave out for lack of space. */
  leftOut: readonly string[];
}

/** Land around a frame, since its box may be a pixel larger. */
const BEYOND = 4;

/** A rectangle of this size, and the land around it. */
export function boxOfSize({ width, height }: Size, around = 0): Box {
  return { left: -around, right: width + around, top: -around, bottom: height + around };
}

const NO_BUTTON: Size = { width: 0, height: 0 };

const CITY_SIZE: Size = { width: 375, height: 240 };
const HOME_SIZE: Size = { width: 375, height: 320 };
const LINKED_SIZE: Size = { width: 343, height: 424 };

/** As wide as a phone. */
const CITY: Frame = {
  size: CITY_SIZE,
  textScale: 1,
  window: boxOfSize(CITY_SIZE, BEYOND),
  // Measured on a phone of 320 pixels, where the map is smaller but the button is not.
  button: { width: 276, height: 87 },
  rings: [10, 20, 30, 50],
  longestScale: 70,
  leftOut: [],
};

/** As wide as a phone. In wide windows it has land on both sides, most of it under a sheet (home.css). */
const HOME: Frame = {
  size: HOME_SIZE,
  textScale: 1,
  window: { left: -700, right: 580, top: -BEYOND, bottom: HOME_SIZE.height + BEYOND },
  button: NO_BUTTON,
  rings: [10, 20, 30],
  longestScale: 80,
  leftOut: ['road'],
};

/** As wide as the text on a phone, with cities that are links. */
const VALLEY: Frame = {
  size: LINKED_SIZE,
  textScale: 0.93,
  window: boxOfSize(LINKED_SIZE, BEYOND),
  button: NO_BUTTON,
  rings: [10, 20, 30],
  longestScale: 80,
  leftOut: ['road', 'small-river'],
};

const REGION: Frame = { ...VALLEY, rings: [50, 100] };

export const FRAMES = { city: CITY, home: HOME, valley: VALLEY, region: REGION } as const;

/** What the button covers on a map that is enlarged this much. */
export function buttonBox({ size: { width, height }, button }: Frame, zoom: number): Box {
  return {
    left: width - button.width / zoom,
    right: width,
    top: height - button.height / zoom,
    bottom: height,
  };
}
