import { roundedEstimate } from '../../../model/city-facts.ts';
import { isPlaced } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import { spotAlong } from './along.ts';
import { point, SEAL, type Way } from './frame-way.ts';
import { type Box, boxAround, contains, type Point } from './geometry.ts';
import { type Choice, DOT, type Named } from './label-choices.ts';
import { mark, text } from './marks.ts';
import { type Bounds, type Coordinates, isWithin, type Size, type View } from './projection.ts';
import { textWidth } from './text-width.ts';

/** How many cities around the one in the middle have their names. */
const NEIGHBORS = 6;
/** How many are looked at; some stand too near the edge. */
const CONSIDERED = 24;

/** What a frame has in its middle. */
export interface Middle extends Coordinates {
  name: string;
  /** By road, to the office. */
  miles?: number | undefined;
}

/** What has a name in a frame: the place in the middle, the end of the way, or a city around. */
interface Dot extends Named {
  kind: 'here' | 'way' | 'name';
}

/** The place in the middle last; before it the name of the office's city where the way points at it. */
export function middleDots(site: Site, middle: Middle, view: View, { seal, tip }: Way): Dot[] {
  const center = view.project(middle);
  const office = view.project(site.business);
  const atOffice = seal && distance(center, office) < SEAL;
  const own = dot(middle.name, 'here', center, atOffice ? SEAL : DOT / 2);
  const officeCity = site.business.address.city;
  if (tip !== undefined) {
    const miles = middle.miles === undefined ? '' : `, ${roundedEstimate(middle.miles)} mi`;
    return [dot(officeCity + miles, 'way', tip, DOT / 2), own];
  }
  const known = atOffice || site.cities.some(({ name }) => name === officeCity);
  return known ? [own] : [dot(officeCity, 'way', office, SEAL), own];
}

/** A city beside the one in the middle. */
export interface Neighbor extends Coordinates {
  name: string;
}

/** The nearest of the other cities within bounds; in one pass, since each picture asks of every city. */
export function neighborsWithin(
  bounds: Bounds,
  cities: Site['cities'],
  middle: Middle,
): Neighbor[] {
  const found: { city: Neighbor; apart: number }[] = [];
  for (const city of cities) {
    if (!isPlaced(city) || !isWithin(bounds, city) || city.name === middle.name) continue;
    const apart = squaredDegrees(city, middle);
    if (found.length === CONSIDERED && apart >= (found.at(-1)?.apart ?? 0)) continue;
    const at = found.findIndex((other) => other.apart > apart);
    found.splice(at < 0 ? found.length : at, 0, { city, apart });
    found.length = Math.min(found.length, CONSIDERED);
  }
  return found.map(({ city }) => city);
}

/** Good enough to tell which of two places is nearer. */
function squaredDegrees(a: Coordinates, b: Coordinates): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return east ** 2 + (a.latitude - b.latitude) ** 2;
}

/** The nearest other cities in sight; also that of the place in the middle. */
export function neighborDots(
  others: readonly Neighbor[],
  base: Coordinates,
  middle: Coordinates,
  view: View,
): Dot[] {
  const center = view.project(middle);
  const office = view.project(base);
  const inner = { left: 0, top: 0, right: view.width, bottom: view.height };
  return others
    .map((city) => ({ name: city.name, at: view.project(city) }))
    .filter(({ at }) => contains(inner, boxAround(at, DOT)))
    .toSorted((a, b) => distance(a.at, center) - distance(b.at, center))
    .slice(0, NEIGHBORS)
    .map(({ name, at }) => dot(name, 'name', at, distance(at, office) < SEAL ? SEAL : DOT / 2));
}

/** The name of where the way leads, along the way; undefined where it has no room there. */
export function nameAlong(
  { line, tip }: Way,
  dots: readonly Dot[],
  size: Size,
  taken: readonly Box[],
): { boxes: Box[]; drawn: string } | undefined {
  const goal = dots.find(({ kind }) => kind === 'way');
  if (goal === undefined || line === undefined || tip === undefined) return undefined;
  // From the tip, where the best place is.
  const wanted = { text: goal.text, offset: 11, turned: true };
  const spot = spotAlong([line.toReversed()], wanted, size, taken);
  if (spot === undefined) return undefined;
  return { boxes: spot.boxes, drawn: mark(spot.at, text(goal.name, 'way'), spot.angle) };
}

/** Draws a dot with its name, if that has found a place. */
export function drawDot(dot: Dot, label: Choice | undefined): string {
  const { name, kind } = dot;
  const radius = kind === 'here' ? 5.5 : 4;
  const circle = kind === 'way' ? '' : mark(dot, `<circle class="dot ${kind}" r="${radius}"/>`);
  if (label === undefined) return circle;
  const { at, anchor, leader } = label;
  const line = leader ? `<path class="leader" d="M${leader.map(point).join('L')}"/>` : '';
  return line + circle + mark(at, text(name, `${kind} ${anchor}`));
}

function dot(name: string, kind: Dot['kind'], at: Point, radius: number): Dot {
  const [size, strong] = kind === 'here' ? [13, true] : [12, kind === 'way'];
  const width = textWidth(name, size, strong);
  return { ...at, name, kind, radius, text: { width, height: size + 3 } };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
