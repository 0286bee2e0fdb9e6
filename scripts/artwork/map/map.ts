import type { Coordinates } from '../../../model/geo.ts';
import type { MapLabel, MapPoint } from '../../../model/maps.ts';
import { escapeHtml } from '../../../model/text.ts';
import { makeSvg } from '../drawing.ts';
import type { Frame } from './frames.ts';
import { BETWEEN_STATES, LAND_LINES, type LandLine } from './land.ts';
import {
  type Box,
  boxAround,
  boxesMeet,
  isInside,
  type LineSpot,
  type MapSize,
  type NamedDot,
  pointsAlong,
  Room,
  spotsAlong,
  spotsAround,
  textWidth,
} from './room.ts';
import type { View } from './view.ts';

/** A dot on a map, and how its name is written. */
export interface MapDot extends NamedDot {
  name: string;
  /** Of a city that has a page. */
  slug?: string | undefined;
  /** The city that the map is of, a featured city, another one, or a town that the business has no page for. */
  kind: 'here' | 'featured' | 'city' | 'town';
  /** The size of the letters of its name. */
  size: number;
  /** Whether the mark of the office stands in the place of the dot. */
  isOffice: boolean;
}

/** A map before it is drawn. */
export interface MapPlan {
  frame: Frame;
  view: View;
  office: Coordinates;
  /** Those that come first have the choice of spots for their names, and lie over the others. */
  dots: readonly MapDot[];
}

/** A line of the land, as far as a map shows it. */
interface VisibleLine extends Pick<LandLine, 'kind' | 'name'> {
  parts: MapPoint[][];
}

/** A plan with what stands where. */
interface Layout {
  lines: readonly VisibleLine[];
  /** The spots of the names of the dots; undefined where one has none. */
  labels: readonly (MapLabel | undefined)[];
  north: Box | undefined;
  scale: Box | undefined;
  /** What is left of the picture. */
  room: Room;
}

/** The radius of the mark of the office, and of dots, where letters have size 1. */
export const OFFICE_RADIUS = 10;
const DOT_RADII: Record<MapDot['kind'], number> = { here: 6, featured: 4.5, city: 3.6, town: 2.8 };

/** The size of the north mark with its letter, where letters have size 1. */
const NORTH_SIZE: MapSize = { width: 28, height: 50 };

/** The height of the scale with its words, and the size of these, where letters have size 1. */
const SCALE_HEIGHT = 26;
const SCALE_SIZE = 11.5;

/** Finds spots for the marks of a map in its corners, and for the names of its dots, in their order. */
export function layOut({ frame, view, office, dots }: MapPlan): Layout {
  const { field, covered, textScale, leftOut } = frame;
  const lines = LAND_LINES.filter(({ kind }) => !leftOut.includes(kind))
    .map(({ kind, name, points }) => ({ kind, name, parts: view.visibleParts(points) }))
    .filter(({ parts }) => parts.length > 0);

  const dotBoxes = dots.map((dot) => boxAround(dot, 2 * dot.radius));
  const officeBox = boxAround(view.project(office), 2 * OFFICE_RADIUS * textScale);
  const taken = [...covered, ...dotBoxes, officeBox];

  const north = cornerBox(field, scaled(NORTH_SIZE, textScale), taken);
  const { length, words } = scaleOf(view.mile, frame.longestScale);
  const scaleWidth = Math.max(length, textWidth(words, SCALE_SIZE) * textScale);
  const scaleSize = { width: scaleWidth, height: SCALE_HEIGHT * textScale };
  const scale = cornerBox(field, scaleSize, north ? [...taken, north] : taken);

  const marks = [north, scale].filter((box) => box !== undefined);
  const linePoints = lines
    .filter(({ kind }) => kind !== 'county')
    .flatMap(({ parts }) => parts.flatMap(pointsAlong));
  const room = new Room(field, [...taken, ...marks], linePoints);
  const labels = dots.map((dot) => room.take(spotsAround(dot), dot.kind === 'here')?.label);

  return { lines, labels, north, scale, room };
}

function scaled({ width, height }: MapSize, factor: number): MapSize {
  return { width: width * factor, height: height * factor };
}

/** From a corner of the field to what stands in it, in the picture's units. */
const FROM_CORNER = 6;

/** The first corner of a field that is free, from the upper right on; undefined where none is. */
function cornerBox(
  { left, right, top, bottom }: Box,
  { width, height }: MapSize,
  taken: readonly Box[],
): Box | undefined {
  const lefts = [right - FROM_CORNER - width, left + FROM_CORNER];
  const tops = [top + FROM_CORNER, bottom - FROM_CORNER - height];
  const corners = tops.flatMap((y) =>
    lefts.map((x) => ({ left: x, right: x + width, top: y, bottom: y + height })),
  );
  return corners.find((corner) => !taken.some((other) => boxesMeet(corner, other)));
}

