import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesMeet, isBoxInside, pointsAlong } from './boxes.ts';
import type { DrawingFrame } from './frame.ts';
import { textWidth } from './labels.ts';
import type { MapLine } from './land.ts';
import { letteredMark, letteredWidth, markAt, roadSign, shortPath, textMark } from './marks.ts';
import { distanceBetween } from './projection.ts';
import type { DistanceRing } from './rings.ts';
import { spotAlong, type WantedSpot } from './spots.ts';

/** What is drawn of the land. */
export interface LandChoice {
  /** The lines that can be seen. */
  land: readonly MapLine[];
  /** How long a mile is, in the picture's units. */
  mile: number;
  /** What stands on the map already. */
  taken: readonly Box[];
  rings: readonly DistanceRing[];
  /** Whether small rivers, and roads from one town to the next, are drawn too. */
  isDetailed: boolean;
}

/** Points at even steps along a line, as far as it runs through a field: other things keep off them. */
export function pointsOfLine({ parts }: MapLine, field: Box): MapPoint[] {
  return parts
    .flatMap((part) => pointsAlong(part, CROSSING_STEP))
    .filter((point) => isBoxInside(field, boxAround(point, 1)));
}

/** The sizes of letters, where those of the map have size 1. */
const RIVER_SIZE = 12.5;
const STATE_SIZE = 10;
const RING_SIZE = 10.5;

/** Between the points of other lines that marks keep off, in the picture's units. */
const CROSSING_STEP = 6;

/** How many signs of roads are enough. */
const MOST_SIGNS = 7;

/**
 * Draws everything below the dots of a map: counties, states, rings around the office, rivers and
 * roads; names and signs wherever there is room for them.
 */
export function drawLand(
  { field, letters }: DrawingFrame,
  { land, mile, taken, rings, isDetailed }: LandChoice,
): string {
  const linesOf = (...kinds: string[]) => land.filter(({ kind }) => kinds.includes(kind));
  const rivers = isDetailed ? linesOf('river', 'small-river') : linesOf('river');
  const smallRoads = isDetailed ? linesOf('road') : [];

  // In the order in which they are drawn: a later layer lies over those before it.
  const layers = {
    county: linesOf('county'),
    ring: rings,
    river: rivers,
    'state-line': linesOf('state-line'),
    road: smallRoads,
    highway: linesOf('highway'),
    interstate: linesOf('interstate'),
    'interstate-middle': linesOf('interstate'),
  };
  const paths = Object.entries(layers).map(([className, lines]) => {
    const parts = lines.flatMap((line) => line.parts);
    if (parts.length === 0) return '';
    return `<path class="${className}" d="${parts.map(shortPath).join('')}"/>`;
  });

  const drawn = [...rivers, ...linesOf('state-line', 'highway', 'interstate'), ...smallRoads];
  const ways = drawn.map((line) => ({ parts: line.parts, points: pointsOfLine(line, field) }));
  const boxes = [...taken];
  /** Draws a mark along lines, if there is room for it; what it takes is taken from then on. */
  const markAlong = (
    parts: readonly MapPoint[][],
    wanted: WantedSpot,
    content: (angle: number) => string,
  ): string => {
    const scaled = {
      ...wanted,
      width: wanted.width * letters,
      height: wanted.height * letters,
      offset: (wanted.offset ?? 0) * letters,
    };
    const others = ways.filter((way) => way.parts !== parts);
    const crossings = others.flatMap(({ points }) => points);
    const spot = spotAlong(parts, scaled, field, boxes, crossings);
    if (spot === undefined) return '';
    boxes.push(...spot.boxes);
    return markAt(spot.at, content(spot.angle), spot.angle);
  };

  const stateNames = linesOf('border')
    .slice(0, 1)
    .map(({ parts }) => markAlong(parts, { width: 60, height: 26 }, drawStateNames));
  const roads = [...linesOf('interstate', 'highway'), ...smallRoads];
  const signs = roads
    .map(({ name, parts }) => {
      const { sign, width } = roadSign(name);
      return markAlong(parts, { width: width + 3, height: 20, turned: false }, () => sign);
    })
    .filter((sign) => sign !== '')
    .slice(0, MOST_SIGNS);
  const riverName = (name: string, parts: readonly MapPoint[][]) => {
    const width = letteredWidth(name, RIVER_SIZE);
    const wanted = { width: width + 6, height: RIVER_SIZE, offset: 11 };
    return markAlong(parts, wanted, () => letteredMark(name, 'river-letters', RIVER_SIZE));
  };
  const riverNames = rivers.map(({ name, parts }) => {
    const shortName = name.replace('South Fork', 'S. Fork').replace(/River$/, 'R.');
    return riverName(name, parts) || riverName(shortName, parts);
  });
  const ringNames = rings.map(({ words, spots }) => {
    const width = (textWidth(words, RING_SIZE, true) + 4) * letters;
    const isFree = (spot: MapPoint) => {
      const box = boxAround(spot, width, RING_SIZE * letters);
      return isBoxInside(field, box) && !boxes.some((other) => boxesMeet(box, other));
    };
    const spot = spots.find(isFree);
    if (spot === undefined) return '';
    boxes.push(boxAround(spot, width, RING_SIZE * letters));
    return markAt(spot, textMark(words, 'ring-name', RING_SIZE));
  });

  const lines = `<g class="lines" transform="scale(.1)">${paths.join('')}</g>`;
  const sources = rivers.map((river, index) => drawSource(river, mile, index));
  return [lines, ...sources, ...stateNames, ...signs, ...riverNames, ...ringNames].join('');
}

/** How far from its source a river grows to its full strength, in miles. */
const GROWTH_MILES = 4;

/** Hides the end of a river at its source, so that it begins out of the land and not in mid-air. */
function drawSource({ parts, start }: MapLine, mile: number, index: number): string {
  const growth = GROWTH_MILES * mile;
  const first = parts.find(([point]) => point && distanceBetween(point, start) < 1);
  const full = first?.findLast((point) => distanceBetween(point, start) <= growth);
  if (first === undefined || full === undefined) return '';
  const near = first.filter((point) => distanceBetween(point, start) <= growth);
  const [x1, y1, x2, y2] = [start.x, start.y, full.x, full.y].map((each) => Math.round(each * 10));
  const gradient = [
    `<linearGradient id="source-${index}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">`,
    '<stop class="land-stop"/><stop class="land-stop" offset="1" stop-opacity="0"/></linearGradient>',
  ].join('');
  const path = `<path class="source" stroke="url(#source-${index})" d="${shortPath(near)}"/>`;
  return `<g class="lines" transform="scale(.1)">${gradient}${path}</g>`;
}

/** The names of the two states, on both sides of the line between them. */
function drawStateNames(angle: number): string {
  // Oregon lies in the west: above a text that is read upward, below one that is read downward.
  const side = angle < 0 ? 8.5 : -8.5;
  return (
    textMark('OREGON', 'state', STATE_SIZE, -side) + textMark('IDAHO', 'state', STATE_SIZE, side)
  );
}
