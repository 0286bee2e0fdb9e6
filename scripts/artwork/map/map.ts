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
  LabelSpace,
  type LineSpot,
  type MapSize,
  type NamedDot,
  pointsAlong,
  spotsAlong,
  spotsAround,
  textWidth,
} from './room.ts';
import type { View } from './view.ts';

/** A dot on a map and its name. */
export interface MapDot extends NamedDot {
  name: string;
  /** Only for cities with a page. */
  slug?: string | undefined;
  /** The map's own city, a featured city, another city, or a town without a page. */
  kind: 'here' | 'featured' | 'city' | 'town';
  /** The font size of its name. */
  size: number;
  /** Whether the office mark replaces the dot. */
  isOffice: boolean;
}

export interface MapPlan {
  frame: Frame;
  view: View;
  office: Coordinates;
  /** In order of priority: earlier names are placed first, and earlier dots are drawn on top. */
  dots: readonly MapDot[];
}

/** The visible parts of a line. */
interface VisibleLine extends Pick<LandLine, 'kind' | 'name'> {
  parts: MapPoint[][];
}

/** The positions of everything on a map. */
interface Layout {
  lines: readonly VisibleLine[];
  /** The dots' labels; undefined if there is no space for a name. */
  labels: readonly (MapLabel | undefined)[];
  north: Box | undefined;
  scale: Box | undefined;
  /** The space that is left for other names. */
  space: LabelSpace;
}

/** Radii at text scale 1. */
export const OFFICE_RADIUS = 10;
const DOT_RADII: Record<MapDot['kind'], number> = { here: 6, featured: 4.5, city: 3.6, town: 2.8 };

/** Includes the letter, at text scale 1. */
const NORTH_SIZE: MapSize = { width: 28, height: 50 };

/** The height of the scale with its label, and the label's font size, at text scale 1. */
const SCALE_HEIGHT = 26;
const SCALE_SIZE = 11.5;

/** Places the north mark and the scale in corners, then the names of the dots in order. */
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
  const space = new LabelSpace(field, [...taken, ...marks], linePoints);
  const labels = dots.map((dot) => space.take(spotsAround(dot), dot.kind === 'here')?.label);

  return { lines, labels, north, scale, space };
}

function scaled({ width, height }: MapSize, factor: number): MapSize {
  return { width: width * factor, height: height * factor };
}

/** The padding of marks in a corner, in the picture's units. */
const FROM_CORNER = 6;

/** The first free corner, starting at the upper right; undefined if all are taken. */
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

/** Possible lengths of the scale. Unit: miles. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100, 200];

/** The longest scale that fits, in the picture's units, and its label. */
function scaleOf(mile: number, longest: number): { length: number; words: string } {
  const miles = SCALE_MILES.findLast((each) => each * mile <= longest) ?? 1;
  return {
    length: Math.round(miles * mile),
    words: miles === 1 ? '1 mile' : `${miles} miles`,
  };
}