/** The lengths of a scale. Unit: miles. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100, 200];

/** The longest scale that has room, in the picture's units, and what it stands for. */
function scaleOf(mile: number, longest: number): { length: number; words: string } {
  const miles = SCALE_MILES.findLast((each) => each * mile <= longest) ?? 1;
  return {
    length: Math.round(miles * mile),
    words: miles === 1 ? '1 mile' : `${miles} miles`,
  };
}

/** Draws a map as an SVG file, which follows the color scheme of a page that shows it. */
export function drawMap(plan: MapPlan): string {
  const { frame, view, office, dots } = plan;
  const layout = layOut(plan);
  const officePoint = view.project(office);
  // The page writes cities over a linked map. A dot that neither a name nor a list tells of says nothing.
  const isDrawn = ({ slug }: MapDot, index: number) =>
    frame.isLinked ? slug === undefined : frame.hasList || layout.labels[index] !== undefined;
  const drawnDots = dots.map((dot, index) =>
    isDrawn(dot, index) ? drawDot(dot, layout.labels[index]) : '',
  );

  const content = [
    ...drawLines(layout.lines),
    ...writeLand(frame, layout),
    ...drawRings(plan, layout.room),
    markAt(officePoint, '<circle class="office" r="9"/><circle class="dot here" r="3.5"/>'),
    ...drawnDots.toReversed(),
    drawNorth(layout.north),
    drawScale(layout.scale, scaleOf(view.mile, frame.longestScale)),
  ];
  const { width, height, className } = frame;
  return makeSvg('map/map', {
    width: `${width}`,
    height: `${height}`,
    className,
    content: content.join(''),
  });
}

/** The kinds of lines in the order in which they are drawn: a later one lies over those before it. */
const LAYERS = [
  ...['county', 'river', 'small-river', 'state-line', 'river-border'],
  ...['road', 'highway', 'interstate', 'interstate-middle'],
];

/** All lines of a kind as one path. */
function drawLines(lines: readonly VisibleLine[]): string[] {
  return LAYERS.map((layer) => {
    const kind = layer === 'interstate-middle' ? 'interstate' : layer;
    const parts = lines.filter((line) => line.kind === kind).flatMap((line) => line.parts);
    return parts.length === 0
      ? ''
      : `<path class="line ${layer}" d="${parts.map(pathOf).join('')}"/>`;
  });
}

/** Straight lines from point to point, as the data of an SVG path in relative steps. */
function pathOf(points: readonly MapPoint[]): string {
  const steps = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return `${Number((x - from.x).toFixed(1))} ${Number((y - from.y).toFixed(1))}`;
  });
  const [start = { x: 0, y: 0 }] = points;
  return `M${start.x} ${start.y}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** The sizes of letters, where those of the map have size 1. */
const RIVER_SIZE = 13;
const STATE_SIZE = 10;
const RING_SIZE = 10.5;

/** How much wider the letters of states are spaced. */
const STATE_SPACING = 1.3;

/** From a line to the middle of a name beside it, where letters have size 1. */
const BESIDE_RIVER = 10;
const BESIDE_BORDER = 8.5;

/** Writes the names of states and rivers and the signs of roads, each once, where there is room. */
function writeLand({ textScale }: Frame, { lines, room }: Layout): string[] {
  /** The names of lines, each with the parts of all lines of this name. */
  const named = (...kinds: string[]) => {
    const ofKinds = lines.filter(({ kind }) => kinds.includes(kind));
    const names = new Set(ofKinds.map(({ name }) => name));
    return [...names].map((name) => {
      const parts = ofKinds.filter((line) => line.name === name).flatMap((line) => line.parts);
      return { name, parts };
    });
  };
  const write = (spots: readonly LineSpot[], content: (spot: LineSpot) => string) => {
    const spot = room.take(spots);
    return spot ? markAt(spot, content(spot), spot.angle) : '';
  };

  const states = named('state-line', 'river-border').map(({ name, parts }) => {
    const sides = name.split(BETWEEN_STATES).map((state) => state.toUpperCase());
    const widths = sides.map((state) => textWidth(state, STATE_SIZE, true) * STATE_SPACING);
    const size = scaled({ width: Math.max(...widths), height: 30 }, textScale);
    return write(spotsAlong(parts, size, { isTurned: true }), ({ isReversed }) => {
      const [above = '', below = ''] = isReversed ? sides.toReversed() : sides;
      return (
        textMark(above, 'state', STATE_SIZE, -BESIDE_BORDER) +
        textMark(below, 'state', STATE_SIZE, BESIDE_BORDER)
      );
    });
  });
  const signs = named('interstate', 'highway', 'road').map(({ name, parts }) => {
    const { sign, width } = roadSign(name);
    const size = scaled({ width: width + 3, height: 20 }, textScale);
    return write(spotsAlong(parts, size), () => sign);
  });
  const rivers = named('river', 'small-river').map(({ name, parts }) => {
    const size = { width: textWidth(name, RIVER_SIZE), height: RIVER_SIZE };
    const sides = [-BESIDE_RIVER, BESIDE_RIVER].flatMap((beside) =>
      spotsAlong(parts, scaled(size, textScale), {
        offset: beside * textScale,
        isTurned: true,
      }),
    );
    return write(sides, () => textMark(name, 'river-name', RIVER_SIZE));
  });

  return [...states, ...signs, ...rivers];
}

/** Where the miles of a ring can stand, the best first: in the southeast, then elsewhere. Unit: degrees from north. */
const RING_BEARINGS = [145, 125, 165, 215, 235, 195, 45, 60, 30, 300, 320];

/** Draws rings around the office, and writes their miles where there is room. */
function drawRings({ frame, view, office }: MapPlan, room: Room): string[] {
  const { rings, textScale, field } = frame;
  const { x, y } = view.project(office);
  // Nobody could tell what they are around.
  if (!isInside(field, boxAround({ x, y }, 0))) return [];

  const names = rings.map((miles) => {
    const words = `${miles} mi`;
    const spots = RING_BEARINGS.map((degrees) => {
      const bearing = (degrees * Math.PI) / 180;
      const point = {
        x: x + miles * view.mile * Math.sin(bearing),
        y: y - miles * view.mile * Math.cos(bearing),
      };
      const width = (textWidth(words, RING_SIZE, true) + 4) * textScale;
      return { ...point, boxes: [boxAround(point, width, RING_SIZE * textScale)] };
    });
    const spot = room.take(spots);
    return spot ? markAt(spot, textMark(words, 'ring-name', RING_SIZE)) : '';
  });
  const circles = rings.map((miles) => {
    const radius = (miles * view.mile).toFixed(1);
    return `<circle class="line ring" cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  return [...circles, ...names];
}

