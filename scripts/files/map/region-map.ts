import { geoCircle } from 'd3-geo';
import type { Coordinates } from '../../../model/geo.ts';
import { isPlaced } from '../../../model/geo.ts';
import { type AreaMap, MAP_SIZE, type MapPoint } from '../../../model/maps.ts';
import { find, type Site } from '../../../model/site.ts';
import { type Box, boxAround, DOT, isInside, placeLabels, textWidth } from './labels.ts';
import { drawLand, drawSmallSeal, mapSvg, mark, textMark } from './marks.ts';
import { apart, type Bounds, overlap, rounded, type View, viewOfPlaces } from './view.ts';

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
const RINGS: Record<AreaMap['name'], readonly number[]> = {
  valley: [10, 20, 30],
  region: [50, 100],
};
const MILES_PER_DEGREE = 69.09;

type City = { slug: string; name: string } & Partial<Coordinates>;

/** Where the office lies, and the name of its city. */
type Office = Coordinates & { address: { city: string } };

/**
 * Puts the cities on the map of the valley or on that of the region, each where its coordinates say,
 * and finds places for their names. A map without cities is left out.
 * @param featured slugs of the cities that stand out and get their names first
 */
export function layOutMaps(
  office: Office,
  cities: readonly City[],
  featured: readonly string[],
): AreaMap[] {
  const isInValley = ({ longitude, latitude }: Coordinates) =>
    overlap(VALLEY, [
      [longitude, latitude],
      [longitude, latitude],
    ]);
  const placed = cities.filter(isPlaced);
  const near = placed.filter(isInValley);
  const far = placed.filter((city) => !isInValley(city));
  return [
    ...(near.length > 0 ? [drawMap('valley', office, near, featured)] : []),
    // The valley is marked on it where it has a map of its own.
    ...(far.length > 0 ? [drawMap('region', office, far, featured, near.length > 0)] : []),
  ];
}

function drawMap(
  name: AreaMap['name'],
  office: Office,
  cities: readonly (City & Coordinates)[],
  featured: readonly string[],
  isValleyMarked = false,
): AreaMap {
  const view = viewOn(name, cities);
  const base = rounded(view.project(office));
  const map: AreaMap = {
    name,
    ...(isInside(FIELD, boxAround(base, 0)) && { base }),
    ...(isValleyMarked && { valley: valleyOn(view) }),
    cities: cities.map(({ slug, name, ...place }) => {
      return { slug, name, featured: featured.includes(slug), ...rounded(view.project(place)) };
    }),
  };
  const dots = map.cities.map((city) => ({
    ...city,
    strong: city.featured,
    size: city.featured ? 13 : 12,
    radius: isAtOffice(map, city) ? SEAL : DOT / 2,
  }));
  const places = placeLabels(dots, FIELD, standing(map, office), TARGET);
  const labeled = map.cities.map((city, index) => {
    const label = places[index]?.label;
    return label === undefined ? city : { ...city, label };
  });
  return { ...map, cities: labeled };
}

/** The valley, or the region and what lies beyond it. */
function viewOn(name: AreaMap['name'], cities: readonly Coordinates[]): View {
  if (name === 'valley') return viewOfPlaces(VALLEY, FIELD, 0);
  const places = cities.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  return viewOfPlaces([...REGION, ...places], FIELD, MARGIN);
}

function valleyOn({ project }: View): NonNullable<AreaMap['valley']> {
  const [[west, south], [east, north]] = VALLEY;
  const top = rounded(project({ latitude: north, longitude: west }));
  const bottom = project({ latitude: south, longitude: east });
  const { x: width, y: height } = rounded({ x: bottom.x - top.x, y: bottom.y - top.y });
  return { ...top, width, height };
}

function isAtOffice({ base }: Pick<AreaMap, 'base'>, city: MapPoint): boolean {
  return base !== undefined && apart(base, city) < SEAL;
}

