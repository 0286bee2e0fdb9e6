import type { City } from '../../../model/content.ts';
import { LOCAL_MAP_SIZES, type MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { type MapDot, neighborDot } from './dots.ts';
import type { PlaceFrame } from './frame.ts';
import { type LocalFrame, type NamedSpot, sightAround } from './local-sight.ts';
import { letteredWidth } from './marks.ts';
import { drawPlaceMap } from './place-map.ts';
import { wordsOfWay } from './way-to-office.ts';

const CORNERS: Pick<PlaceFrame, 'northCorners' | 'scaleCorners'> = {
  northCorners: ['top-right', 'top-left', 'bottom-left'],
  scaleCorners: ['bottom-left', 'top-left', 'top-right'],
};

/** On a phone a map runs from edge to edge, and a button lies over its lower right. */
const NARROW: LocalFrame = {
  ...LOCAL_MAP_SIZES.narrow,
  ...CORNERS,
  className: 'narrow',
  textScale: 1,
  field: { left: 4, right: 371, top: 4, bottom: 236 },
  covered: [{ left: 126, right: 375, top: 174, bottom: 240 }],
  unitsPerMile: [9.4, 6.2, 4],
  sealRadius: 10,
  longestLeader: 20,
  longestScale: 70,
};

/** The pictures of local maps, by where they stand. */
export const LOCAL_FRAMES = {
  narrow: NARROW,
  // Half of a wide window: large ones cut the picture above and below, others at its sides.
  wide: {
    ...LOCAL_MAP_SIZES.wide,
    ...CORNERS,
    className: 'wide',
    textScale: 1.2,
    field: { left: 206, right: 754, top: 84, bottom: 556 },
    covered: [{ left: 505, right: 960, top: 505, bottom: 640 }],
    unitsPerMile: [20, 13, 8.5],
    sealRadius: 10,
    longestLeader: 20,
    longestScale: 110,
  },
  // A section of a wide page cuts a little above and below, and shows the rest as a phone does.
  section: { ...NARROW, field: { ...NARROW.field, top: 17, bottom: 223 } },
  // As wide as the map that opens over it, with the spot in its middle.
  centered: { ...NARROW, unitsPerMile: [6.2, 4], isCentered: true },
} as const satisfies Record<string, LocalFrame>;

/** The sizes of the name of the spot, where the letters of the map have size 1. */
const HERE_SIZES = [20, 17, 14, 12];

/** A name of this width or less is set in the largest letters. */
const HERE_WIDTH = 130;

/** A name that is wider than this in the smallest letters has two lines. */
const LONGEST_LINE = 190;

/**
 * Draws the land around a city or an attraction, with the way to the office; around the office itself,
 * rings.
 * @param city the city that the spot lies in, for the miles; none where they aren't known
 */
export function drawLocalMap(
  site: Site,
  spot: NamedSpot,
  city: City | undefined,
  where: keyof typeof LOCAL_FRAMES,
): string {
  const frame = LOCAL_FRAMES[where];
  const { projection, neighbors } = sightAround(site, spot, frame);
  const here = hereDot(spot.name, projection.project(spot), frame.textScale);

  return drawPlaceMap(site, {
    frame,
    projection,
    dots: [here, ...neighbors.map((neighbor) => neighborDot(neighbor, frame.textScale))],
    wordsOfWay: (isBeyond) => wordsOfWay(site, city, isBeyond),
    ringMiles: [5, 10],
    leftOut: [],
    hasList: false,
  });
}

/** The spot itself, named in the heading face; a long name has two lines. */
function hereDot(name: string, point: MapPoint, textScale: number): MapDot {
  const smallest = Math.min(...HERE_SIZES);
  const isLong = letteredWidth(name, smallest) > LONGEST_LINE;
  const lines = isLong ? inTwoLines(name) : [name];

  const widthAt = (size: number) => Math.max(...lines.map((line) => letteredWidth(line, size)));
  const nameSize = HERE_SIZES.find((size) => widthAt(size) <= HERE_WIDTH) ?? smallest;
  return {
    ...point,
    kind: 'here',
    name,
    lines,
    nameSize,
    nameWidth: widthAt(nameSize) * textScale,
    nameHeight: lines.length * nameSize * textScale,
    isHidden: false,
    order: 0,
    radius: 10 * textScale,
  };
}

/** A name in two lines, which differ as little as its words let them. */
function inTwoLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
  });
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [best = [name]] = breaks.toSorted((a, b) => longest(a) - longest(b));
  return best;
}