/** Something small at a spot, which keeps about its size where the map is shown larger. */
function markAt({ x, y }: MapPoint, content: string, angle = 0): string {
  const degrees = Math.round(angle);
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn}`;
  return `<g transform="${transform}"><g class="mark">${content}</g></g>`;
}

/** A text whose middle line is at a height. */
function textMark(words: string, className: string, size: number, y = 0): string {
  const height = y === 0 ? '' : ` y="${y}"`;
  return `<text class="${className}" font-size="${size}" dy=".35em"${height}>${escapeHtml(words)}</text>`;
}

/** A dot with its name. */
function drawDot(
  { kind, name, size, isOffice, x, y }: MapDot,
  label: MapLabel | undefined,
): string {
  const dot = isOffice
    ? ''
    : markAt({ x, y }, `<circle class="dot ${kind}" r="${DOT_RADII[kind]}"/>`);
  return dot + (label ? markAt(label, textMark(name, `${kind} ${label.anchor}`, size)) : '');
}

/** The shield of an interstate ("I-84"), the box of a US highway, or the rounded one of a state's, and its width. */
function roadSign(name: string): { sign: string; width: number } {
  const size = 10.5;
  const number = name.replace(/^\D*/, '');
  if (name.startsWith('I-')) {
    const shield = '<path class="sign-interstate" d="M-11-9q11 4 22 0q5 12-11 20q-16-8-11-20z"/>';
    return { sign: shield + textMark(number, 'shield on-sign', size), width: 24 };
  }
  const width = Math.round(textWidth(number, size, true)) + 9;
  const corner = name.startsWith('US') ? 2.5 : 7.5;
  const box = `<rect class="sign" x="${-width / 2}" y="-7.5" width="${width}" height="15" rx="${corner}"/>`;
  return { sign: box + textMark(number, 'shield', size), width };
}

/** The north mark: a needle in a ring, and its letter. */
function drawNorth(box: Box | undefined): string {
  if (box === undefined) return '';

  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const needle = [
    '<circle class="thin" cy="9" r="13"/>',
    '<path class="gold" d="M0-10l4.2 19h-8.4z"/>',
    '<path class="thin" d="M0 28l4.2-19h-8.4z"/>',
  ].join('');
  return markAt(middle, needle + textMark('N', 'north', 13, -18));
}

/** The scale: a bar with its words above it. */
function drawScale(box: Box | undefined, { length, words }: ReturnType<typeof scaleOf>): string {
  if (box === undefined) return '';

  const middle = Math.round((box.left + box.right) / 2);
  const foot = Math.round(box.bottom) - 2;
  const bar = `<path class="bar" d="M${middle - length / 2} ${foot - 6}v6h${length}v-6"/>`;
  const wordsAt = { x: middle, y: (box.top + foot - 6) / 2 };
  return bar + markAt(wordsAt, textMark(words, 'key', SCALE_SIZE));
}
