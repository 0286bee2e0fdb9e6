import type { MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesAlong, pointsInField } from './boxes.ts';
import { straightPath } from './curves.ts';
import { drawDot, type MapDot, neighborDot } from './dots.ts';
import { drawLand } from './draw-land.ts';
import { type PlaceFrame, placeCornerMarks } from './frame.ts';
import { DOT_SIZE, type LabelSpot, placeLabels, textHeight, textWidth } from './labels.ts';
import { landIn, stateAt, statesOf } from './land.ts';
import { drawNorth, drawScale, drawSmallSeal, mapFileOf, markAt, textMark } from './marks.ts';
import { distanceBetween, type MapProjection } from './projection.ts';
import { ringsAround } from './rings.ts';
import { type Spot, spotAlong } from './spots.ts';
import { type WayToOffice, wayToOffice } from './way-to-office.ts';

/** What a map shows on the land, beside the office. */
export interface PlaceMap {
  frame: PlaceFrame;
  projection: MapProjection;
  /** The dots with their names; those that come first lie over the others. */
  dots: readonly MapDot[];
  /** What is written along the way from the first dot to the office; none on a map around the office. */
  wordsOfWay?: (isBeyond: boolean) => string;
  /** Rings around the office, by their miles, where no way to it is drawn. */
  ringMiles: readonly number[];
  /** The kinds of lines that the map is too small for. */
  leftOut: readonly string[];
  /** Whether a list beside the map names the dots that have no room for their names. */
  hasList: boolean;
}

/** The size of the words along the way, and how far from its line they stand, for letters of size 1. */
const WAY_SIZE = 13;
const WAY_OFFSET = 12;

