import { PICTURE_SIZE } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import {
  drawDot,
  type Middle,
  middleDots,
  type Neighbor,
  nameAlong,
  neighborDots,
  neighborsWithin,
} from './frame-dots.ts';
import { drawWay, SEAL, wayTo } from './frame-way.ts';
import { type Box, boxAround, boxesAlong } from './geometry.ts';
import { DOT } from './label-choices.ts';
import { drawLines, drawSeal, picture } from './layers.ts';
import { drawMarks } from './marks.ts';
import { placeInTurn } from './place-in-turn.ts';
import {
  type Bounds,
  type Coordinates,
  MILES_PER_DEGREE,
  type View,
  viewOf,
} from './projection.ts';

/** How much of the land a frame shows from side to side, in miles: more where cities are rare. */
const MILES_ACROSS = [34, 60, 100];
/** How many other cities are enough to know where one is. */
const ENOUGH = 3;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LEADER = 14;

/** Draws the land around a place, with the way to the office. */
export async function drawFramePicture(site: Site, middle: Middle): Promise<string> {
  const { view, others } = sightAround(site, middle);
  const office = view.project(site.business);
  const way = wayTo(office, view.project(middle), view);
  const dots = [
    ...neighborDots(others, site.business, middle, view),
    ...middleDots(site, middle, view, way),
  ];
  const seal = way.seal ? [boxAround(office, 2 * SEAL)] : [];
  const lines = way.line === undefined ? [] : [way.line];
  const standing = [...seal, ...dots.map((dot) => boxAround(dot, DOT))];
  const along = nameAlong(way, dots, view, standing);
  const boxes = [...seal, ...(along?.boxes ?? [])];
  const free = dots.filter(({ kind }) => kind !== 'way' || along === undefined);
  // The names of the middle choose first, and are drawn over the others.
  const labels = placeInTurn(free.toReversed(), view, { boxes, lines }, [LEADER]).toReversed();
  const taken: Box[] = [
    ...standing,
    ...lines.flatMap(boxesAlong),
    ...(along?.boxes ?? []),
    ...labels.flatMap((label) => label?.text ?? []),
  ];
  return picture(
    PICTURE_SIZE,
    await drawLines(view, site.business, []),
    await drawMarks(view, taken),
    drawWay(way),
    along?.drawn ?? '',
    way.seal ? drawSeal(office, SEAL) : '',
    ...free.map((dot, index) => drawDot(dot, labels[index])),
  );
}

interface Sight {
  view: View;
  /** The other cities that can be seen. */
  others: readonly Neighbor[];
}

/** The closest view that tells where a place is. */
function sightAround({ cities }: Site, middle: Middle): Sight {
  let sight: Sight | undefined;
  for (const miles of MILES_ACROSS) {
    const view = viewOf(boundsAround(middle, miles), PICTURE_SIZE);
    sight = { view, others: neighborsWithin(view.bounds, cities, middle) };
    if (sight.others.length >= ENOUGH) break;
  }
  if (sight === undefined) throw new Error('There is no view to choose from.');
  return sight;
}

function boundsAround({ latitude, longitude }: Coordinates, miles: number): Bounds {
  const aside = miles / 2 / MILES_PER_DEGREE / Math.cos((latitude * Math.PI) / 180);
  // Lower than the picture is, so that its width decides.
  const above = (aside * PICTURE_SIZE.height) / PICTURE_SIZE.width / 2;
  return {
    west: longitude - aside,
    east: longitude + aside,
    south: latitude - above,
    north: latitude + above,
  };
}
