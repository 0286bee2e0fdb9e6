import type { City } from '../../../model/content.ts';
import type { MapFormat, MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesAlong } from './boxes.ts';
import { placeCornerMarks } from './corner-marks.ts';
import { drawDot, type MapDot, neighborDot } from './dots.ts';
import { drawLand } from './draw-land.ts';
import { DOT_SIZE, placeLabels, textHeight, textWidth } from './labels.ts';
import { landIn } from './land.ts';
import { pointsOfLines } from './line-points.ts';
import { LOCAL_FRAMES, type LocalFrame } from './local-frames.ts';
import { type NamedSpot, type Sight, sightAround } from './local-sight.ts';
import {
  drawNorth,
  drawScale,
  drawSmallSeal,
  letteredWidth,
  mapFileOf,
  markAt,
  straightLine,
  textMark,
} from './marks.ts';
import { distanceBetween } from './projection.ts';
import { ringsAround } from './rings.ts';
import { type Spot, spotAlong } from './spots.ts';
import { type WayToOffice, wayToOffice, wordsOfWay } from './way-to-office.ts';

/** The radius of the seal at the office. */
const SEAL_RADIUS = 10;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LONGEST_LEADER = 20;

/** The sizes of names, where the letters of the map have size 1. */
const HERE_SIZES = [20, 17, 14];
const WAY_SIZE = 13;

/** A name of this width or less is set in the largest letters. */
const HERE_WIDTH = 130;

/** From the line to the office to the words along it. */
const WAY_OFFSET = 12;

/** Rings around the office on the map of its own city, by their miles. */
const OFFICE_RINGS = [5, 10];

/**
 * Draws the land around a city or an attraction, with the way to the office.
 * @param city the city that the spot lies in, for the miles; none where they aren't known
 */
export function drawLocalMap(
  site: Site,
  spot: NamedSpot,
  city: City | undefined,
  size: MapFormat,
): string {
  const frame = LOCAL_FRAMES[size];
  const { textScale, field, covered } = frame;
  const sealRadius = SEAL_RADIUS * textScale;

  // What is seen: the land, the spot, the office, and the neighbors around them.
  const sight = sightAround(site, spot, frame);
  const { projection } = sight;
  const land = landIn(projection);
  const here = projection.project(spot);
  const office = projection.project(site.business);
  const isAtOffice = distanceBetween(here, office) < sealRadius;
  const dots = dotsOf(spot.name, here, office, sight, textScale);

  // What names and marks keep off.
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE * textScale));
  const linePoints = pointsOfLines(land, field);

  // The line to the office, and what is drawn at its end.
  const way = wayToOffice(here, office, frame, dotBoxes.slice(1));
  const wayBoxes = isAtOffice ? [] : boxesAlong(here, way.end);
  const sealBoxes = way.isBeyond ? [] : [boxAround(office, 2 * sealRadius)];

  // The north mark and the scale, in free corners.
  const beforeCorners = [...covered, ...dotBoxes, ...wayBoxes, ...sealBoxes];
  const corners = placeCornerMarks(frame, linePoints, projection.mile, beforeCorners);
  const cornerBoxes = [...covered, corners.north, corners.scale];

  // The words of the way: along its line, or, where they have no room there, at the end of its arrow.
  const wayDot = dotAtEnd(way, wordsOfWay(site, city, way.isBeyond), textScale);
  const beforeWords = [...cornerBoxes, ...dotBoxes, ...sealBoxes];
  const waySpot = isAtOffice ? undefined : spotOnWay(here, wayDot, frame, beforeWords, linePoints);
  const wordBoxes = waySpot?.boxes ?? [];
  const isNamedAtEnd = waySpot === undefined && way.isBeyond;

  // The names of the spot and its neighbors.
  const named = isNamedAtEnd ? [...dots, wayDot] : dots;
  const taken = [...cornerBoxes, ...wayBoxes, ...sealBoxes, ...wordBoxes];
  const longestLine = LONGEST_LEADER * textScale;
  const labels = placeLabels(named, { field, taken, linePoints, leastTarget: 0, longestLine });
  const nameBoxes = labels.flatMap((label) => (label ? [label.text, ...label.line] : []));

  const drawnLand = drawLand(frame, {
    land,
    mile: projection.mile,
    taken: [...taken, ...dotBoxes, ...nameBoxes],
    rings: isAtOffice ? ringsAround(site.business, OFFICE_RINGS, projection) : [],
    isDetailed: true,
  });
  const drawnDots = named.map((dot, index) => drawDot(dot, labels[index]?.label));

  return mapFileOf(
    frame,
    drawnLand,
    isAtOffice ? '' : `<path class="to-base" d="${straightLine(here, way.end)}"/>`,
    waySpot ? markAt(waySpot.point, textMark(wayDot.name, 'way', WAY_SIZE), waySpot.angle) : '',
    way.isBeyond ? drawArrow(here, way.end) : drawSmallSeal(office, SEAL_RADIUS),
    // The spot itself lies over its neighbors.
    ...drawnDots.toReversed(),
    drawNorth(corners.north),
    drawScale(corners.scale, corners.mapScale),
  );
}

/** The dots of the map, the spot itself first. Where the seal of the office stands there is no dot. */
function dotsOf(
  name: string,
  here: MapPoint,
  office: MapPoint,
  { neighbors }: Sight,
  textScale: number,
): [MapDot, ...MapDot[]] {
  const sealRadius = SEAL_RADIUS * textScale;
  const isUnderSeal = (point: MapPoint) => distanceBetween(point, office) < sealRadius;

  const ownDot = { ...hereDot(name, here, textScale), isHidden: isUnderSeal(here) };
  const neighborDots = neighbors.map((neighbor) => {
    const dot = neighborDot(neighbor, textScale);
    return isUnderSeal(dot) ? { ...dot, isHidden: true, radius: sealRadius } : dot;
  });
  return [ownDot, ...neighborDots];
}

/** The spot itself, named in the heading face. */
function hereDot(name: string, point: MapPoint, textScale: number): MapDot {
  const fits = (size: number) => letteredWidth(name, size) <= HERE_WIDTH;
  const nameSize = HERE_SIZES.find(fits) ?? Math.min(...HERE_SIZES);
  return {
    ...point,
    kind: 'here',
    name,
    nameSize,
    nameWidth: letteredWidth(name, nameSize) * textScale,
    nameHeight: nameSize * textScale,
    isHidden: false,
    rank: 3,
    radius: 10 * textScale,
  };
}

/** The end of the way, named with the words of the way. */
function dotAtEnd({ end }: WayToOffice, words: string, textScale: number): MapDot {
  return {
    ...end,
    kind: 'way',
    name: words,
    nameSize: WAY_SIZE,
    nameWidth: textWidth(words, WAY_SIZE, true) * textScale,
    nameHeight: textHeight(WAY_SIZE) * textScale,
    isHidden: true,
    rank: 2,
    radius: SEAL_RADIUS * textScale,
  };
}

/** Where the words of the way have room along its line; undefined where they have none. */
function spotOnWay(
  here: MapPoint,
  { name, nameWidth, nameHeight, ...end }: MapDot,
  { field, textScale }: LocalFrame,
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
