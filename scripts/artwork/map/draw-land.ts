import type { MapPoint } from '../../../model/maps.ts';
import type { Box } from './boxes.ts';
import { straightPath } from './curves.ts';
import type { DrawingFrame } from './frame.ts';
import { textWidth } from './labels.ts';
import { BETWEEN_STATES, type MapLine } from './land.ts';
import { MarkWriter } from './mark-writer.ts';
import { letteredMark, letteredWidth, roadSign, textMark } from './marks.ts';
import { distanceBetween } from './projection.ts';
import type { DistanceRing } from './rings.ts';
import type { Spot } from './spots.ts';

/** What is drawn of the land. */
export interface LandChoice {
  /** The lines that can be seen. */
  land: readonly MapLine[];
  /** How long a mile is, in the picture's units. */
  mile: number;
  /** What stands on the map already. */
  taken: readonly Box[];
  /** Rings around the office; none where the office lies elsewhere. */
  rings: readonly DistanceRing[];
  /** The state at a point of the picture; undefined where it is none of those that the site names. */
  stateAt: (point: MapPoint) => string | undefined;
}

/** The sizes of letters, where those of the map have size 1. */
const RIVER_SIZE = 12.5;
const STATE_SIZE = 10;
const RING_SIZE = 10.5;

/** How much wider the letters of states are spaced. */
const STATE_SPACING = 1.3;

/** How many signs of roads are enough. */
const MOST_SIGNS = 7;

/**
 * Draws everything below the dots of a map: counties, states, rings around the office, rivers and
 * roads; names and signs wherever there is room for them.
 */
export function drawLand({ field, textScale }: DrawingFrame, choice: LandChoice): string {
  const { land, mile, taken, rings, stateAt } = choice;
  const linesOf = (...kinds: string[]) => land.filter(({ kind }) => kinds.includes(kind));

  const rivers = linesOf('river', 'small-river');
  const smallRoads = linesOf('road');
  const stateLines = linesOf('state-line', 'border');
  const largeRoads = linesOf('interstate', 'highway');

  // In the order in which they are drawn: a later layer lies over those before it.
  const paths = [
    drawLines('county', linesOf('county')),
    drawLines('ring', rings),
    drawLines('river', rivers),
    drawLines('state-line', stateLines),
    drawLines('river-border', linesOf('river-border')),
    drawLines('road', smallRoads),
    drawLines('highway', linesOf('highway')),
    drawLines('interstate', linesOf('interstate')),
    drawLines('interstate-middle', linesOf('interstate')),
  ];
  const lines = drawnAsLines(paths.join(''));
  const sources = rivers.map((river, index) => drawSource(river, mile, index));

  // In the order of their importance: what is written first has the choice.
  const lettered = [...rivers, ...stateLines, ...largeRoads, ...smallRoads];
  const writer = new MarkWriter({ field, textScale, lines: lettered, taken });
  const stateNames = writeStateNames(writer, linesOf('border', 'river-border'), stateAt);
  const signs = writeRoadSigns(writer, [...largeRoads, ...smallRoads]);
  const riverNames = writeRiverNames(writer, rivers);
  const ringNames = writeRingNames(writer, rings);

  return [lines, ...sources, stateNames, signs, riverNames, ringNames].join('');
}

function drawnAsLines(content: string): string {
  return `<g class="lines">${content}</g>`;
}

/** All lines of a kind as one path; empty without any. */
function drawLines(className: string, lines: readonly Pick<MapLine, 'path'>[]): string {
  const path = lines.map((line) => line.path).join('');
  return path === '' ? '' : `<path class="${className}" d="${path}"/>`;
}

/** How far from its source a river grows to its full strength, in miles. */
const GROWTH_MILES = 4;

/**
 * Hides the end of a river at its source, so that it begins out of the land and not in mid-air: the
 * first miles are drawn over in the color of the land, which fades.
 */