/** Where the office's city is named, below the seal; undefined where it's a city of the map. */
function nameOfOffice(map: AreaMap): MapPoint | undefined {
  const { base, cities } = map;
  if (base === undefined || cities.some((city) => isAtOffice(map, city))) return undefined;
  return { x: base.x, y: base.y + SEAL + 8 };
}

/** What stands on a map before the names of its cities: the seal with its name, and the valley. */
function standing(map: AreaMap, { address }: Office): Box[] {
  const { base, valley } = map;
  const name = nameOfOffice(map);
  return [
    base ? boxAround(base, 2 * SEAL) : [],
    name ? boxAround(name, textWidth(address.city, 11, true), 14) : [],
    valley
      ? {
          left: valley.x,
          right: valley.x + valley.width,
          top: valley.y,
          bottom: valley.y + valley.height,
        }
      : [],
  ].flat();
}

/** Draws what lies below the cities of a map, as an SVG file of its own. */
export function drawMapPicture({ business, cityBySlug }: Site, map: AreaMap): string {
  const { base, valley, cities } = map;
  const view = viewOn(map.name, cities.map(({ slug }) => find(cityBySlug, slug)).filter(isPlaced));
  const around = geoCircle().center([business.longitude, business.latitude]).precision(3);
  const rings = (base ? RINGS[map.name] : []).map((miles) => ({
    words: `${miles} mi`,
    parts: view.seen(around.radius(miles / MILES_PER_DEGREE)().coordinates[0] ?? []),
  }));
  const labels = cities.flatMap(({ label }) => label ?? []);
  const names = labels.map(({ x, y, anchor, width }) => {
    const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
    return boxAround({ x: middle, y }, width, 14);
  });
  const taken = [
    ...standing(map, business),
    ...cities.map((city) => boxAround(city, DOT)),
    ...names,
  ];
  const leaders = cities.flatMap(({ x, y, label }) =>
    label?.leader ? [`M${x} ${y}L${label.leader.x} ${label.leader.y}`] : [],
  );
  const name = nameOfOffice(map);
  const middle = valley && { x: valley.x + valley.width / 2, y: valley.y + 9 };
  return mapSvg(
    MAP_SIZE,
    drawLand(view, taken, rings),
    middle ? mark(middle, textMark('The valley', 'valley-name')) : '',
    name ? mark(name, textMark(business.address.city, 'office-city')) : '',
    `<path class="leader" d="${leaders.join('')}"/>`,
    base ? drawSmallSeal(base, SEAL) : '',
    drawLegend(view.mile, rings.length > 0),
  );
}

/** The strip below a map: its scale, and what its lines are. */
function drawLegend(mile: number, rings: boolean): string {
  const miles = [2, 5, 10, 20, 50, 100, 200, 500].findLast((length) => length * mile <= 90) ?? 1;
  const scale = Math.round(miles * mile);
  const [first, second] = [FIELD.height + 13, FIELD.height + 29];
  const key = (x: number, y: number, words: string, width: number, sign: string) =>
    `<g class="lines" transform="translate(${x} ${y})">${sign}</g>${mark({ x: x + width + 5, y }, textMark(words, 'key'))}`;
  const line = (...names: string[]) =>
    names.map((name) => `<path class="${name}" d="M0 0h18"/>`).join('');
  return [
    `<path class="strip" d="M-1 ${FIELD.height}h${FIELD.width + 2}v99H-1z"/>`,
    key(8, first, `${miles} miles`, scale, `<path class="scale" d="M.5-4v4h${scale}v-4"/>`),
    rings ? key(166, first, 'miles in a straight line', 18, line('ring')) : '',
    key(8, second, 'interstate', 18, line('interstate', 'interstate-middle')),
    key(90, second, 'highway', 18, line('highway')),
    key(166, second, 'river', 18, line('river')),
    key(232, second, 'state line', 18, line('state-line')),
  ].join('');
}
