import { isPlaced } from '../../../model/geo.ts';
import { type AreaMap, MAP_SIZE, type MapCity } from '../../../model/maps.ts';
import { find, type Site } from '../../../model/site.ts';
import {
  AREA_MAP_FIELD,
  areaMapProjection,
  BASE_RADIUS,
  baseNamePoint,
  LEFT_OUT,
  northBoxOn,
  takenBeforeNames,
  VALLEY_NAME,
  VALLEY_NAME_SIZE,
  valleyNamePoint,
} from './area-map-layout.ts';
import { type Box, boxAround, boxesAlong } from './boxes.ts';
import { drawLand } from './draw-land.ts';
import { type DrawingFrame, scaleOf } from './frame.ts';
import { ASIDE, DOT_SIZE, type NameLabel } from './labels.ts';
import { landIn, stateAt, statesOf } from './land.ts';
import { drawNorth, drawSmallSeal, letteredMark, mapFileOf, markAt, textMark } from './marks.ts';
import { ringsAround } from './rings.ts';

/** The picture, with the legend below its field. */
const FRAME: DrawingFrame = {
  ...MAP_SIZE,
  className: 'page',
  textScale: 0.9,
  field: { left: 0, right: AREA_MAP_FIELD.width, top: 0, bottom: AREA_MAP_FIELD.height },
  covered: [],
};

/** Rings around the office, by their miles. */
const RING_MILES: Record<AreaMap['name'], readonly number[]> = {
  valley: [10, 20, 30],
  region: [50, 100],
};

/** Draws what lies below the cities of a map, as an SVG file of its own. */
export function drawAreaMap(site: Site, map: AreaMap): string {
  const { business, cityBySlug } = site;
  const { base, cities } = map;
  const spots = cities.map(({ slug }) => find(cityBySlug, slug)).filter(isPlaced);
  const projection = areaMapProjection(map.name, business, spots);
  const states = statesOf(site);
  const rings = base ? ringsAround(business, RING_MILES[map.name], projection) : [];

  const northBox = northBoxOn(map, projection);
  const taken = [
    ...takenBeforeNames(map, business, northBox),
    ...cities.map((city) => boxAround(city, DOT_SIZE)),
    ...cities.flatMap(({ label }) => (label ? [nameBox(label)] : [])),
    ...cities.flatMap(leaderBoxes),
  ];
  const baseName = baseNamePoint(map);
  const valleyName = valleyNamePoint(map);
  const drawnLand = drawLand(FRAME, {
    land: landIn(projection, states).filter(({ kind }) => !LEFT_OUT.includes(kind)),
    mile: projection.mile,
    taken,
    rings,
    stateAt: (point) => stateAt(projection.spotAt(point), states),
  });

  return mapFileOf(
    FRAME,
    drawnLand,
    valleyName
      ? markAt(valleyName, letteredMark(VALLEY_NAME, 'gold-letters', VALLEY_NAME_SIZE))
      : '',
    baseName ? markAt(baseName, textMark(business.address.city, 'office-city', 11)) : '',
    `<path class="leader" d="${cities.map(leaderPath).join('')}"/>`,
    base ? drawSmallSeal(base, BASE_RADIUS) : '',
    drawNorth(northBox),
    drawLegend(projection.mile, rings.length > 0),
  );
}

/** What the name of a city takes; the pages write it over the drawing. */
function nameBox({ x, y, anchor, width }: NameLabel): Box {
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
  return boxAround({ x: middle, y }, width + 2 * ASIDE, 14);
}

/** What the line from a city to its name takes. */
function leaderBoxes({ x, y, label }: MapCity): Box[] {
  return label?.leader ? boxesAlong({ x, y }, label.leader) : [];
}

/** The line from a city to a name that stands apart from it; empty where it stands beside it. */
function leaderPath({ x, y, label }: MapCity): string {
  return label?.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : '';
}

/** How long the scale may be, in the map's units. */
const LONGEST_SCALE = 90;

/** How long the sample of a line is in the legend, and the size of its letters. */
const SAMPLE = 18;
const LEGEND_SIZE = 11.5;

/** The strip below a map: its scale, and what its lines are. */
function drawLegend(mile: number, hasRings: boolean): string {
  const { length: scale, words: scaleWords } = scaleOf(mile, LONGEST_SCALE);
  const { width, height } = AREA_MAP_FIELD;
  const firstRow = height + 12;
  const secondRow = height + 29;

  const entry = (x: number, y: number, words: string, length: number, sign: string) => {
    const lines = `<g class="lines" transform="translate(${x} ${y})">${sign}</g>`;
    return lines + markAt({ x: x + length + 5, y }, textMark(words, 'key start', LEGEND_SIZE));
  };
  const lineEntry = (x: number, y: number, words: string, ...classNames: string[]) => {
    const paths = classNames.map((name) => `<path class="${name}" d="M0 0h${SAMPLE}"/>`);
    return entry(x, y, words, SAMPLE, paths.join(''));
  };
  return [
    `<path class="strip" d="M-1 ${height}h${width + 2}v99H-1z"/>`,
    entry(8, firstRow, scaleWords, scale, `<path class="scale" d="M.5-4v4h${scale}v-4"/>`),
    hasRings ? lineEntry(160, firstRow, 'miles in a straight line', 'ring') : '',
    lineEntry(8, secondRow, 'interstate', 'interstate', 'interstate-middle'),
    lineEntry(96, secondRow, 'highway', 'highway'),
    lineEntry(174, secondRow, 'river', 'river'),
    lineEntry(237, secondRow, 'state line', 'state-line'),
  ].join('');
}
