import type { City } from '../../../model/content.ts';
import { isPlaced, type Position, wayToOffice } from '../../../model/geo.ts';
import { type MapPoint, PICTURE_SIZE } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { boxAround, boxesAlong, isBoxInside } from './boxes.ts';
import { drawLand } from './draw-land.ts';
import { DOT_SIZE, type NamedDot, type NameLabel, placeLabels, textWidth } from './labels.ts';
import { drawSmallSeal, mapFileOf, markAt, straightLine, textMark } from './marks.ts';
import { distanceBetween, type MapProjection, projectionAround } from './projection.ts';
import { spotAlong } from './spots.ts';

/** How wide the land is that a map shows, in miles: wider where cities are rare. */
const MILES_ACROSS = [34, 60, 100] as const;

/** How many other cities are enough to know where one is, and how many have their names at most. */
const ENOUGH_NEIGHBORS = 3;
const MOST_NEIGHBORS = 6;

/** The radius of the seal at the office, and from the end of an arrow to the edge of the picture. */
const SEAL_RADIUS = 10;
const ARROW_TO_EDGE = 16;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LONGEST_LEADER = 20;

/** A place with a name. */
type NamedPlace = Position & { name: string };

/** A dot by what it says: the place itself, the city of the office, or the name of another city. */
interface PlaceDot extends NamedDot {
  kind: 'here' | 'way' | 'name';
}

/**
 * Draws the land around a place, with the way to the office.
 * @param city the city that the place lies in, for the miles; none where they aren't known
 */
export function drawPlaceMap({ business, cities }: Site, place: NamedPlace, city?: City): string {
  const { projection, neighbors } = sightAround(place, cities.filter(isPlaced));
  const center = projection.project(place);
  const office = projection.project(business);
  const { end, isBeyond } = wayTo(office, center);

  const officeCity = business.address.city;
  const way = city && wayToOffice(business, city);
  const wayWords = isBeyond && way ? `${officeCity}, ${way.short}` : officeCity;

  const dotOf = (kind: PlaceDot['kind'], name: string, at: MapPoint): PlaceDot => ({
    ...at,
    kind,
    name,
    radius: distanceBetween(at, office) < SEAL_RADIUS ? SEAL_RADIUS : DOT_SIZE / 2,
    size: kind === 'here' ? 13 : 12,
    strong: kind !== 'name',
  });
  const dots = [
    dotOf('here', place.name, center),
    ...neighbors.map(({ name, at }) => dotOf('name', name, at)),
  ];
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE));

  // Where the way leads is written along it, or else at its end.
  const wanted = { width: textWidth(wayWords, 12, true), height: 15, offset: 11 };
  const alongWay = isBeyond
    ? spotAlong([[center, end]], wanted, PICTURE_SIZE, dotBoxes)
    : undefined;
  const isAtOffice = distanceBetween(center, office) < SEAL_RADIUS;
  const isOfficeNamed = isAtOffice || cities.some(({ name }) => name === officeCity);
  const needsName = isBeyond ? alongWay === undefined : !isOfficeNamed;
  if (needsName) dots.push(dotOf('way', wayWords, end));

  const taken = [
    ...(isBeyond ? [] : [boxAround(office, 2 * SEAL_RADIUS)]),
    ...boxesAlong(center, end),
    ...(alongWay?.boxes ?? []),
  ];
  const places = placeLabels(dots, PICTURE_SIZE, taken, 0, LONGEST_LEADER);
  const nameBoxes = places.flatMap((each) => (each ? [each.text, ...each.line] : []));

  const angle = (Math.atan2(end.y - center.y, end.x - center.x) * 180) / Math.PI;
  const arrow = '<path class="arrow" d="M9 0l-12 6v-12z"/>';
  return mapFileOf(
    PICTURE_SIZE,
    drawLand(projection, [...taken, ...dotBoxes, ...nameBoxes]),
    `<path class="to-base" d="${straightLine(center, end)}"/>`,
    alongWay ? markAt(alongWay.at, textMark(wayWords, 'way'), alongWay.angle) : '',
    isBeyond ? markAt(end, arrow, angle) : drawSmallSeal(office, SEAL_RADIUS),
    // The place itself lies over the others.
    ...dots.map((dot, index) => drawDot(dot, places[index]?.label)).toReversed(),
  );
}

function drawDot({ kind, name, ...at }: PlaceDot, label: NameLabel | undefined): string {
  const circle = `<circle class="dot ${kind}" r="${kind === 'here' ? 5.5 : 4}"/>`;
  return [
    label?.leader ? `<path class="leader" d="${straightLine(at, label.leader)}"/>` : '',
    kind === 'way' ? '' : markAt(at, circle),
    label ? markAt(label, textMark(name, `${kind} ${label.anchor}`)) : '',
  ].join('');
}

/** What a map of a place shows. */
interface Sight {
  projection: MapProjection;
  /** The nearest other cities in it. */
  neighbors: { name: string; at: MapPoint }[];
}

/** The closest sight that tells where a place is. */
function sightAround(place: NamedPlace, cities: readonly NamedPlace[]): Sight {
  const [closest, ...wider] = MILES_ACROSS;
  let sight = sightOf(place, cities, closest);
  for (const miles of wider) {
    if (sight.neighbors.length >= ENOUGH_NEIGHBORS) break;
    sight = sightOf(place, cities, miles);
  }
  return sight;
}

function sightOf(place: NamedPlace, cities: readonly NamedPlace[], miles: number): Sight {
  const projection = projectionAround(place, miles, PICTURE_SIZE);
  const center = projection.project(place);
  const neighbors = cities
    .filter(({ name }) => name !== place.name)
    .map((city) => ({ name: city.name, at: projection.project(city) }))
    .filter(({ at }) => isBoxInside(PICTURE_SIZE, boxAround(at, DOT_SIZE)))
    .toSorted((a, b) => distanceBetween(a.at, center) - distanceBetween(b.at, center))
    .slice(0, MOST_NEIGHBORS);
  return { projection, neighbors };
}

/** Where the line from the middle ends, and whether the office lies beyond the picture. */
interface Way {
  end: MapPoint;
  isBeyond: boolean;
}

/** The line to the office, or as far towards it as the picture goes. */
function wayTo(office: MapPoint, center: MapPoint): Way {
  const { width, height } = PICTURE_SIZE;
  const dx = office.x - center.x;
  const dy = office.y - center.y;
  const partOfWidth = (width / 2 - ARROW_TO_EDGE) / Math.max(Math.abs(dx), 1);
  const partOfHeight = (height / 2 - ARROW_TO_EDGE) / Math.max(Math.abs(dy), 1);
  const part = Math.min(partOfWidth, partOfHeight);
  if (part >= 1) return { end: office, isBeyond: false };
  return { end: { x: center.x + part * dx, y: center.y + part * dy }, isBeyond: true };
}
