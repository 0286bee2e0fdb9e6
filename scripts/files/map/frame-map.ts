import { isPlaced } from '../../../model/geo.ts';
import { PICTURE_SIZE } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import {
  boxAround,
  boxesAlong,
  DOT,
  type Dot,
  isInside,
  type Label,
  placeLabels,
  textWidth,
} from './labels.ts';
import { drawLand, drawSmallSeal, mark, picture, spotAlong, text } from './marks.ts';
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
  /** To the office, such as "45 mi". */
  miles?: string | undefined;
}

/** Draws the land around a place, with the way to the office. */
export function drawFrameMap(site: Site, middle: Middle): string {
  const { view, neighbors } = sightAround(site, middle);
  const center = view.project(middle);
  const office = view.project(site.business);
  const { end, isBeyond } = wayTo(office, center);
  const { city } = site.business.address;
  const miles = middle.miles ? `, ${middle.miles}` : '';
  const isKnown = apart(center, office) < SEAL || site.cities.some(({ name }) => name === city);
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
  // Where the way leads is written along it, or else at its end.
  const words = isBeyond ? city + miles : city;
  const wanted = { width: textWidth(words, 12, true), height: 15, offset: 11 };
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT));
  const along = isBeyond ? spotAlong([[center, end]], wanted, PICTURE_SIZE, dotBoxes) : undefined;
  if (isBeyond ? along === undefined : !isKnown) dots.push(dotOf('way', words, end));
  const standing = [
    ...(isBeyond ? [] : [boxAround(office, 2 * SEAL)]),
    ...boxesAlong(center, end),
    ...(along?.boxes ?? []),
  ];
  const places = placeLabels(dots, PICTURE_SIZE, standing, 0, LEADER);
  const taken = [
    ...standing,
    ...dotBoxes,
    ...places.flatMap((place) => (place ? [place.text, ...place.line] : [])),
  ];
  const angle = (Math.atan2(end.y - center.y, end.x - center.x) * 180) / Math.PI;
  return picture(
    PICTURE_SIZE,
    drawLand(view, taken),
    `<path class="to-base" d="${lineTo(center, end)}"/>`,
    along ? mark(along.at, text(words, 'way'), along.angle) : '',
    isBeyond
      ? mark(end, '<path class="arrow" d="M9 0l-12 6v-12z"/>', angle)
      : drawSmallSeal(office, SEAL),
    ...dots.map((dot, index) => drawDot(dot, places[index]?.label)).toReversed(),
  );
}

function drawDot({ kind, name, ...at }: Dot & { kind: string }, label: Label | undefined): string {
  const circle = `<circle class="dot ${kind}" r="${kind === 'here' ? 5.5 : 4}"/>`;
  return [
    label?.leader ? `<path class="leader" d="${lineTo(at, label.leader)}"/>` : '',
    kind === 'way' ? '' : mark(at, circle),
    label ? mark(label, text(name, `${kind} ${label.anchor}`)) : '',
  ].join('');
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

/** Where the line from the middle ends: at the office, or as far towards it as the picture goes. */
function wayTo(office: Point, center: Point): { end: Point; isBeyond: boolean } {
  const { width, height } = PICTURE_SIZE;
  const [dx, dy] = [office.x - center.x, office.y - center.y];
  const part = Math.min(
    (width / 2 - EDGE) / Math.max(Math.abs(dx), 1),
    (height / 2 - EDGE) / Math.max(Math.abs(dy), 1),
  );
  if (part >= 1) return { end: office, isBeyond: false };
  return { end: { x: center.x + part * dx, y: center.y + part * dy }, isBeyond: true };
}

function lineTo(from: Point, to: Point): string {
  return `M${[from, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
