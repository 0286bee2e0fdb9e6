import type { City } from '../../../model/content.ts';
import type { MapPoint } from '../../../model/maps.ts';
import { distanceToOffice, shortMilesText } from '../../../model/office.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesMeet, isBoxInside } from './boxes.ts';
import type { PlaceFrame } from './frame.ts';
import { distanceBetween } from './projection.ts';

/** From the end of the arrow to the edge of the field, for letters of size 1. */
const ARROW_TO_EDGE = 14;

/** How many points between a spot and the office are tried for the end of the line. */
const TRIED_ENDS = 200;

/** Where the line from a spot ends, and whether the office lies beyond the field. */
export interface WayToOffice {
  end: MapPoint;
  isBeyond: boolean;
}

/**
 * The line to the office, or as far toward it as the field goes.
 * @param otherDots what the dots of its neighbors take: no arrow ends on one
 */
export function wayToOffice(
  here: MapPoint,
  office: MapPoint,
  { field, covered, textScale }: PlaceFrame,
  otherDots: readonly Box[],
): WayToOffice {
  const room = 2 * ARROW_TO_EDGE * textScale;
  const isInField = (point: MapPoint) => {
    const box = boxAround(point, room);
    return isBoxInside(field, box) && !covered.some((other) => boxesMeet(box, other));
  };
  if (isInField(office)) return { end: office, isBeyond: false };

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
  return { end: inField.findLast(isClear) ?? here, isBeyond: true };
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