/** Draws a map as an SVG file that follows the color scheme of its page. */
export function drawMap(plan: MapPlan): string {
  const { frame, view, office, dots } = plan;
  const layout = layOut(plan);
  const officePoint = view.project(office);
  // Linked maps leave cities to the page. On other maps a dot needs a name or a list beside it.
  const isDrawn = ({ slug }: MapDot, index: number) =>
    frame.isLinked ? slug === undefined : frame.hasList || layout.labels[index] !== undefined;
  const drawnDots = dots.map((dot, index) =>
    isDrawn(dot, index) ? drawDot(dot, layout.labels[index]) : '',
  );

  const content = [
    ...drawLines(layout.lines),
    ...writeLand(frame, layout),
    ...drawRings(plan, layout.space),
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

/** Kinds of lines in drawing order, later ones on top. */
const LAYERS = [
  ...['county', 'river', 'small-river', 'state-line', 'river-border'],
  ...['road', 'highway', 'interstate', 'interstate-middle'],
];

function drawLines(lines: readonly VisibleLine[]): string[] {
  return LAYERS.map((layer) => {
    const kind = layer === 'interstate-middle' ? 'interstate' : layer;
    const parts = lines.filter((line) => line.kind === kind).flatMap((line) => line.parts);
    return parts.length === 0
      ? ''
      : `<path class="line ${layer}" d="${parts.map(pathOf).join('')}"/>`;
  });
}

/** The data of an SVG path through these points, in relative steps. */
function pathOf(points: readonly MapPoint[]): string {
  const steps = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return `${Number((x - from.x).toFixed(1))} ${Number((y - from.y).toFixed(1))}`;
  });
  const [start = { x: 0, y: 0 }] = points;
  return `M${start.x} ${start.y}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Font sizes at text scale 1. */
const RIVER_SIZE = 13;
const STATE_SIZE = 10;
const RING_SIZE = 10.5;

/** Letter spacing of state names, as a factor of their width. */
const STATE_SPACING = 1.3;

/** The distance from a line to the middle of its name, at text scale 1. */
const BESIDE_RIVER = 10;
const BESIDE_BORDER = 8.5;

/** Writes the names of states and rivers and the road signs, once each, where they fit. */
function writeLand({ textScale }: Frame, { lines, space }: Layout): string[] {
  /** Groups the parts of lines by name. */
  const named = (...kinds: string[]) => {
    const ofKinds = lines.filter(({ kind }) => kinds.includes(kind));
    const names = new Set(ofKinds.map(({ name }) => name));
    return [...names].map((name) => {
      const parts = ofKinds.filter((line) => line.name === name).flatMap((line) => line.parts);
      return { name, parts };
    });
  };
  const write = (spots: readonly LineSpot[], content: (spot: LineSpot) => string) => {
    const spot = space.take(spots);
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

/**
 * Positions for a ring's label, best first: in the southeast, then elsewhere. Unit: degrees from north.
 */
const RING_BEARINGS = [145, 125, 165, 215, 235, 195, 45, 60, 30, 300, 320];

/** Draws rings around the office, with labels where they fit. */
function drawRings({ frame, view, office }: MapPlan, space: LabelSpace): string[] {
  const { rings, textScale, field } = frame;
  const { x, y } = view.project(office);
  // Rings make no sense if the office isn't visible.
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
    const spot = space.take(spots);
    return spot ? markAt(spot, textMark(words, 'ring-name', RING_SIZE)) : '';
  });
  const circles = rings.map((miles) => {
    const radius = (miles * view.mile).toFixed(1);
    return `<circle class="line ring" cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  return [...circles, ...names];
}

/** A mark that map.css keeps at about the same size when the map is scaled. */
function markAt({ x, y }: MapPoint, content: string, angle = 0): string {
  const degrees = Math.round(angle);
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn}`;
  return `<g transform="${transform}"><g class="mark">${content}</g></g>`;
}

/** Text centered vertically on `y`. */
function textMark(words: string, className: string, size: number, y = 0): string {
  const height = y === 0 ? '' : ` y="${y}"`;
  return `<text class="${className}" font-size="${size}" dy=".35em"${height}>${escapeHtml(words)}</text>`;
}

function drawDot(
  { kind, name, size, isOffice, x, y }: MapDot,
  label: MapLabel | undefined,
): string {
  const dot = isOffice
    ? ''
    : markAt({ x, y }, `<circle class="dot ${kind}" r="${DOT_RADII[kind]}"/>`);
  return dot + (label ? markAt(label, textMark(name, `${kind} ${label.anchor}`, size)) : '');
}

/**
 * The shield of an interstate ("I-84"), or the box of a U.S. highway or state highway (rounded), and
 * its width.
 */
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

/** A needle in a ring, and its letter. */
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

/** A bar with its label above it. */
function drawScale(box: Box | undefined, { length, words }: ReturnType<typeof scaleOf>): string {
  if (box === undefined) return '';

  const middle = Math.round((box.left + box.right) / 2);
  const foot = Math.round(box.bottom) - 2;
  const bar = `<path class="bar" d="M${middle - length / 2} ${foot - 6}v6h${length}v-6"/>`;
  const wordsAt = { x: middle, y: (box.top + foot - 6) / 2 };
  return bar + markAt(wordsAt, textMark(words, 'key', SCALE_SIZE));
}
