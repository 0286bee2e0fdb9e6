import {
  type AreaMap,
  isPlaced,
  MAP_SIZE,
  type MapCity,
  type MapName,
  type RegionMap,
} from '../../../model/region-map.ts';
import { find, type Site } from '../../../model/site.ts';
import {
  type Box,
  boxAround,
  boxesAlong,
  DOT,
  isInside,
  type Label,
  meet,
  placeLabels,
  textWidth,
} from './labels.ts';
import { ringAround } from './land.ts';
import { drawAlong, drawLines, drawMarks, drawSeal, mark, picture, text } from './marks.ts';
import {
  apart,
  type Bounds,
  type Coordinates,
  overlap,
  type Point,
  type View,
  viewOfPlaces,
} from './view.ts';

/** The valley around the office: its cities lie too close to be told apart on a map of the region. */
const VALLEY: Bounds = [
  [-117.07, 43.32],
  [-116.08, 44.12],
];

/** What the map of the region shows at least. */
const REGION: Bounds = [
  [-117.5, 42.42],
  [-114.3, 44.98],
];

/** The part of a map above its legend, where cities can lie. */
const FIELD = { width: MAP_SIZE.width, height: MAP_SIZE.height - 40 };

/** From the outermost city of the region to the edge of its map. */
const MARGIN = 10;

/** The radius of the seal at the office. */
const SEAL = 11;

/** The least height of what can be tapped (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** Rings around the office, by their miles. */
const RINGS: Record<MapName, readonly number[]> = { valley: [10, 20, 30], region: [50, 100] };

