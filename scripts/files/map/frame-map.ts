import { roundedEstimate } from '../../../model/geo.ts';
import { isPlaced, PICTURE_SIZE } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import {
  type Box,
  boxAround,
  boxesAlong,
  DOT,
  type Dot,
  isInside,
  type Label,
  placeLabels,
  textWidth,
} from './labels.ts';
import { drawAlong, drawLines, drawMarks, drawSeal, mark, picture, text } from './marks.ts';
import { apart, type Coordinates, type Point, viewAround } from './view.ts';

/** How much of the land a frame shows from side to side, in miles: more where cities are rare. */
const MILES_ACROSS = [34, 60, 100];
/** How many other cities are enough to know where one is, and how many have their names at most. */
const ENOUGH = 3;
const MOST_NEIGHBORS = 6;

/** The radius of the seal at the office, and from the end of an arrow to the edge of the picture. */
const SEAL = 10;
const EDGE = 16;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LEADER = 20;

/** What a frame has in its middle. */
interface Middle extends Coordinates {
  name: string;
  /** By road, to the office. */
  miles?: number | undefined;
}

/** Draws the land around a place, with the way to the office. */
export function drawFrameMap(site: Site, middle: Middle): string {
  const { view, neighbors } = sightAround(site, middle);
  const office = view.project(site.business);
  const center = view.project(middle);
  const way = wayTo(office, center);
  const { city } = site.business.address;
  const known = apart(center, office) < SEAL || site.cities.some(({ name }) => name === city);
  const dotOf = (kind: 'here' | 'way' | 'name', name: string, at: Point) => ({
    ...at,
    kind,
    name,
    radius: apart(at, office) < SEAL ? SEAL : DOT / 2,
    size: kind === 'here' ? 13 : 12,
    strong: kind !== 'name',
  });
  const dots = [
    dotOf('here', middle.name, center),
    ...neighbors.map(({ name, at }) => dotOf('name', name, at)),
  ];
  const taken = [
    ...(way.tip ? [] : [boxAround(office, 2 * SEAL)]),
    ...dots.map((dot) => boxAround(dot, DOT)),
  ];
  const miles = middle.miles === undefined ? '' : `, ${roundedEstimate(middle.miles)} mi`;
  const wayName = way.tip ? drawWayName(city + miles, [way.tip, center], taken) : '';
  if (way.tip && wayName === '') dots.push(dotOf('way', city + miles, way.tip));
  if (way.tip === undefined && !known) dots.push(dotOf('way', city, office));
  taken.push(...(way.line ? boxesAlong(...way.line) : []));
  const labels = placeLabels(dots, PICTURE_SIZE, taken, { longest: LEADER });
  taken.push(...labels.flatMap((label) => (label ? [label.text, ...label.line] : [])));
  return picture(
    PICTURE_SIZE,
    drawLines(view),
    drawMarks(view, taken),
    drawWay(way),
    wayName,
    way.tip ? '' : drawSeal(office, SEAL),
    ...dots.map((dot, index) => drawDot(dot, labels[index])).toReversed(),
  );
}

/** The closest view that tells where a place is, and the nearest other cities in it. */
function sightAround({ cities }: Site, middle: Middle) {
  const others = cities.filter(isPlaced).filter(({ name }) => name !== middle.name);
  const sightOf = (miles: number) => {
    const view = viewAround(middle, miles, PICTURE_SIZE);
    const center = view.project(middle);
    const neighbors = others
      .map((city) => ({ name: city.name, at: view.project(city) }))
      .filter(({ at }) => isInside(PICTURE_SIZE, boxAround(at, DOT)))
      .toSorted((a, b) => apart(a.at, center) - apart(b.at, center))
      .slice(0, MOST_NEIGHBORS);
    return { view, neighbors };
  };
  const sights = MILES_ACROSS.map(sightOf);
  return sights.find(({ neighbors }) => neighbors.length >= ENOUGH) ?? sightOf(100);
}

/** The line from the middle to the office, or towards it as far as the picture goes. */
interface Way {
  line?: [from: Point, to: Point];
  /** The end of the line where it points on to an office beyond the picture. */
  tip?: Point;
}

function wayTo(office: Point, center: Point): Way {
  const { width, height } = PICTURE_SIZE;
  const [dx, dy] = [office.x - center.x, office.y - center.y];
  const part = Math.min(
    (width / 2 - EDGE) / Math.max(Math.abs(dx), 1),
    (height / 2 - EDGE) / Math.max(Math.abs(dy), 1),
  );
  if (part >= 1) return apart(office, center) < SEAL ? {} : { line: [center, office] };
  const tip = { x: center.x + part * dx, y: center.y + part * dy };
  return { line: [center, tip], tip };
}

/** The gold line to the office, with an arrowhead where the picture ends before it. */
function drawWay({ line, tip }: Way): string {
  if (line === undefined) return '';
  const [from, to] = line;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const arrow = tip ? mark(tip, '<path class="arrow" d="M9 0l-12 6v-12z"/>', angle) : '';
  return `<path class="to-base" d="${pathOf(line)}"/>${arrow}`;
}

/** Where the way leads, written along it. */
function drawWayName(words: string, line: Point[], taken: Box[]): string {
  const wanted = { width: textWidth(words, 12, true), height: 15, offset: 11 };
  return drawAlong([line], wanted, PICTURE_SIZE, taken, () => text(words, 'way'));
}

/** Draws a dot with its name, if that has found a place. */
function drawDot(dot: Dot & { kind: string }, label: Label | undefined): string {
  const { name, kind } = dot;
  const radius = kind === 'here' ? 5.5 : 4;
  const circle = kind === 'way' ? '' : mark(dot, `<circle class="dot ${kind}" r="${radius}"/>`);
  if (label === undefined) return circle;
  const line = label.leader ? `<path class="leader" d="${pathOf(label.leader)}"/>` : '';
  return line + circle + mark(label.at, text(name, `${kind} ${label.anchor}`));
}

function pathOf(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