function drawSource({ parts, start }: MapLine, mile: number, index: number): string {
  const growth = GROWTH_MILES * mile;
  const isNear = (point: MapPoint) => distanceBetween(point, start) <= growth;

  const first = parts.find(([point]) => point && distanceBetween(point, start) < 1);
  const full = first?.findLast(isNear);
  if (first === undefined || full === undefined) return '';

  const from = `x1="${start.x.toFixed(1)}" y1="${start.y.toFixed(1)}"`;
  const to = `x2="${full.x.toFixed(1)}" y2="${full.y.toFixed(1)}"`;
  const id = `source-${index}`;

  const gradient = [
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${from} ${to}>`,
    '<stop class="land-stop"/>',
    '<stop class="land-stop" offset="1" stop-opacity="0"/>',
    '</linearGradient>',
  ].join('');
  const cover = straightPath(first.filter(isNear));

  return drawnAsLines(`${gradient}<path class="source" stroke="url(#${id})" d="${cover}"/>`);
}

/** Writes the names of two states along the first part of the line between them that has room. */
function writeStateNames(
  writer: MarkWriter,
  borders: readonly MapLine[],
  stateAt: LandChoice['stateAt'],
): string {
  const pairs = new Set(borders.map(({ name }) => name));
  const written = [...pairs].map((pair) => {
    const widths = pair.split(BETWEEN_STATES).map((name) => textWidth(name, STATE_SIZE, true));
    const room = { width: STATE_SPACING * Math.max(...widths), height: 30 };
    for (const { name, parts } of borders) {
      if (name !== pair) continue;

      const names = writer.writeAlong(parts, room, (spot) => drawStateNames(spot, stateAt));
      if (names !== '') return names;
    }
    return '';
  });
  return written.join('');
}

/** From the line between two states to the middle of their names. */
const FROM_BORDER = 8.5;

/** How far from the line it is asked which state lies there: farther where the line bends. */
const ASKED_FROM_BORDER = [FROM_BORDER, 14, 22, 34];

/** The names of two states, each on its side of the line between them; nothing where both sides are one state. */
function drawStateNames({ point, angle }: Spot, stateAt: LandChoice['stateAt']): string {
  const radians = (angle * Math.PI) / 180;
  const statesAt = (distance: number) =>
    [-distance, distance].map((y) =>
      stateAt({ x: point.x - y * Math.sin(radians), y: point.y + y * Math.cos(radians) }),
    );

  const [above, below] =
    ASKED_FROM_BORDER.map(statesAt).find(([one, other]) => one !== other) ?? [];
  const nameOf = (state: string | undefined, y: number) =>
    state === undefined ? '' : textMark(state.toUpperCase(), 'state', STATE_SIZE, y);
  return nameOf(above, -FROM_BORDER) + nameOf(below, FROM_BORDER);
}

/** Writes the signs of roads, upright, on their roads. */
function writeRoadSigns(writer: MarkWriter, roads: readonly MapLine[]): string {
  const signs = roads.map(({ name, parts }) => {
    const { sign, width } = roadSign(name);
    return writer.writeAlong(parts, { width: width + 3, height: 20, turned: false }, () => sign);
  });

  const written = signs.filter((sign) => sign !== '');
  return written.slice(0, MOST_SIGNS).join('');
}

/**
 * Writes the names of rivers beside them, where no line runs under them if that can be; where a name has
 * no room, a short form of it.
 */
function writeRiverNames(writer: MarkWriter, rivers: readonly MapLine[]): string {
  const write = (name: string, parts: MapLine['parts'], isClear: boolean) => {
    const width = letteredWidth(name, RIVER_SIZE) + 6;
    const wanted = { width, height: RIVER_SIZE, offset: 11, isClear };
    return writer.writeAlong(parts, wanted, () => letteredMark(name, 'river-letters', RIVER_SIZE));
  };

  const names = rivers.map(({ name, parts }) => {
    const shortName = name.replace('South Fork', 'S. Fork').replace(/River$/, 'R.');
    return (
      write(name, parts, true) ||
      write(shortName, parts, true) ||
      write(name, parts, false) ||
      write(shortName, parts, false)
    );
  });
  return names.join('');
}

/** Writes the miles of rings where they cross none of what is there. */
function writeRingNames(writer: MarkWriter, rings: readonly DistanceRing[]): string {
  const names = rings.map(({ words, spots }) => {
    const size = { width: textWidth(words, RING_SIZE, true) + 4, height: RING_SIZE };
    return writer.writeAtFree(spots, size, textMark(words, 'ring-name', RING_SIZE));
  });
  return names.join('');
}
