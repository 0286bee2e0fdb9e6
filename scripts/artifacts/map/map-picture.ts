import { type AreaMap, isPlaced, MAP_SIZE, type MapName } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import { spotAlong } from './along.ts';
import { type Box, boxAround, boxesAlong, sidesOf } from './geometry.ts';
import { ringPlaces } from './ground.ts';
import { DOT, TARGET } from './label-choices.ts';
import { placeLabels } from './labels.ts';
import { drawLines, drawSeal, picture } from './layers.ts';
import { drawLegend } from './legend.ts';
import { mapOf } from './map-bounds.ts';
import { drawMarks, drawRingLabel, mark, text } from './marks.ts';
import type { View } from './projection.ts';
import { boxOf, FIELD, mapView, SEAL } from './region-map.ts';
import { textWidth } from './text-width.ts';

/** Rings around the office, by their miles. */
const RINGS: Record<MapName, readonly number[]> = { valley: [10, 20, 30], region: [50, 100] };

/** Draws what lies below the cities of a map, as an SVG file of its own. */
export async function drawMapPicture({ business, cities }: Site, map: AreaMap): Promise<string> {
  const own = cities.filter(isPlaced).filter((city) => mapOf(city) === map.name);
  const view = mapView(map.name, own);
  const rings = map.base === undefined ? [] : RINGS[map.name];
  const taken = standing(map);
  const window = drawValleyName(map, view, taken);
  const base = drawBaseName(business.address.city, map, taken);
  const marks = await drawMarks(view, taken);
  const names = rings.map((miles) =>
    drawRingLabel(miles, ringPlaces(business, miles), view, taken),
  );
  return picture(
    MAP_SIZE,
    await drawLines(view, business, rings),
    marks,
    base,
    window,
    ...names,
    drawLeaders(map),
    map.base === undefined ? '' : drawSeal(map.base, SEAL),
    drawLegend(view.mile, rings.length > 0),
  );
}

/** The name of the office's city, on a map where that city is not. */
function drawBaseName(name: string, { base, cities }: AreaMap, taken: Box[]): string {
  if (base === undefined) return '';
  if (cities.some((city) => Math.hypot(city.x - base.x, city.y - base.y) < SEAL)) return '';
  const dot = {
    ...base,
    name,
    radius: SEAL,
    text: { width: textWidth(name, 11, true), height: 14 },
  };
  const [place] = placeLabels([dot], FIELD, { boxes: taken.slice(1), lines: [] });
  if (place === undefined || place.leader !== undefined) return '';
  taken.push(place.text);
  return mark(place.at, text(name, `office-city ${place.anchor}`));
}

/** The name of the valley, along the window that leads to its map. */
function drawValleyName({ valley }: AreaMap, view: View, taken: Box[]): string {
  if (valley === undefined) return '';
  const sides = sidesOf(boxOf(valley));
  const words = 'The valley';
  const wanted = { text: { width: textWidth(words, 11), height: 13 }, offset: 8, turned: true };
  const spot = spotAlong(sides, wanted, view, taken);
  taken.push(...sides.flatMap(boxesAlong), ...(spot?.boxes ?? []));
  return spot === undefined ? '' : mark(spot.at, text(words, 'valley-name'), spot.angle);
}

/** Where the cities with their names and the office stand. */
function standing({ base, cities }: AreaMap): Box[] {
  return [
    ...(base === undefined ? [] : [boxAround(base, 2 * SEAL)]),
    ...cities.flatMap((city) => [boxAround(city, DOT), ...labelBox(city)]),
  ];
}

function labelBox({ label }: AreaMap['cities'][number]): Box[] {
  if (label === undefined) return [];
  const { x, y, anchor, width } = label;
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
  return [boxAround({ x: middle, y }, width, TARGET - 10)];
}

function drawLeaders({ cities }: AreaMap): string {
  const path = cities
    .flatMap(({ x, y, label }) =>
      label?.leader === undefined ? [] : `M${x} ${y}L${label.leader.x} ${label.leader.y}`,
    )
    .join('');
  return path === '' ? '' : `<path class="leader" d="${path}"/>`;
}
