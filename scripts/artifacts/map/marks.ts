import { escapeHtml } from '../../../model/text.ts';
import { spotAlong } from './along.ts';
import type { Box, Point } from './geometry.ts';
import { readGround } from './ground.ts';
import { readWays, type Way } from './lines.ts';
import { type Coordinates, isWithin, type View } from './projection.ts';
import { textWidth } from './text-width.ts';

/** Sizes of what is written on a map, in its units. */
const SIZE = { river: 11, shield: 9, state: 9.5, ring: 9 } as const;

/** How much narrower the serif of rivers is. */
const SERIF = 0.82;

/** How many shields a road has at most on one map. */
const SHIELDS = 2;
/** Between two shields of one road, in the map's units. */
const APART = 90;

/** Something small at a place; it is drawn smaller on a wide map (map-style.ts). */
export function mark({ x, y }: Point, content: string, angle = 0): string {
  const turn = Math.round(angle) === 0 ? '' : ` rotate(${Math.round(angle)})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn}"><g class="m">${content}</g></g>`;
}

export function text(words: string, className: string, attributes = ''): string {
  return `<text class="${className}" dy=".35em"${attributes}>${escapeHtml(words)}</text>`;
}

/**
 * Names of rivers and states, and shields of roads, wherever there is room for them.
 * @param taken what stands on the map already; what is placed is added
 */
export async function drawMarks(view: View, taken: Box[]): Promise<string> {
  const ways = await readWays();
  const lines = ways.map((way) => ({ way, points: seen(way.places, view) }));
  const marks = [await drawStates(view, taken)];
  for (const { way, points } of lines) {
    if (points.length === 0) continue;
    if (way.kind === 'river') {
      const others = lines.flatMap((line) => (line.way === way ? [] : line.points.flat()));
      marks.push(drawRiver(way, points, view, taken, others));
    } else {
      marks.push(drawShields(way, points, view, taken));
    }
  }
  return marks.join('');
}

function drawRiver(
  { name }: Way,
  lines: readonly (readonly Point[])[],
  view: View,
  taken: Box[],
  others: readonly Point[],
): string {
  for (const words of [name, name.replace(/River$/, 'R.')]) {
    const size = { width: textWidth(words, SIZE.river) * SERIF, height: SIZE.river };
    const wanted = { text: size, offset: 8.5, turned: true };
    const spot = spotAlong(lines, wanted, view, taken, others);
    if (spot === undefined) continue;
    taken.push(...spot.boxes);
    return mark(spot.at, text(words, 'river-name'), spot.angle);
  }
  return '';
}

function drawShields(
  way: Way,
  lines: readonly (readonly Point[])[],
  view: View,
  taken: Box[],
): string {
  const { number, width, shape } = shield(way);
  const size = { width: width + 3, height: 17 };
  const own: Box[] = [];
  let drawn = '';
  for (let count = 0; count < SHIELDS; count++) {
    const wanted = { text: size, offset: 0, turned: false };
    const spot = spotAlong(lines, wanted, view, [...taken, ...own]);
    if (spot === undefined) break;
    const { x, y } = spot.at;
    own.push({ left: x - APART, right: x + APART, top: y - APART, bottom: y + APART });
    taken.push(...spot.boxes);
    drawn += mark(
      spot.at,
      shape + text(number, way.kind === 'interstate' ? 'shield on-sign' : 'shield'),
    );
  }
  return drawn;
}

/** The sign of a road: a shield for the interstate, a box for a US highway, a rounded one for a state's. */
function shield({ name, kind }: Pick<Way, 'name' | 'kind'>) {
  const number = name.replace(/^\D*/, '');
  const width = textWidth(number, SIZE.shield, true) + 7;
  if (kind === 'interstate') {
    const shape = '<path class="sign-interstate" d="M-9-8q9 4 18 0q4 10-9 17q-13-7-9-17z"/>';
    return { number, width: 20, shape };
  }
  const round = name.startsWith('US') ? 2 : 6.5;
  const box = `x="${(-width / 2).toFixed(1)}" y="-6.5" width="${width.toFixed(1)}" height="13" rx="${round}"`;
  return { number, width, shape: `<rect class="sign" ${box}/>` };
}

/** The names of the two states, on both sides of the line between them. */
async function drawStates(view: View, taken: Box[]): Promise<string> {
  const { between } = await readGround();
  const lines = between.flatMap((line) => seen(line, view));
  const wanted = { text: { width: 56, height: 24 }, offset: 0, turned: true };
  const spot = spotAlong(lines, wanted, view, taken);
  if (spot === undefined) return '';
  taken.push(...spot.boxes);
  // Oregon lies in the west: above a text that is read upward, below one that is read downward.
  const above = spot.angle < 0;
  const line = (name: string, up: boolean) => text(name, 'state', ` y="${up ? -7.5 : 7.5}"`);
  return mark(spot.at, line('OREGON', above) + line('IDAHO', !above), spot.angle);
}

/** The miles of a ring, where there is room on it. */
export function drawRingLabel(
  miles: number,
  ring: readonly Coordinates[],
  view: View,
  taken: Box[],
) {
  const words = `${miles} mi`;
  const size = { width: textWidth(words, SIZE.ring) + 4, height: SIZE.ring + 3 };
  const spot = spotAlong(seen(ring, view), { text: size, offset: 0, turned: true }, view, taken);
  if (spot === undefined) return '';
  taken.push(...spot.boxes);
  return mark(spot.at, text(words, 'ring-name'), spot.angle);
}

/** The parts of a line that lie within a view, in its units. */
export function seen(places: readonly Coordinates[], view: View): Point[][] {
  const parts: Point[][] = [[]];
  for (const place of places) {
    if (isWithin(view.bounds, place)) parts.at(-1)?.push(view.project(place));
    else if (parts.at(-1)?.length !== 0) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}
