import { roundedEstimate } from '../../../model/city-facts.ts';
import { isPlaced, PICTURE_SIZE } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesAlong, type Point, type Segment } from './geometry.ts';
import { type Choice, DOT, type Named } from './label-choices.ts';
import { placeLabels } from './labels.ts';
import { drawLines, drawSeal, picture } from './layers.ts';
import { drawMarks, mark, text } from './marks.ts';
import {
  type Bounds,
  type Coordinates,
  isWithin,
  MILES_PER_DEGREE,
  type View,
  viewOf,
} from './projection.ts';
import { textWidth } from './text-width.ts';

/** How much of the land a frame shows from side to side, in miles: more where cities are rare. */
const MILES_ACROSS = [34, 60, 100];
/** How many other cities are enough to know where one is. */
const ENOUGH = 3;
/** How many cities around the one in the middle have their names. */
const NEIGHBORS = 6;
/** From the end of an arrow to the edge of the picture. */
const EDGE = 16;
const SEAL = 10;

/** What a frame has in its middle. */
export interface Middle extends Coordinates {
  name: string;
  /** By road, to the office. */
  miles?: number | undefined;
}

/** Draws the land around a place, with the way to the office. */
export async function drawFramePicture(site: Site, middle: Middle): Promise<string> {
  const view = viewAround(site, middle);
  const center = view.project(middle);
  const office = view.project(site.business);
  const way = wayTo(office, center, view);
  const dots = [...named(site, middle, view, way), ...neighbors(site, middle, view)];
  const seal = way.seal ? [boxAround(office, 2 * SEAL)] : [];
  const labels = placeLabels(dots, view, { boxes: seal, lines: way.line ? [way.line] : [] });
  const taken: Box[] = [
    ...seal,
    ...(way.line ? boxesAlong(way.line) : []),
    ...dots.map((dot) => boxAround(dot, DOT)),
    ...labels.flatMap((label) => (label ? [label.text] : [])),
  ];
  return picture(
    PICTURE_SIZE,
    await drawLines(view, site.business, []),
    await drawMarks(view, taken),
    drawWay(way),
    way.seal ? drawSeal(office, SEAL) : '',
    ...dots.map((dot, index) => drawDot(dot, labels[index])),
  );
}

function viewAround(site: Site, middle: Middle): View {
  const views = MILES_ACROSS.map((miles) => viewOf(boundsAround(middle, miles), PICTURE_SIZE));
  const placed = site.cities.filter(isPlaced).filter(({ name }) => name !== middle.name);
  const telling = views.find(
    ({ bounds }) => placed.filter((city) => isWithin(bounds, city)).length >= ENOUGH,
  );
  return telling ?? viewOf(boundsAround(middle, Math.max(...MILES_ACROSS)), PICTURE_SIZE);
}

function boundsAround({ latitude, longitude }: Coordinates, miles: number): Bounds {
  const aside = miles / 2 / MILES_PER_DEGREE / Math.cos((latitude * Math.PI) / 180);
  const above = (aside * PICTURE_SIZE.height) / PICTURE_SIZE.width / 2;
  const [west, east] = [longitude - aside, longitude + aside];
  return { west, east, south: latitude - above, north: latitude + above };
}

/** The line from the middle to the office, or towards it as far as the picture goes. */
interface Way {
  /** Whether the office lies in the picture. */
  seal: boolean;
  line?: Segment;
  /** The end of the line where it points on. */
  tip?: Point;
}

function wayTo(office: Point, center: Point, { width, height }: View): Way {
  const [dx, dy] = [office.x - center.x, office.y - center.y];
  const room = (size: number, distance: number) =>
    (size / 2 - EDGE) / Math.max(Math.abs(distance), 1);
  const part = Math.min(room(width, dx), room(height, dy));
  if (part < 1) {
    const tip = { x: center.x + part * dx, y: center.y + part * dy };
    return { seal: false, line: [center, tip], tip };
  }
  return Math.hypot(dx, dy) < SEAL ? { seal: true } : { seal: true, line: [center, office] };
}

interface Dot extends Named {
  kind: 'middle' | 'way' | 'name';
}

/** The place in the middle, and where the way to the office leads. */
function named(site: Site, middle: Middle, view: View, { seal, tip }: Way): Dot[] {
  const center = view.project(middle);
  const office = view.project(site.business);
  const atOffice = seal && distance(center, office) < SEAL;
  const own = dot(middle.name, 'middle', center, atOffice ? SEAL : DOT / 2);
  const town = site.business.address.city;
  if (tip !== undefined) {
    const miles = middle.miles === undefined ? '' : `, ${roundedEstimate(middle.miles)} mi`;
    return [own, dot(town + miles, 'way', tip, DOT / 2)];
  }
  const known = atOffice || site.cities.some(({ name }) => name === town);
  return known ? [own] : [own, dot(town, 'way', office, SEAL)];
}

/** The other cities in sight, the nearest first; also that of the place in the middle. */
function neighbors(site: Site, middle: Middle, view: View): Dot[] {
  const center = view.project(middle);
  return site.cities
    .filter(isPlaced)
    .filter((city) => city.name !== middle.name && isWithin(view.bounds, city))
    .map((city) => ({ city, at: view.project(city) }))
    .toSorted((a, b) => distance(a.at, center) - distance(b.at, center))
    .slice(0, NEIGHBORS)
    .map(({ city, at }) => {
      const atOffice = distance(at, view.project(site.business)) < SEAL;
      return dot(city.name, 'name', at, atOffice ? SEAL : DOT / 2);
    });
}

function dot(name: string, kind: Dot['kind'], at: Point, radius: number): Dot {
  const [size, strong] = kind === 'middle' ? [13, true] : [12, kind === 'way'];
  return {
    ...at,
    name,
    kind,
    radius,
    text: { width: textWidth(name, size, strong), height: size + 3 },
  };
}

function drawDot({ x, y, name, kind }: Dot, label: Choice | undefined): string {
  const point = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  const circle =
    kind === 'way'
      ? ''
      : `<circle class="dot ${kind}" ${point} r="${kind === 'middle' ? 5 : 3.5}"/>`;
  if (label === undefined) return circle;
  const { at, anchor, leader } = label;
  const line = leader
    ? `<path class="leader" d="M${leader.map((end) => `${end.x.toFixed(1)} ${end.y.toFixed(1)}`).join('L')}"/>`
    : '';
  return line + circle + mark(at, text(name, `${kind} ${anchor}`));
}

/** The gold line to the office, with an arrowhead where the picture ends before it. */
function drawWay({ line, tip }: Way): string {
  if (line === undefined) return '';
  const [from, to] = line;
  const path = `<path class="to-base" d="M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}"/>`;
  if (tip === undefined) return path;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `${path}<path class="arrow" transform="translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)})rotate(${angle.toFixed(0)})" d="M8 0l-10 5v-10z"/>`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
