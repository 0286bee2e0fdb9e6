import type { City } from '../../model/content.ts';
import { isPlaced, type Position, roundedEstimate, STATE_NAMES } from '../../model/geo.ts';
import type { MapPoint } from '../../model/maps.ts';
import { escapeHtml } from '../../model/text.ts';
import { makeSvg } from './drawing.ts';
import { guilloche, splinePath } from './engraving.ts';
import { arcText } from './lettering.ts';
import { landIn } from './map/land.ts';
import { distanceBetween, projectionWith } from './map/projection.ts';

/** What a postmark says of its city. */
export type PostmarkFacts = Pick<
  City,
  'name' | 'state' | 'milesFromOffice' | 'minutesFromOffice' | 'latitude' | 'longitude'
>;

/** Where the words around a postmark stand: the city above, its state and miles below. */
const UPPER_ARC = { radius: 84, degrees: 150, size: 15, side: 'upper' } as const;
const LOWER_ARC = { radius: 94.5, degrees: 140, size: 11, side: 'lower' } as const;

/** Without words, the ring and the middle take their room too. */
const WITHOUT_WORDS = '<style>.picture{transform:scale(1.18)}</style>';

/** The radius of the middle, in the picture's units, of which the whole picture has 220 across. */
const MIDDLE_RADIUS = 45;

/** What the middle shows of the land from side to side, in miles. */
const MILES_ACROSS = 10;

/**
 * Draws a city's postmark as an SVG file. Every line is a fact: the waves of its ring count the miles
 * from the office and their depth tells the minutes, a notch in the rim points to the office, and in
 * the middle runs the city's river, or else the ridge of the foothills. What is not known is not drawn.
 * @param hasWords whether the words are drawn; a social card says them beside the postmark
 */
export function drawPostmark(office: Position, city: PostmarkFacts, hasWords = true): string {
  const { name, state, milesFromOffice, minutesFromOffice } = city;
  const miles = milesFromOffice && roundedEstimate(milesFromOffice);
  const stateName = STATE_NAMES[state];
  const lowerWords = miles === undefined ? stateName : `${stateName} · ${miles} mi`;

  const dot = { x: MIDDLE_RADIUS, y: MIDDLE_RADIUS };
  const middleSize = { width: 2 * MIDDLE_RADIUS, height: 2 * MIDDLE_RADIUS };
  const unitsPerMile = middleSize.width / MILES_ACROSS;
  const projection = isPlaced(city)
    ? projectionWith(city, dot, unitsPerMile, middleSize)
    : undefined;
  const rivers = projection ? landIn(projection).filter(({ kind }) => kind === 'river') : [];

  return makeSvg('postmark', {
    title: escapeHtml(`${name}, ${lowerWords}`),
    words: hasWords ? arcText(name, UPPER_ARC) + arcText(lowerWords, LOWER_ARC) : WITHOUT_WORDS,
    ring: drawRing(miles, minutesFromOffice),
    middle: drawMiddle(rivers.flatMap(({ parts }) => parts)),
    notch: projection ? drawNotch(projection.project(office)) : '',
  });
}

/** A gold notch in the rim, where the office lies. */
function drawNotch(office: MapPoint): string {
  const east = office.x - MIDDLE_RADIUS;
  const north = MIDDLE_RADIUS - office.y;
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  const place = `rotate(${bearing.toFixed(1)})translate(0-110)`;
  return `<g transform="${place}"><path class="gold" d="M0 0l-8 12h16z"/></g>`;
}

/** The radius of the guilloche, in the picture's units. */
const RING_RADIUS = 66;

/** More waves could not be told from each other. */
const MOST_WAVES = 200;

/** How many lines the ring has beside each other: fewer where there are many waves, to keep it light. */
const MOST_LINES = 6;
const CROSSINGS = 170;

/** How deep waves are where the minutes are not known, and at most, which is the width of the ring. */
const USUAL_DEPTH = 7;
const MOST_DEPTH = 13;

