import type { Coordinates } from '../geo.ts';
import { buttonBox, type Frame } from './frames.ts';
import { fieldOf, type Label, type PlacedLabel, placed, type TownKind } from './labels.ts';
import { BETWEEN_STATES, LAND_LINES, LINE_KINDS } from './land.ts';
import {
  boxesMeet,
  isInside,
  type Point,
  type Projection,
  partsIn,
  simplified,
} from './projection.ts';
import {
  boxAround,
  pointsAlong,
  type Size,
  type Spot,
  spotsAlong,
  spotsAround,
  spotsInCorners,
  spotsOnRing,
  textWidth,
} from './spots.ts';

/** A city or another town on a map. */
export interface Town {
  kind: TownKind;
  name: string;
  /** Only for cities with a page. */
  slug?: string | undefined;
  at: Point;
  /** Whether the office mark replaces its dot. */
  isOffice: boolean;
}

interface MapPlan {
  frame: Frame;
  projection: Projection;
  office: Coordinates;
  /** The most important first. */
  towns: readonly Town[];
}

/** A map and the positions of everything on it. Unit: pixels of a map of its natural size. */
export interface AreaMap {
  size: Size;
  textScale: number;
  /** The lines of each kind as the data of an SVG path, in tenths of a pixel; those on top come last. */
  lines: readonly { kind: string; path: string }[];
  office: Point;
  /** The radii of the rings around the office. */
  rings: readonly number[];
  /** The most important first. */
  towns: readonly (Town & { label: PlacedLabel | undefined })[];
  /** What else is written or marked. */
  labels: readonly PlacedLabel[];
  /** The length of the scale. */
  scaleLength: number;
}

export function layOut({ frame, projection, office, towns }: MapPlan): AreaMap {
  const { size, textScale } = frame;
  const lines = visibleLines(frame, projection);
  const officePoint = projection.project(office);
  const rings = ringsOf(frame, projection.mile, officePoint);
  const scale = scaleOf(projection.mile, frame.longestScale);

  const names = new Map(towns.map((town) => [town, nameLabel(town, frame)]));
  const others = [
    northLabel(size),
    scaleLabel(size, scale),
    ...stateLabels(lines),
    ...signLabels(lines),
    ...riverLabels(lines),
    ...rings.map(({ label }) => label),
  ];
  const labels = placed([...names.values(), ...others], {
    map: size,
    textScale,
    taken: (zoom) => [
      buttonBox(frame, zoom),
      ...towns.map((town) => boxAround(town.at, squareOf(2 * radiusOf(town)), zoom)),
    ],
    lines: lines
      .filter(({ kind }) => kind !== 'county')
      .flatMap(({ parts }) => parts.flatMap(pointsAlong)),
  });

  return {
    size,
    textScale,
    lines: pathsOf(lines),
    office: officePoint,
    rings: rings.map(({ radius }) => radius),
    towns: [...names].map(([town, label]) => ({ ...town, label: labels.get(label) })),
    labels: others.flatMap((label) => labels.get(label) ?? []),
    scaleLength: scale.length,
  };
}

/** A line of the land as far as a map shows it. */
interface VisibleLine {
  kind: string;
  name: string;
  parts: Point[][];
}

/** How far a line may be from where it is, which nobody sees. Unit: pixels. */
const TOLERANCE = 0.4;

function visibleLines({ window, leftOut }: Frame, { project }: Projection): VisibleLine[] {
  return LAND_LINES.filter(({ kind }) => !leftOut.includes(kind))
    .map(({ kind, name, points }) => {
      const parts = partsIn(window, points.map(project));
      return { kind, name, parts: parts.map((part) => simplified(part, TOLERANCE)) };
    })
    .filter(({ parts }) => parts.length > 0);
}

function pathsOf(lines: readonly VisibleLine[]): AreaMap['lines'] {
  const paths = LINE_KINDS.map((kind) => {
    const parts = lines.filter((line) => line.kind === kind).flatMap((line) => line.parts);
    return { kind, path: parts.map(pathOf).join('') };
  });
  return paths.filter(({ path }) => path !== '');
}

