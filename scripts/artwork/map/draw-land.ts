import type { MapPoint } from '../../../model/maps.ts';
import type { Box } from './boxes.ts';
import type { DrawingFrame } from './frame.ts';
import { textWidth } from './labels.ts';
import type { MapLine } from './land.ts';
import { MarkWriter } from './mark-writer.ts';
import { letteredMark, letteredWidth, roadSign, shortPath, textMark } from './marks.ts';
import { distanceBetween } from './projection.ts';
import type { DistanceRing } from './rings.ts';

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
  /** Whether small rivers, and roads from one town to the next, are drawn too. */
  isDetailed: boolean;
}

/** The sizes of letters, where those of the map have size 1. */
const RIVER_SIZE = 12.5;
const STATE_SIZE = 10;
const RING_SIZE = 10.5;

/** How many signs of roads are enough. */
const MOST_SIGNS = 7;

/**
 * Draws everything below the dots of a map: counties, states, rings around the office, rivers and
 * roads; names and signs wherever there is room for them.
 */
export function drawLand({ field, textScale }: DrawingFrame, choice: LandChoice): string {
  const { land, mile, taken, rings, isDetailed } = choice;
  const linesOf = (...kinds: string[]) => land.filter(({ kind }) => kinds.includes(kind));

  const rivers = isDetailed ? linesOf('river', 'small-river') : linesOf('river');
  const smallRoads = isDetailed ? linesOf('road') : [];
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
  const lines = inTenths(paths.join(''));
  const sources = rivers.map((river, index) => drawSource(river, mile, index));

  // In the order of their importance: what is written first has the choice.
  const lettered = [...rivers, ...stateLines, ...largeRoads, ...smallRoads];
  const writer = new MarkWriter({ field, textScale, lines: lettered, taken });
  const stateNames = writeStateNames(writer, linesOf('border', 'river-border'));
  const signs = writeRoadSigns(writer, [...largeRoads, ...smallRoads]);
  const riverNames = writeRiverNames(writer, rivers);
  const ringNames = writeRingNames(writer, rings);

  return [lines, ...sources, stateNames, signs, riverNames, ringNames].join('');
}

/** Lines are drawn in tenths of the picture's unit, which makes their data short. */
function inTenths(content: string): string {
  return `<g class="lines" transform="scale(.1)">${content}</g>`;
}

/** All lines of a kind as one path; empty without any. */
function drawLines(className: string, lines: readonly Pick<MapLine, 'parts'>[]): string {
  const parts = lines.flatMap((line) => line.parts);
  if (parts.length === 0) return '';

  return `<path class="${className}" d="${parts.map(shortPath).join('')}"/>`;
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

  const tenths = (value: number) => Math.round(value * 10);
  const from = `x1="${tenths(start.x)}" y1="${tenths(start.y)}"`;
  const to = `x2="${tenths(full.x)}" y2="${tenths(full.y)}"`;
  const id = `source-${index}`;

  const gradient = [
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${from} ${to}>`,
    '<stop class="land-stop"/>',
    '<stop class="land-stop" offset="1" stop-opacity="0"/>',
    '</linearGradient>',
  ].join('');
  const cover = shortPath(first.filter(isNear));

  return inTenths(`${gradient}<path class="source" stroke="url(#${id})" d="${cover}"/>`);
}

/** Writes the names of the two states along the first part of the line between them that has room. */
function writeStateNames(writer: MarkWriter, borders: readonly MapLine[]): string {
  for (const { parts } of borders) {
    const names = writer.writeAlong(parts, { width: 60, height: 26 }, drawStateNames);
    if (names !== '') return names;
  }
  return '';
}

/** The names of the two states, on both sides of the line between them. */
function drawStateNames(angle: number): string {
  // Oregon lies in the west: above a text that is read upward, below one that is read downward.
  const idahoSide = angle < 0 ? 8.5 : -8.5;
  const oregon = textMark('OREGON', 'state', STATE_SIZE, -idahoSide);
  const idaho = textMark('IDAHO', 'state', STATE_SIZE, idahoSide);
  return oregon + idaho;
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
