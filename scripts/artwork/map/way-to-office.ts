import type { City } from '../../../model/content.ts';
import type { MapPoint } from '../../../model/maps.ts';
import { distanceToOffice, shortMilesText } from '../../../model/office.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesAlong, boxesMeet, isBoxInside, pointsInField } from './boxes.ts';
import { straightPath } from './curves.ts';
import { drawDot, type MapDot } from './dots.ts';
import type { PlaceFrame } from './frame.ts';
import { DOT_SIZE, placeLabels, textHeight, textWidth } from './labels.ts';
import { markAt, textMark } from './marks.ts';
import { distanceBetween } from './projection.ts';
import { spotAlong } from './spots.ts';

/** The size of the words along the way, and how far from its line they stand, for letters of size 1. */
const WAY_SIZE = 13;
const WAY_OFFSET = 12;

/** From the end of the arrow to the edge of the field, for letters of size 1. */
const ARROW_TO_EDGE = 14;

/** How many points between a spot and the office are tried for the end of the line. */
const TRIED_ENDS = 200;

/** The line from a spot to the office with its words. */
export interface WayToOffice {
  /** Whether the office lies beyond the field. */
  isBeyond: boolean;
  /** The line, the arrow at its end where the office lies beyond, and the words, as SVG. */
  drawn: string;
  /** What they take. */
  boxes: Box[];
}

/** What the line to the office is laid out on. */
interface Ground {
  here: MapPoint;
  office: MapPoint;
  frame: PlaceFrame;
  /** What is written along the line. */
  wordsOfWay: (isBeyond: boolean) => string;
  /** What the dots of neighbors take. */
  others: readonly Box[];
  /** Roads, rivers and borders. */
  lines: readonly (readonly MapPoint[])[];
}

/**
 * The line to the office, or as far toward it as the field goes. Its words stand along it, or else right
 * at the end of its arrow; where they have no room there either, the line is shorter.
 */
export function layOutWay({ here, office, frame, wordsOfWay, others, lines }: Ground): WayToOffice {
  const { ends, isBeyond } = endsOfWay(here, office, frame, others);
  const words = wordsOfWay(isBeyond);
  const [farthest = here] = ends;
  if (words === '') return wayTo(here, farthest, isBeyond);

  const { field, covered, textScale } = frame;
  const linePoints = pointsInField(lines, field);
  const taken = [...covered, ...others, boxAround(here, DOT_SIZE * textScale)];
  for (const end of ends) {
    const name = dotAtEnd(end, words, frame);
    const { nameWidth: width, nameHeight: height, radius } = name;
    const wanted = { width, height, offset: WAY_OFFSET * textScale };
    const beside = [...taken, boxAround(end, 2 * radius)];
    const spot = spotAlong([[here, end]], wanted, field, beside, linePoints);
    if (spot) {
      const mark = markAt(spot.point, textMark(words, 'way', WAY_SIZE), spot.angle);
      return wayTo(here, end, isBeyond, mark, spot.boxes);
    }
    if (!isBeyond) break;

    const rules = { field, lines, leastTarget: 0, longestLine: 0 };
    const takenByWay = [...taken, ...boxesAlong(here, end)];
    const [label] = placeLabels([name], { ...rules, taken: takenByWay });
    if (label) return wayTo(here, end, isBeyond, drawDot(name, label.label), [label.room]);
  }
  return wayTo(here, farthest, isBeyond);
}

/** The line to one of its ends, with its words. */
function wayTo(
  here: MapPoint,
  end: MapPoint,
  isBeyond: boolean,
  words = '',
  boxes: readonly Box[] = [],
): WayToOffice {
  const line = `<path class="to-base" d="${straightPath([here, end])}"/>`;
  const lineBoxes = boxesAlong(here, end);
  if (!isBeyond) return { isBeyond, drawn: line + words, boxes: [...lineBoxes, ...boxes] };

  const arrow = drawArrow(here, end);
  const arrowBox = boxAround(end, ARROW_SIZE);
  return { isBeyond, drawn: line + words + arrow, boxes: [...lineBoxes, arrowBox, ...boxes] };
}

/** The end of the way, named with the words of the way. */
function dotAtEnd(end: MapPoint, words: string, { textScale, sealRadius }: PlaceFrame): MapDot {
  return {
    ...end,
    kind: 'way',
    name: words,
    nameSize: WAY_SIZE,
    nameWidth: textWidth(words, WAY_SIZE, true) * textScale,
    nameHeight: textHeight(WAY_SIZE) * textScale,
    isHidden: true,
    order: 0,
    radius: sealRadius * textScale,
  };
}

/** What the arrow takes around its point. */
const ARROW_SIZE = 18;

/** The arrow at the end of a line, toward the office. */
function drawArrow(here: MapPoint, end: MapPoint): string {
  const radians = Math.atan2(end.y - here.y, end.x - here.x);
  return markAt(end, '<path class="gold" d="M9 0l-13 6v-12z"/>', (radians * 180) / Math.PI);
}

/**
 * Where the line to the office can end, the farthest first: at the office, or within the field.
 * @param otherDots what the dots of its neighbors take: no arrow ends on one
 */
function endsOfWay(
  here: MapPoint,
  office: MapPoint,
  { field, covered, textScale }: PlaceFrame,
  otherDots: readonly Box[],
): { ends: MapPoint[]; isBeyond: boolean } {
  const room = 2 * ARROW_TO_EDGE * textScale;
  const isInField = (point: MapPoint) => {
    const box = boxAround(point, room);
    return isBoxInside(field, box) && !covered.some((other) => boxesMeet(box, other));
  };
  if (isInField(office)) return { ends: [office], isBeyond: false };

  // Far away the first steps would leave the field, so none is longer than the field is wide.
  const distance = Math.max(1, distanceBetween(here, office));
  const reach = Math.min(1, (field.right - field.left) / distance);
  const points = Array.from({ length: TRIED_ENDS }, (_, index) => {
    const part = (reach * index) / TRIED_ENDS;
    return { x: here.x + part * (office.x - here.x), y: here.y + part * (office.y - here.y) };
  });

  const firstBeyond = points.findIndex((point) => !isInField(point));
  const inField = firstBeyond < 0 ? points : points.slice(0, firstBeyond);
  const isClear = (point: MapPoint) =>
    !otherDots.some((box) => boxesMeet(box, boxAround(point, room)));
  return { ends: [here, ...inField.filter(isClear)].toReversed(), isBeyond: true };
}

/**
 * What is written along the way: the miles, and the city of the office where it isn't shown.
 * @param city the city that the spot lies in; none where the miles aren't known
 */
export function wordsOfWay({ business }: Site, city: City | undefined, isBeyond: boolean): string {
  const distance = city && distanceToOffice(business, city);
  const miles = distance && shortMilesText(distance);
  if (!isBeyond) return miles ?? '';

  const officeCity = business.address.city;
  return miles === undefined ? officeCity : `${officeCity}, ${miles}`;
}