interface City {
  slug: string;
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Where the office lies, and the name of its city. */
type Office = Coordinates & { address: { city: string } };

/**
 * Puts the cities on the map of the valley or on that of the region, each where its coordinates say,
 * and finds places for their names. A map without cities is left out.
 * @param featured slugs of the cities that stand out and get their names first
 */
export function drawRegionMap(
  office: Office,
  cities: readonly City[],
  featured: readonly string[],
): RegionMap {
  const placed = cities.filter(isPlaced);
  const inValley = placed.filter(isInValley);
  const others = placed.filter((city) => !isInValley(city));
  const valley = inValley.length === 0 ? [] : [drawMap('valley', office, inValley, featured)];
  if (others.length === 0) return { maps: valley };
  return { maps: [...valley, drawMap('region', office, others, featured, valley.length > 0)] };
}

function isInValley({ longitude, latitude }: Coordinates): boolean {
  const at: [number, number] = [longitude, latitude];
  return overlap(VALLEY, [at, at]);
}

function drawMap(
  name: MapName,
  office: Office,
  cities: readonly (City & Coordinates)[],
  featured: readonly string[],
  /** Whether the valley is marked on it. */
  framed = false,
): AreaMap {
  const view = viewOn(name, cities);
  const at = rounded(view.project(office));
  const base = isInside(FIELD, boxAround(at, 0)) ? at : undefined;
  const dots = cities.map(({ slug, name: words, ...place }) => {
    const strong = featured.includes(slug);
    const point = rounded(view.project(place));
    const radius = base && apart(point, base) < SEAL ? SEAL : DOT / 2;
    return { ...point, name: words, size: strong ? 13 : 12, strong, radius };
  });
  const map: AreaMap = {
    name,
    ...(base && { base }),
    ...(framed && { valley: valleyOn(view) }),
    cities: cities.map(({ slug, name: words }, index) => {
      const { x = 0, y = 0, strong = false } = dots[index] ?? {};
      return { slug, name: words, featured: strong, x, y };
    }),
  };
  const labels = placeLabels(dots, FIELD, standing(map, office), { least: TARGET });
  const labeled = map.cities.map((city, index) => {
    const label = labels[index];
    return label === undefined ? city : { ...city, label: labelOf(label) };
  });
  return { ...map, cities: labeled };
}

function labelOf({ at, anchor, text: { left, right }, leader }: Label): MapCity['label'] {
  const end = leader && rounded(leader[1]);
  return { ...rounded(at), anchor, width: Math.ceil(right - left), ...(end && { leader: end }) };
}

/** The valley, or the region and what lies beyond it. */
function viewOn(name: MapName, cities: readonly Coordinates[]): View {
  if (name === 'valley') return viewOfPlaces(VALLEY, FIELD, 0);
  const places = cities.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  return viewOfPlaces([...REGION, ...places], FIELD, MARGIN);
}

function valleyOn({ project }: View): NonNullable<AreaMap['valley']> {
  const [[west, south], [east, north]] = VALLEY;
  const top = rounded(project({ latitude: north, longitude: west }));
  const bottom = rounded(project({ latitude: south, longitude: east }));
  const { x: width, y: height } = rounded({ x: bottom.x - top.x, y: bottom.y - top.y });
  return { ...top, width, height };
}

/** What stands on a map before the names of its cities: dots, the seal, the window, their names. */
function standing(map: AreaMap, office: Office): Box[] {
  const { base, valley } = map;
  const boxes = [
    ...(base ? [boxAround(base, 2 * SEAL)] : []),
    ...namesOn(map, office).map(({ box }) => box),
  ];
  if (valley === undefined) return boxes;
  const [right, bottom] = [valley.x + valley.width, valley.y + valley.height];
  const corners = [
    valley,
    { ...valley, x: right },
    { x: right, y: bottom },
    { ...valley, y: bottom },
  ];
  return [
    ...boxes,
    ...corners.flatMap((from, index) => boxesAlong(from, corners[(index + 1) % 4] ?? from)),
  ];
}

/** The name of the office's city, where that is not on the map, and of the valley in its window. */
function namesOn({ base, valley, cities }: AreaMap, { address }: Office) {
  const dots = cities.map((city) => boxAround(city, DOT));
  const firstFree = (words: string, className: string, places: readonly Point[]) =>
    places
      .map((at) => ({ words, className, at, box: boxAround(at, textWidth(words, 11, true), 14) }))
      .filter(({ box }) => isInside(FIELD, box) && !dots.some((dot) => meet(dot, box)))
      .slice(0, 1);
  const names = [];
  if (base && cities.every((city) => apart(city, base) >= SEAL)) {
    const places = [SEAL + 8, -SEAL - 8].map((below) => ({ x: base.x, y: base.y + below }));
    names.push(...firstFree(address.city, 'office-city', places));
  }
  if (valley) {
    const { x, y, width, height } = valley;
    const places = [y + 9, y + height - 9].map((level) => ({ x: x + width / 2, y: level }));
    names.push(...firstFree('The valley', 'valley-name', places));
  }
  return names;
}

/** Draws what lies below the cities of a map, as an SVG file of its own. */
export function drawMapPicture({ business, cityBySlug }: Site, map: AreaMap): string {
  const cities = map.cities.map(({ slug }) => find(cityBySlug, slug)).filter(isPlaced);
  const view = viewOn(map.name, cities);
  const rings = (map.base ? RINGS[map.name] : []).map((miles) => ({
    words: `${miles} mi`,
    parts: ringAround(business, miles, view),
  }));
  const taken: Box[] = [
    ...standing(map, business),
    ...map.cities.flatMap((city) => [boxAround(city, DOT), ...labelBox(city)]),
  ];
  const marks = drawMarks(view, taken);
  const ringNames = rings.map(({ words, parts }) => {
    const wanted = { width: textWidth(words, 9) + 4, height: 12 };
    return drawAlong(parts, wanted, FIELD, taken, () => text(words, 'ring-name'));
  });
  return picture(
    MAP_SIZE,
    drawLines(
      view,
      rings.flatMap(({ parts }) => parts),
    ),
    marks,
    ...namesOn(map, business).map(({ at, words, className }) => mark(at, text(words, className))),
    ...ringNames,
    drawLeaders(map),
    map.base ? drawSeal(map.base, SEAL) : '',
    drawLegend(view.mile, rings.length > 0),
  );
}

function labelBox({ label }: MapCity): Box[] {
  if (label === undefined) return [];
  const { x, y, anchor, width } = label;
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
  return [boxAround({ x: middle, y }, width, 14)];
}

function drawLeaders({ cities }: AreaMap): string {
  const lines = cities.flatMap(({ x, y, label }) =>
    label?.leader === undefined ? [] : `M${x} ${y}L${label.leader.x} ${label.leader.y}`,
  );
  return lines.length === 0 ? '' : `<path class="leader" d="${lines.join('')}"/>`;
}

/** The strip below a map: its scale, and what its lines are. */
function drawLegend(mile: number, rings: boolean): string {
  const miles = [2, 5, 10, 20, 50, 100, 200, 500].findLast((length) => length * mile <= 90) ?? 1;
  const scale = Math.round(miles * mile);
  const [first, second] = [FIELD.height + 13, FIELD.height + 29];
  const key = (x: number, y: number, words: string, width: number, sign: string) =>
    `<g class="lines" transform="translate(${x} ${y})">${sign}</g>${mark({ x: x + width + 5, y }, text(words, 'key'))}`;
  const line = (...names: string[]) =>
    names.map((name) => `<path class="${name}" d="M0 0h18"/>`).join('');
  return [
    `<path class="strip" d="M-1 ${FIELD.height}h${FIELD.width + 2}v99H-1z"/>`,
    key(8, first, `${miles} miles`, scale, `<path class="scale" d="M.5-4v4h${scale}v-4"/>`),
    rings ? key(166, first, 'miles in a straight line', 18, line('ring')) : '',
    key(8, second, 'interstate', 18, line('interstate', 'interstate-middle')),
    key(96, second, 'highway', 18, line('highway')),
    key(178, second, 'river', 18, line('river')),
    key(244, second, 'Oregon', 14, '<path class="key-oregon" d="M1 5l10-10M6 5l8-8M0 0l5-5"/>'),
  ].join('');
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
