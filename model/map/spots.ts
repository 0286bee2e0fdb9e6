import { type Box, distanceToLine, type Point } from './projection.ts';

/** A possible position for a label. */
export interface Spot {
  /** The point on the map that it belongs to. */
  at: Point;
  /** From there to its own point: the middle of the text, or the end that the anchor names. */
  shift: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The rotation of both around `at`. Unit: degrees. */
  angle: number;
  /** The font size. Unit: pixels. */
  size: number;
  /** Whether a line runs against the reading direction here. */
  isReversed?: boolean;
  /** What it covers on a map that is enlarged this much, while text keeps its size. */
  boxes: (zoom: number) => Box[];
}

/** Unit: pixels. */
export interface Size {
  width: number;
  height: number;
}

export function boxAround({ x, y }: Point, { width, height }: Size, zoom = 1): Box {
  const [across, down] = [width / 2 / zoom, height / 2 / zoom];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function moved({ x, y }: Point, by: Point, zoom: number): Point {
  return { x: x + by.x / zoom, y: y + by.y / zoom };
}

/** The eight sides of a dot, best first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Which end of a name is at its dot. */
const ANCHORS = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** The gap between a dot and its name, and half of the least gap between two names in a row. */
const GAP = 2.5;

/** The eight spots for the name of a dot. */
export function spotsAround(at: Point, radius: number, name: Size): Spot[] {
  return SIDES.map(([across, down]) => {
    const reach = down === 0 ? radius + GAP : 0;
    const shift = { x: across * reach, y: down * (radius + name.height / 2) };
    const middle = { x: shift.x + (across * name.width) / 2, y: shift.y };
    const size = { width: name.width + 2 * GAP, height: name.height };
    return {
      at,
      shift,
      anchor: ANCHORS[across],
      angle: 0,
      size: name.height,
      boxes: (zoom) => [boxAround(moved(at, middle, zoom), size, zoom)],
    };
  });
}

/** How far a line may bend away from a label on it. Unit: pixels. */
const MOST_BEND = 6;

/**
 * Spots along lines, the straightest first.
 * @param label its size, and the font size of its text
 * @param beside how far the label is from the line, below it or above it
 * @param isTurned whether to rotate it along the line
 */
export function spotsAlong(
  lines: readonly (readonly Point[])[],
  label: Size & { fontSize: number },
  zoom: number,
  { beside = 0, isTurned = false } = {},
): Spot[] {
  const span = Math.max(2, Math.round(label.width / zoom / LINE_STEP));
  const bySpot = lines.flatMap((line) => {
    const points = pointsAlong(line);
    return points.slice(span).flatMap((to, index) => {
      const from = points[index] ?? to;
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const isReversed = to.x < from.x;
      const slope = Math.atan2(to.y - from.y, to.x - from.x) + (isReversed ? Math.PI : 0);
      const between = points.slice(index, index + span);
      const bend = Math.max(...between.map((point) => distanceToLine(point, at, slope)));

      const turn = isTurned ? slope : 0;
      return [-beside, beside].slice(beside === 0 ? 1 : 0).map((down) => {
        const middle = { x: -down * Math.sin(turn), y: down * Math.cos(turn) };
        const spot: Spot = {
          at,
          shift: { x: 0, y: down },
          anchor: 'middle',
          angle: (((turn * 180) / Math.PI + 540) % 360) - 180,
          size: label.fontSize,
          isReversed,
          boxes: (zoomed) => turnedBoxes(moved(at, middle, zoomed), label, turn, zoomed),
        };
        return { spot, bend };
      });
    });
  });
  return bySpot
    .filter(({ bend }) => bend * zoom <= MOST_BEND)
    .toSorted((a, b) => a.bend - b.bend)
    .map(({ spot }) => spot);
}

/** The distance between points along a line. Unit: pixels. */
const LINE_STEP = 6;

export function pointsAlong(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  let untilNext = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; untilNext < length; untilNext += LINE_STEP) {
      const part = untilNext / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    untilNext -= length;
  }
  return points;
}

/** Square boxes that cover a rotated label from end to end. */
function turnedBoxes(middle: Point, { width, height }: Size, turn: number, zoom: number): Box[] {
  if (turn === 0) return [boxAround(middle, { width, height }, zoom)];

  const reach = Math.max(0, width - height) / 2;
  const count = Math.ceil((2 * reach) / height) + 1;
  return Array.from({ length: count }, (_, index) => {
    const along = reach * ((2 * index) / Math.max(1, count - 1) - 1);
    const by = { x: along * Math.cos(turn), y: along * Math.sin(turn) };
    return boxAround(moved(middle, by, zoom), { width: height, height }, zoom);
  });
}

/** Where a ring has its label, best first: in the southeast, then elsewhere. Unit: degrees from north. */
const RING_BEARINGS = [145, 125, 165, 215, 235, 195, 45, 60, 30, 300, 320];

/** Spots on a ring around a point. */
export function spotsOnRing({ x, y }: Point, radius: number, name: Size): Spot[] {
  return RING_BEARINGS.map((degrees) => {
    const bearing = (degrees * Math.PI) / 180;
    const at = { x: x + radius * Math.sin(bearing), y: y - radius * Math.cos(bearing) };
    return {
      at,
      shift: { x: 0, y: 0 },
      anchor: 'middle',
      angle: 0,
      size: name.height,
      boxes: (zoom) => [boxAround(at, name, zoom)],
    };
  });
}

/** The distance of a mark from the corner that it is in. Unit: pixels. */
const FROM_EDGE = 6;

/** The corners of a map, best first, as parts of its width and height. */
const CORNERS = [
  [1, 0],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * Spots for a mark in the corners of a map. They shift to the side of the mark that is at the edge.
 * @param growing how much of its width grows with the map. Unit: pixels
 */
export function spotsInCorners(map: Size, mark: Size, fontSize: number, growing = 0): Spot[] {
  return CORNERS.map(([across, down]) => {
    const at = { x: across * map.width, y: down * map.height };
    const [inward, downward] = [1 - 2 * across, 1 - 2 * down];
    const shift = { x: inward * FROM_EDGE, y: downward * (FROM_EDGE + mark.height / 2) };
    return {
      at,
      shift,
      anchor: across === 0 ? 'start' : 'end',
      angle: 0,
      size: fontSize,
      boxes: (zoom) => {
        const width = Math.max(mark.width, growing * zoom);
        const middle = { x: shift.x + (inward * width) / 2, y: shift.y };
        return [boxAround(moved(at, middle, zoom), { width, height: mark.height }, zoom)];
      },
    };
  });
}

/** Letter widths in a wide sans-serif, as a fraction of the font size. Visitors' fonts are narrower. */
const LETTER_WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijlrtI.,:;'’ \-/()|]/, 0.37],
  [/[mwMW@%\u2e80-\uffff]/, 0.95],
  [/\p{Lu}/u, 0.72],
];
const USUAL_WIDTH = 0.635;

/** How much wider bold letters are. */
const BOLD_WIDTH = 1.125;

/** The approximate width of a text, rather too wide than too narrow, in the unit of the font size. */
export function textWidth(text: string, size: number, isBold = false): number {
  const widths = [...text].map(
    (letter) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH,
  );
  const width = widths.reduce((sum, each) => sum + each, 0);
  return width * size * (isBold ? BOLD_WIDTH : 1);
}