/** The ring: a guilloche with one wave for each mile, or smooth circles where the miles are not known. */
function drawRing(miles: number | undefined, minutes: number | undefined): string {
  if (miles === undefined) {
    const radii = Array.from({ length: MOST_LINES }, (_, line) => RING_RADIUS - 7 + line * 2.8);
    return radii.map((radius) => `<circle r="${radius.toFixed(1)}"/>`).join('');
  }

  const waves = Math.min(miles, MOST_WAVES);
  const lines = Math.min(MOST_LINES, Math.max(1, Math.round(CROSSINGS / waves)));
  const depth = minutes === undefined ? USUAL_DEPTH : Math.min(MOST_DEPTH, 4 + minutes * 0.1);

  // In tenths of the picture's unit: thinner where waves lie close, stronger in the simple form.
  const strength = waves > 80 ? 4.5 : 6;
  const simpleStrength = Math.max(4, Math.min(13, Math.round(400 / waves)));
  const style = `#w{stroke-width:${strength}}@media(max-width:110px){#w{stroke-width:${simpleStrength}}}`;
  return `<style>${style}</style>${guilloche(RING_RADIUS, depth, waves, lines)}`;
}

/** A river runs through a city, as visitors see it, where it comes so near to its dot. */
const NEAR = 17;

/** Lines beside a river, as engravers shade water, so far from it, in tenths of the picture's unit. */
const WATERLINES = [20, 44, 74, 112, 160];

/** The ridge of the foothills with the lines engraved on it, 1,000 wide, for cities without a river. */
const RIDGE =
  'M0 384q80-14 120-27t80-37 80-69 80-89 80-36 80 5 80-26 80 5 80 81 80 87 80 53 120 41M0 440q80-14 120-26t80-35 80-66 80-85 80-34 80 4 80-25 80 5 80 77 80 84 80 51 120 38M182 458q58-34 98-75t80-82 80-33 80 5 80-24 80 4 80 74 80 80 116 65M248 494q72-74 112-112t80-31 80 4 80-22 80 5 80 69 106 97M304 526q16-18 56-55t80-30 80 5 80-21 80 4 80 66 40 43M388 538q12-4 40-6M572 536q68-30 108-8t52 34M0 522q80-62 120-69t80 15 80 44 80 29 80-2 80-7 80 17 80 17 80-11 80-35 80-35 120 21M0 574q80-60 120-66t80 15 80 42 80 28 80-2 80-7 80 17 80 16 80-11 80-34 80-34 120 22M0 632q80-58 120-64t80 15 80 41 80 26 80-3 80-6 80 17 80 15 80-11 80-32 80-32 120 20M0 694q80-54 120-60t80 13 80 39 80 26 80-2 80-6 80 15 80 14 80-10 80-31 80-31 120 19M0 762q80-52 120-58t80 13 80 37 80 24 80-2 80-6 80 15 80 14 80-10 80-30 80-29 120 18M0 834q80-50 120-55t80 13 80 35 80 23 80-2 80-6 80 14 80 14 80-9 80-29 80-28 120 18M0 912q80-48 120-53t80 12 80 34 80 22 80-2 80-5 80 13 80 12 80-8 80-27 80-27 120 17';

/** The middle: the rivers around the city's dot, if one of them runs near it, or else the ridge. */
function drawMiddle(rivers: readonly MapPoint[][]): string {
  const dot = { x: MIDDLE_RADIUS, y: MIDDLE_RADIUS };
  const isAtRiver = rivers.flat().some((point) => distanceBetween(point, dot) <= NEAR);
  if (!isAtRiver) {
    const place = 'transform="translate(-45-45)scale(.09)"';
    return `<g clip-path="url(#middle)"><path class="fine" ${place} d="${RIDGE}"/></g>`;
  }

  const courses = rivers.map((river) =>
    river.map(({ x, y }) => ({ x: (x - MIDDLE_RADIUS) * 10, y: (y - MIDDLE_RADIUS) * 10 })),
  );
  const bothSides = WATERLINES.flatMap((distance) => [distance, -distance]);
  const waterlines = bothSides.flatMap((distance) =>
    courses.map((course) => {
      // For a line beside the river every second point and the last are enough.
      const isKept = (index: number) => index % 2 === 0 || index === course.length - 1;
      const sparse = course.filter((_, index) => isKept(index));
      return splinePath(parallel(sparse, distance));
    }),
  );
  return [
    '<g class="river" clip-path="url(#middle)"><g transform="scale(.1)">',
    `<path class="fine" d="${waterlines.join('')}"/>`,
    `<path class="course" d="${courses.map((course) => splinePath(course)).join('')}"/>`,
    '</g></g>',
    '<circle r="5.5"/><circle class="gold" r="3"/>',
  ].join('');
}

/** A line at a distance beside another; on its other side where the distance is negative. */
function parallel(line: readonly MapPoint[], distance: number): MapPoint[] {
  return line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const part = distance / (Math.hypot(dx, dy) || 1);
    return { x: point.x - dy * part, y: point.y + dx * part };
  });
}
