import type { MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { boxAround, isInBox, pointsInField } from './boxes.ts';
import { drawDot, type MapDot, neighborDot } from './dots.ts';
import { drawLand } from './draw-land.ts';
import { type PlaceFrame, placeCornerMarks } from './frame.ts';
import { DOT_SIZE, type LabelSpot, placeLabels } from './labels.ts';
import { landIn, stateAt, statesOf } from './land.ts';
import { drawNorth, drawScale, drawSmallSeal, mapFileOf } from './marks.ts';
import { distanceBetween, type MapProjection } from './projection.ts';
import { ringsAround } from './rings.ts';
import { layOutWay } from './way-to-office.ts';

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

/** The name of the office comes after that of the map's own spot. */
const ORDER_OF_OFFICE = 1;

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

  // The line to the office with its words, and what is drawn at its end.
  const lines = land.filter(({ kind }) => kind !== 'county').flatMap(({ parts }) => parts);
  const otherBoxes = others.map((dot) => boxAround(dot, DOT_SIZE * textScale));
  const way =
    here && wordsOfWay && !isAtOffice(here)
      ? layOutWay({ here, office, frame, wordsOfWay, others: otherBoxes, lines })
      : undefined;
  const isOfficeShown = !way?.isBeyond;
  const sealBoxes = isOfficeShown ? [boxAround(office, 2 * sealRadius)] : [];

  // The seal has the name of its city, of which there may be no dot.
  const isOfficeNamed = !isOfficeShown || placed.some(isAtOffice);
  const { city } = site.business.address;
  const officeDot = neighborDot({ name: city, point: office, kind: 'featured' }, textScale);
  const dots = isOfficeNamed ? placed : [...placed, atOffice(officeDot)];
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE * textScale));

  // The north mark and the scale, in corners that are free and not the best for the name of the spot.
  const beforeCorners = [...covered, ...(way?.boxes ?? []), ...sealBoxes];
  const longestLine = frame.longestLeader * textScale;
  const rules = { field, lines, leastTarget: 0, longestLine };
  const [hereLabel] = placeLabels(dots, { ...rules, taken: beforeCorners });
  const hereBoxes = here?.kind === 'here' && hereLabel ? [hereLabel.room] : [];
  const linePoints = pointsInField(lines, field);
  const corners = placeCornerMarks(frame, linePoints, projection.mile, [
    ...beforeCorners,
    ...dotBoxes,
    ...hereBoxes,
  ]);

  // The names.
  const cornerBoxes = [corners.north, corners.scale].filter((box) => box !== undefined);
  const taken = [...beforeCorners, ...cornerBoxes];

  // A dot that nothing names, or that the name of another hides, says nothing.
  const placeNames = (named: readonly MapDot[]) => {
    const labels = placeLabels(named, { ...rules, taken });
    const isKept = (dot: MapDot, index: number) =>
      map.hasList ||
      dot.isHidden ||
      dot.kind === 'here' ||
      (labels[index] !== undefined && !isCovered(dot, labels));
    return { labels, isKept };
  };
  const isCovered = (dot: MapDot, labels: readonly (LabelSpot | undefined)[]) =>
    labels.some((label) => label && isInBox(label.room, dot));
  const first = placeNames(dots);
  const shown = dots.filter(first.isKept);
  const { labels, isKept } = placeNames(shown);
  const nameBoxes = labels.flatMap((label) => (label ? [label.room, ...label.line] : []));

  const drawnLand = drawLand(frame, {
    land,
    mile: projection.mile,
    taken: [...taken, ...dotBoxes, ...nameBoxes],
    rings: way ? [] : ringsAround(site.business, map.ringMiles, projection),
    stateAt: (point) => stateAt(projection.spotAt(point), states),
  });
  const drawnDots = shown.map((dot, index) =>
    isKept(dot, index) ? drawDot(dot, labels[index]?.label) : '',
  );

  return mapFileOf(
    frame,
    drawnLand,
    way?.drawn ?? '',
    isOfficeShown ? drawSmallSeal(office, frame.sealRadius) : '',
    ...drawnDots.toReversed(),
    drawNorth(corners.north),
    drawScale(corners.scale, corners.mapScale),
  );
}