/** Draws a map of places around the office, or of one place with the way from there to the office. */
export function drawPlaceMap(site: Site, map: PlaceMap): string {
  const { frame, projection, wordsOfWay, leftOut } = map;
  const { textScale, field, covered } = frame;
  const states = statesOf(site);
  const land = landIn(projection, states).filter(({ kind }) => !leftOut.includes(kind));
  const office = projection.project(site.business);
  const sealRadius = frame.sealRadius * textScale;

  // Where the seal of the office stands there is no dot.
  const isAtOffice = (point: MapPoint) => distanceBetween(point, office) < sealRadius;
  const atOffice = (dot: MapDot): MapDot => ({
    ...dot,
    isHidden: true,
    radius: sealRadius,
    order: Math.min(dot.order, ORDER_OF_OFFICE),
  });
  const placed = map.dots.map((dot) => (isAtOffice(dot) ? atOffice(dot) : dot));
  const [here, ...others] = placed;

  // The line to the office, and what is drawn at its end.
  const otherBoxes = others.map((dot) => boxAround(dot, DOT_SIZE * textScale));
  const way =
    here && wordsOfWay && !isAtOffice(here)
      ? wayToOffice(here, office, frame, otherBoxes)
      : undefined;
  const wayBoxes = here && way ? boxesAlong(here, way.end) : [];
  const isOfficeShown = !way?.isBeyond;
  const sealBoxes = isOfficeShown ? [boxAround(office, 2 * sealRadius)] : [];

  // The seal has the name of its city, of which there may be no dot.
  const isOfficeNamed = !isOfficeShown || placed.some(isAtOffice);
  const { city } = site.business.address;
  const officeDot = neighborDot({ name: city, point: office, kind: 'featured' }, textScale);
  const dots = isOfficeNamed ? placed : [...placed, atOffice(officeDot)];
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE * textScale));

  // The north mark and the scale, in free corners.
  const lines = land.filter(({ kind }) => kind !== 'county').flatMap(({ parts }) => parts);
  const linePoints = pointsInField(lines, field);
  const beforeCorners = [...covered, ...dotBoxes, ...wayBoxes, ...sealBoxes];
  const corners = placeCornerMarks(frame, linePoints, projection.mile, beforeCorners);
  const cornerBoxes = [
    ...covered,
    ...[corners.north, corners.scale].filter((box) => box !== undefined),
  ];

  // The words of the way: along its line, or, where they have no room there, at the end of its arrow.
  const wayDot = way && wordsOfWay && dotAtEnd(way, wordsOfWay(way.isBeyond), frame);
  const beforeWords = [...cornerBoxes, ...dotBoxes, ...sealBoxes];
  const waySpot = here && wayDot && spotOnWay(here, wayDot, frame, beforeWords, linePoints);
  const isNamedAtEnd = wayDot !== undefined && waySpot === undefined && !isOfficeShown;

  // The names.
  const named = isNamedAtEnd ? [...dots, wayDot] : dots;
  const taken = [...cornerBoxes, ...wayBoxes, ...sealBoxes, ...(waySpot?.boxes ?? [])];
  const longestLine = frame.longestLeader * textScale;
  const rules = { field, taken, lines, leastTarget: 0, longestLine };

  // A dot that nothing names says nothing, and could be taken for the one whose name is beside it.
  const firstLabels = placeLabels(named, rules);
  const isKept = (dot: MapDot, label: LabelSpot | undefined) =>
    label !== undefined || map.hasList || dot.isHidden || dot.kind === 'here';
  const shown = named.filter((dot, index) => isKept(dot, firstLabels[index]));
  const labels = placeLabels(shown, rules);
  const nameBoxes = labels.flatMap((label) => (label ? [label.room, ...label.line] : []));

  const drawnLand = drawLand(frame, {
    land,
    mile: projection.mile,
    taken: [...taken, ...dotBoxes, ...nameBoxes],
    rings: way ? [] : ringsAround(site.business, map.ringMiles, projection),
    stateAt: (point) => stateAt(projection.spotAt(point), states),
  });
  const drawnDots = shown.map((dot, index) =>
    isKept(dot, labels[index]) ? drawDot(dot, labels[index]?.label) : '',
  );
  const drawnWay = here && way && `<path class="to-base" d="${straightPath([here, way.end])}"/>`;

  return mapFileOf(
    frame,
    drawnLand,
    drawnWay ?? '',
    waySpot && wayDot
      ? markAt(waySpot.point, textMark(wayDot.name, 'way', WAY_SIZE), waySpot.angle)
      : '',
    here && way?.isBeyond ? drawArrow(here, way.end) : drawSmallSeal(office, frame.sealRadius),
    ...drawnDots.toReversed(),
    drawNorth(corners.north),
    drawScale(corners.scale, corners.mapScale),
  );
}

/** The names of the office and of the way to it come after that of the map's own spot. */
const ORDER_OF_OFFICE = 1;

/** The end of the way, named with the words of the way. */
function dotAtEnd(
  { end }: WayToOffice,
  words: string,
  { textScale, sealRadius }: PlaceFrame,
): MapDot {
  return {
    ...end,
    kind: 'way',
    name: words,
    nameSize: WAY_SIZE,
    nameWidth: textWidth(words, WAY_SIZE, true) * textScale,
    nameHeight: textHeight(WAY_SIZE) * textScale,
    isHidden: true,
    order: ORDER_OF_OFFICE,
    radius: sealRadius * textScale,
  };
}

/** Where the words of the way have room along its line; undefined where they have none. */
function spotOnWay(
  here: MapPoint,
  { name, nameWidth, nameHeight, ...end }: MapDot,
  { field, textScale }: PlaceFrame,
  taken: readonly Box[],
  linePoints: readonly MapPoint[],
): Spot | undefined {
  if (name === '') return undefined;

  const wanted = { width: nameWidth, height: nameHeight, offset: WAY_OFFSET * textScale };
  return spotAlong([[here, end]], wanted, field, taken, linePoints);
}

/** The arrow at the end of a line, toward the office. */
function drawArrow(here: MapPoint, end: MapPoint): string {
  const radians = Math.atan2(end.y - here.y, end.x - here.x);
  return markAt(end, '<path class="gold" d="M9 0l-13 6v-12z"/>', (radians * 180) / Math.PI);
}
