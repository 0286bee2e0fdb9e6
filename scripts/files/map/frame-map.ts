import type { City } from '../../../model/content.ts';
import { type Coordinates, isPlaced } from '../../../model/geo.ts';
import { type MapPoint, PICTURE_SIZE } from '../../../model/maps.ts';
import { distanceToOffice, shortMilesText } from '../../../model/office.ts';
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
import { drawLand, drawSmallSeal, mapSvg, mark, spotAlong, textMark } from './marks.ts';
import { apart, viewAround } from './view.ts';

/** How many other cities are enough to know where one is, and how many have their names at most. */
const ENOUGH = 3;
const MOST_NEIGHBORS = 6;

/** The radius of the seal at the office, and from the end of an arrow to the edge of the picture. */
const SEAL = 10;
const EDGE = 16;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LEADER = 20;

type Named = Coordinates & { name: string };

/** Draws the land around a place, with the way to the office, and the miles of the city that it lies in. */
export function drawFrameMap({ business, cities }: Site, middle: Named, city?: City): string {
  const { view, neighbors } = sightAround(middle, cities.filter(isPlaced));
  const center = view.project(middle);
  const office = view.project(business);
  const { end, isBeyond } = wayTo(office, center);
  const name = business.address.city;
  const way = city && distanceToOffice(business, city);
  const isKnown = apart(center, office) < SEAL || cities.some((other) => other.name === name);
  const dotOf = (kind: 'here' | 'way' | 'name', name: string, at: MapPoint) => ({
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
  const words = isBeyond && way ? `${name}, ${shortMilesText(way)}` : name;
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
  const labels = places.flatMap((place) => (place ? [place.text, ...place.line] : []));
  const angle = (Math.atan2(end.y - center.y, end.x - center.x) * 180) / Math.PI;
  return mapSvg(
    PICTURE_SIZE,
    drawLand(view, [...standing, ...dotBoxes, ...labels]),
    `<path class="to-base" d="${lineTo(center, end)}"/>`,
    along ? mark(along.at, textMark(words, 'way'), along.angle) : '',
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
    label ? mark(label, textMark(name, `${kind} ${label.anchor}`)) : '',
  ].join('');
}

/** The closest view that tells where a place is, wider where cities are rare, and the nearest other cities in it. */
function sightAround(middle: Named, cities: readonly Named[]) {
  const sightOf = (miles: number) => {
    const view = viewAround(middle, miles, PICTURE_SIZE);
    const center = view.project(middle);
    const neighbors = cities
      .filter(({ name }) => name !== middle.name)
      .map((city) => ({ name: city.name, at: view.project(city) }))
      .filter(({ at }) => isInside(PICTURE_SIZE, boxAround(at, DOT)))
      .toSorted((a, b) => apart(a.at, center) - apart(b.at, center))
      .slice(0, MOST_NEIGHBORS);
    return { view, neighbors };
  };
  return [60, 100].reduce(
    (sight, miles) => (sight.neighbors.length < ENOUGH ? sightOf(miles) : sight),
    sightOf(34),
  );
}

/** Where the line from the middle ends: at the office, or as far towards it as the picture goes. */
function wayTo(office: MapPoint, center: MapPoint) {
  const { width, height } = PICTURE_SIZE;
  const [dx, dy] = [office.x - center.x, office.y - center.y];
  const part = Math.min(
    (width / 2 - EDGE) / Math.max(Math.abs(dx), 1),
    (height / 2 - EDGE) / Math.max(Math.abs(dy), 1),
  );
  if (part >= 1) return { end: office, isBeyond: false };
  return { end: { x: center.x + part * dx, y: center.y + part * dy }, isBeyond: true };
}

function lineTo(from: MapPoint, to: MapPoint): string {
  return `M${[from, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