/** In whole tenths and relative steps, which are short. */
function pathOf(points: readonly Point[]): string {
  const tenths = points.map(({ x, y }) => [Math.round(10 * x), Math.round(10 * y)] as const);
  const steps = tenths.map(([x, y], index) => {
    const [fromX, fromY] = tenths[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const [start, ...rest] = steps;
  return `M${start}l${rest.join(' ')}`.replaceAll(' -', '-');
}

/** The radius around a dot that names must avoid. Unit: pixels. */
const RADII: Record<TownKind, number> = { here: 6.5, featured: 4, city: 4, town: 4 };
export const OFFICE_RADIUS = 10;

function radiusOf({ kind, isOffice }: Town): number {
  return isOffice ? OFFICE_RADIUS : RADII[kind];
}

function squareOf(side: number): Size {
  return { width: side, height: side };
}

/** Font sizes. Unit: pixels. */
const NAME_SIZES: Record<TownKind, number> = { here: 20, featured: 14, city: 13, town: 11.5 };

/** The longest name of a map's own city; a longer one gets a smaller font. Unit: pixels. */
const HERE_WIDTH = 150;

/** The name of a town, unless a button covers its dot. */
function nameLabel(town: Town, frame: Frame): Label {
  const { kind, name, at } = town;
  const isBold = kind === 'here' || kind === 'featured';
  const usualSize = NAME_SIZES[kind];
  const usualWidth = textWidth(name, usualSize, isBold);
  const shrink = kind === 'here' ? Math.min(1, HERE_WIDTH / usualWidth) : 1;
  const size = { width: usualWidth * shrink, height: usualSize * shrink };

  const isCovered = (zoom: number) => {
    const dot = boxAround(at, squareOf(2 * radiusOf(town)), zoom);
    return boxesMeet(dot, buttonBox(frame, zoom));
  };
  return {
    kind,
    words: [name],
    spots: (zoom) => (isCovered(zoom) ? [] : spotsAround(at, radiusOf(town), size)),
    isNeeded: kind === 'here',
  };
}

/** With its letter. */
const NORTH_SIZE: Size = { width: 28, height: 50 };

function northLabel(map: Size): Label {
  const spots = spotsInCorners(map, NORTH_SIZE, 13);
  return { kind: 'north', words: ['N'], spots: () => spots };
}

/** With its words. */
const SCALE_HEIGHT = 26;

function scaleLabel(map: Size, { length, words }: Scale): Label {
  const fontSize = 11.5;
  const size = { width: textWidth(words, fontSize), height: SCALE_HEIGHT };
  const spots = spotsInCorners(map, size, fontSize, length);
  return { kind: 'scale', words: [words], spots: () => spots };
}

interface Scale {
  /** Unit: pixels. */
  length: number;
  words: string;
}

/** Possible lengths of the scale. Unit: miles. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100, 200];

/** The longest scale that fits. */
function scaleOf(mile: number, longest: number): Scale {
  const miles = SCALE_MILES.findLast((each) => each * mile <= longest) ?? 1;
  return { length: miles * mile, words: miles === 1 ? '1 mile' : `${miles} miles` };
}

/** Rings around the office, if it is on the map. */
function ringsOf({ size, textScale, rings }: Frame, mile: number, office: Point) {
  const isShown = isInside(fieldOf(size, 1 / textScale), boxAround(office, squareOf(0)));
  if (!isShown) return [];

  return rings.map((miles) => {
    const words = `${miles} mi`;
    const fontSize = 10.5;
    const name = { width: textWidth(words, fontSize, true) + 4, height: fontSize };
    const radius = miles * mile;
    const spots = spotsOnRing(office, radius, name);
    const label: Label = { kind: 'ring-name', words: [words], spots: () => spots };
    return { radius, label };
  });
}

/** The parts of lines of these kinds by their names. */
function partsByName(lines: readonly VisibleLine[], ...kinds: string[]): Map<string, Point[][]> {
  const byName = new Map<string, Point[][]>();
  for (const { kind, name, parts } of lines) {
    if (kinds.includes(kind)) byName.set(name, [...(byName.get(name) ?? []), ...parts]);
  }
  return byName;
}

/** Letter spacing of state names, as a factor of their width. */
const STATE_SPACING = 1.3;

/** The names of two states, one on each side of their border. */
function stateLabels(lines: readonly VisibleLine[]): Label[] {
  const fontSize = 10;
  const borders = partsByName(lines, 'state-line', 'river-border');
  return [...borders].map(([name, parts]) => {
    const words = name.toUpperCase().split(BETWEEN_STATES);
    const widths = words.map((state) => textWidth(state, fontSize, true) * STATE_SPACING);
    const size = { width: Math.max(...widths), height: 30, fontSize };
    return {
      kind: 'state',
      words,
      spots: (zoom) => spotsAlong(parts, size, zoom, { isTurned: true }),
    };
  });
}

/** The shield of an interstate ("I-84"), or the sign of a U.S. highway or state highway. */
function signLabels(lines: readonly VisibleLine[]): Label[] {
  const fontSize = 10.5;
  const roads = partsByName(lines, 'interstate', 'highway', 'road');
  return [...roads].map(([name, parts]) => {
    const kind = signKind(name);
    const number = name.replace(/^\D*/, '');
    const size = { width: signWidth(number) + 3, height: 20, fontSize };
    return { kind, words: [number], spots: (zoom) => spotsAlong(parts, size, zoom) };
  });
}

function signKind(road: string) {
  if (road.startsWith('I-')) return 'interstate';
  return road.startsWith('US') ? 'us-highway' : 'highway';
}

/** The width of a road's sign. Unit: pixels. */
export function signWidth(number: string): number {
  return Math.round(textWidth(number, 10.5, true)) + 9;
}

/** Font sizes of rivers, the usual one first. */
const RIVER_SIZES = [13, 11];

/** The distance from a river to the middle of its name. Unit: pixels. */
const BESIDE_RIVER = 10;

function riverLabels(lines: readonly VisibleLine[]): Label[] {
  const rivers = partsByName(lines, 'river', 'small-river');
  return [...rivers].map(([name, parts]) => {
    const spotsOfSize = (fontSize: number, zoom: number): Spot[] => {
      const size = { width: textWidth(name, fontSize), height: fontSize, fontSize };
      return spotsAlong(parts, size, zoom, { beside: BESIDE_RIVER, isTurned: true });
    };
    return {
      kind: 'river-name',
      words: [name],
      spots: (zoom) => RIVER_SIZES.flatMap((fontSize) => spotsOfSize(fontSize, zoom)),
    };
  });
}
