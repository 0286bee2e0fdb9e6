import { isPlaced, PICTURE_SIZE } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import { drawDot, type Middle, middleDots, nameAlong, neighborDots } from './frame-dots.ts';
import { drawWay, SEAL, wayTo } from './frame-way.ts';
import { type Box, boxAround, boxesAlong } from './geometry.ts';
import { DOT } from './label-choices.ts';
import { placeLabels } from './labels.ts';
import { drawLines, drawSeal, picture } from './layers.ts';
import { drawMarks } from './marks.ts';
import {
  type Bounds,
  type Coordinates,
  isWithin,
  MILES_PER_DEGREE,
  type View,
  viewOf,
} from './projection.ts';

/** How much of the land a frame shows from side to side, in miles: more where cities are rare. */
const MILES_ACROSS = [34, 60, 100];
/** How many other cities are enough to know where one is. */
const ENOUGH = 3;

/** Draws the land around a place, with the way to the office. */
export async function drawFramePicture(site: Site, middle: Middle): Promise<string> {
  const view = viewAround(site, middle);
  const office = view.project(site.business);
  const way = wayTo(office, view.project(middle), view);
  const dots = [...neighborDots(site, middle, view), ...middleDots(site, middle, view, way)];
  const seal = way.seal ? [boxAround(office, 2 * SEAL)] : [];
  const lines = way.line === undefined ? [] : [way.line];
  // The names of the middle choose first, and are drawn over the others.
  const standing = [...seal, ...dots.map((dot) => boxAround(dot, DOT))];
  const along = nameAlong(way, dots, view, standing);
  const boxes = [...seal, ...(along?.boxes ?? [])];
  const free = dots.filter(({ kind }) => kind !== 'way' || along === undefined);
  // The names of the middle choose first, and are drawn over the others.
  const labels = placeLabels(free.toReversed(), view, { boxes, lines }).toReversed();
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

/** The closest view that tells where a place is. */
function viewAround(site: Site, middle: Middle): View {
  const others = site.cities.filter(isPlaced).filter(({ name }) => name !== middle.name);
  const views = MILES_ACROSS.map((miles) => viewOf(boundsAround(middle, miles), PICTURE_SIZE));
  const telling = views.find(
    ({ bounds }) => others.filter((city) => isWithin(bounds, city)).length >= ENOUGH,
  );
  return telling ?? viewOf(boundsAround(middle, Math.max(...MILES_ACROSS)), PICTURE_SIZE);
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
