import { geoCircle } from 'd3-geo';
import { isPlaced } from '../../../model/geo.ts';
import { type AreaMap, MAP_SIZE, type MapCity } from '../../../model/maps.ts';
import { find, type Site } from '../../../model/site.ts';
import {
  AREA_MAP_FIELD,
  areaMapProjection,
  BASE_RADIUS,
  baseNamePoint,
  takenBeforeNames,
} from './area-map-layout.ts';
import { type Box, boxAround } from './boxes.ts';
import { type DistanceRing, drawLand } from './draw-land.ts';
import { DOT_SIZE, type NameLabel } from './labels.ts';
import { drawSmallSeal, mapFileOf, markAt, textMark } from './marks.ts';

/** Rings around the office, by their miles. */
const RING_MILES: Record<AreaMap['name'], readonly number[]> = {
  valley: [10, 20, 30],
  region: [50, 100],
};

/** A degree of a great circle. */
const MILES_PER_DEGREE = 69.09;

/** Draws what lies below the cities of a map, as an SVG file of its own. */
export function drawAreaMap({ business, cityBySlug }: Site, map: AreaMap): string {
  const { base, valley, cities } = map;
  const places = cities.map(({ slug }) => find(cityBySlug, slug)).filter(isPlaced);
  const projection = areaMapProjection(map.name, places);

  const circle = geoCircle().center([business.longitude, business.latitude]).precision(3);
  const ringMiles = base ? RING_MILES[map.name] : [];
  const rings = ringMiles.map((miles): DistanceRing => {
    const [line = []] = circle.radius(miles / MILES_PER_DEGREE)().coordinates;
    return { words: `${miles} mi`, parts: projection.visibleParts(line) };
  });

  const taken = [
    ...takenBeforeNames(map, business),
    ...cities.map((city) => boxAround(city, DOT_SIZE)),
    ...cities.flatMap(({ label }) => (label ? [nameBox(label)] : [])),
  ];
  const baseName = baseNamePoint(map);
  const valleyName = valley && { x: valley.x + valley.width / 2, y: valley.y + 9 };
  return mapFileOf(
    MAP_SIZE,
    drawLand(projection, taken, rings),
    valleyName ? markAt(valleyName, textMark('The valley', 'valley-name')) : '',
    baseName ? markAt(baseName, textMark(business.address.city, 'office-city')) : '',
    `<path class="leader" d="${cities.map(leaderPath).join('')}"/>`,
    base ? drawSmallSeal(base, BASE_RADIUS) : '',
    drawLegend(projection.mile, rings.length > 0),
  );
}

/** What the name of a city takes; the pages write it over the drawing. */
function nameBox({ x, y, anchor, width }: NameLabel): Box {
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
  return boxAround({ x: middle, y }, width, 14);
}

/** The line from a city to a name that stands apart from it; empty where it stands beside it. */
function leaderPath({ x, y, label }: MapCity): string {
  return label?.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : '';
}

/** The lengths of a scale, in miles, and how long it may be, in the map's units. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 90;

/** How long the sample of a line is in the legend. */
const SAMPLE = 18;

/** The strip below a map: its scale, and what its lines are. */
function drawLegend(mile: number, hasRings: boolean): string {
  const miles = SCALE_MILES.findLast((length) => length * mile <= LONGEST_SCALE) ?? 1;
  const scale = Math.round(miles * mile);
  const { width, height } = AREA_MAP_FIELD;
  const firstRow = height + 13;
  const secondRow = height + 29;

  const entry = (x: number, y: number, words: string, length: number, sign: string) => {
    const lines = `<g class="lines" transform="translate(${x} ${y})">${sign}</g>`;
    return lines + markAt({ x: x + length + 5, y }, textMark(words, 'key'));
  };
  const lineEntry = (x: number, y: number, words: string, ...classNames: string[]) => {
    const paths = classNames.map((name) => `<path class="${name}" d="M0 0h${SAMPLE}"/>`);
    return entry(x, y, words, SAMPLE, paths.join(''));
  };
  return [
    `<path class="strip" d="M-1 ${height}h${width + 2}v99H-1z"/>`,
    entry(8, firstRow, `${miles} miles`, scale, `<path class="scale" d="M.5-4v4h${scale}v-4"/>`),
    hasRings ? lineEntry(166, firstRow, 'miles in a straight line', 'ring') : '',
    lineEntry(8, secondRow, 'interstate', 'interstate', 'interstate-middle'),
    lineEntry(90, secondRow, 'highway', 'highway'),
    lineEntry(166, secondRow, 'river', 'river'),
    lineEntry(232, secondRow, 'state line', 'state-line'),
  ].join('');
}
