import type { City } from '../../model/content.ts';
import { type Coordinates, isPlaced, roundedEstimate, STATE_NAMES } from '../../model/geo.ts';
import type { MapPoint } from '../../model/maps.ts';
import { NIB } from '../../model/pictures.ts';
import type { Business } from '../../model/schemas/business.ts';
import { escapeHtml } from '../../model/text.ts';
import { fillIn, guilloche, spline } from './engraving.ts';
import { arcText } from './lettering.ts';
import { landIn } from './map/land.ts';
import { apart, viewAround } from './map/view.ts';

type Facts = Pick<
  City,
  'name' | 'state' | 'milesFromOffice' | 'minutesFromOffice' | 'latitude' | 'longitude'
>;

/** Radii, in the picture's units, of which it has 220 across. */
const RING = 66;
const INSIDE = 45;
/** A river runs through a city, as far as visitors see it, within this distance. */
const NEAR = 17;
/** What the middle shows of the land from side to side, in miles. */
const MILES_ACROSS = 10;
const UPPER = { radius: 84, degrees: 150, size: 15, side: 'upper' } as const;
const LOWER = { radius: 94.5, degrees: 140, size: 11, side: 'lower' } as const;

/** More could not be told from each other. */
const MOST_WAVES = 200;
/** Lines of the ring beside each other: as many as leave it light. */
const MOST_LINES = 6;
const CROSSINGS = 170;

/** Lines beside a river, as engravers shade water, at these distances from it, in tenths. */
const WATERLINES = [20, 44, 74, 112, 160];

/** The ridge of the foothills with the lines engraved on it, for cities without a river; 1,000 wide. */
const RIDGE =
  'M0 384q80-14 120-27t80-37 80-69 80-89 80-36 80 5 80-26 80 5 80 81 80 87 80 53 120 41M0 440q80-14 120-26t80-35 80-66 80-85 80-34 80 4 80-25 80 5 80 77 80 84 80 51 120 38M182 458q58-34 98-75t80-82 80-33 80 5 80-24 80 4 80 74 80 80 116 65M248 494q72-74 112-112t80-31 80 4 80-22 80 5 80 69 106 97M304 526q16-18 56-55t80-30 80 5 80-21 80 4 80 66 40 43M388 538q12-4 40-6M572 536q68-30 108-8t52 34M0 522q80-62 120-69t80 15 80 44 80 29 80-2 80-7 80 17 80 17 80-11 80-35 80-35 120 21M0 574q80-60 120-66t80 15 80 42 80 28 80-2 80-7 80 17 80 16 80-11 80-34 80-34 120 22M0 632q80-58 120-64t80 15 80 41 80 26 80-3 80-6 80 17 80 15 80-11 80-32 80-32 120 20M0 694q80-54 120-60t80 13 80 39 80 26 80-2 80-6 80 15 80 14 80-10 80-31 80-31 120 19M0 762q80-52 120-58t80 13 80 37 80 24 80-2 80-6 80 15 80 14 80-10 80-30 80-29 120 18M0 834q80-50 120-55t80 13 80 35 80 23 80-2 80-6 80 14 80 14 80-9 80-29 80-28 120 18M0 912q80-48 120-53t80 12 80 34 80 22 80-2 80-5 80 13 80 12 80-8 80-27 80-27 120 17';

/**
 * Draws a city's postmark, in which every line is a fact: the waves of its ring count the miles from
 * the office and their depth tells the minutes, a notch in the rim points to the office, and in the
 * middle runs the city's river, or else the ridge of the foothills. What is not known is not drawn.
 * @param words whether its words are drawn too; a card says them beside it
 */
export function drawPostmark(business: Coordinates, city: Facts, words = true): string {
  const { name, state, milesFromOffice, minutesFromOffice } = city;
  const miles = milesFromOffice && roundedEstimate(milesFromOffice);
  const lower = STATE_NAMES[state] + (miles === undefined ? '' : ` · ${miles} mi`);
  const size = { width: 2 * INSIDE, height: 2 * INSIDE };
  const view = isPlaced(city) ? viewAround(city, MILES_ACROSS, size) : undefined;
  return fillIn('postmark.svg', {
    title: escapeHtml(`${name}, ${lower}`),
    words: words
      ? arcText(name, UPPER) + arcText(lower, LOWER)
      : '<style>.m{transform:scale(1.18)}</style>',
    ring: drawRing(miles, minutesFromOffice),
    middle: drawMiddle(view ? landIn(view).filter(({ kind }) => kind === 'river') : []),
    notch: view ? drawNotch(view.project(business)) : '',
  });
}

/** A gold notch in the rim, where the office lies. */
function drawNotch({ x, y }: MapPoint): string {
  const bearing = (Math.atan2(x - INSIDE, INSIDE - y) * 180) / Math.PI;
  return `<g transform="rotate(${bearing.toFixed(1)})translate(0-110)"><path class="g" d="M0 0l-8 12h16z"/></g>`;
}

/** The guilloche: one wave for each mile; smooth circles where the miles are not known. */
function drawRing(miles: number | undefined, minutes: number | undefined) {
  if (miles === undefined) {
    const radii = Array.from({ length: MOST_LINES }, (_, line) => RING - 7 + line * 2.8);
    return radii.map((radius) => `<circle r="${radius.toFixed(1)}"/>`).join('');
  }
  const waves = Math.min(miles, MOST_WAVES);
  const lines = Math.min(MOST_LINES, Math.max(1, Math.round(CROSSINGS / waves)));
  // Each minute of driving makes waves deeper, up to the width of the ring.
  const depth = minutes === undefined ? 7 : Math.min(13, 4 + minutes * 0.1);
  const usual = waves > 80 ? 4.5 : 6;
  const small = Math.max(4, Math.min(13, Math.round(400 / waves)));
  const style = `#w{stroke-width:${usual}}@media(max-width:110px){#w{stroke-width:${small}}}`;
  return `<style>${style}</style>${guilloche(RING, depth, waves, lines)}`;
}

/** The rivers around a city's dot, if one of them runs near it, or else the ridge. */
function drawMiddle(rivers: readonly { parts: MapPoint[][] }[]): string {
  const parts = rivers.flatMap((river) => river.parts);
  if (!parts.flat().some((point) => apart(point, { x: INSIDE, y: INSIDE }) <= NEAR)) {
    return `<g clip-path="url(#c)"><path class="l" transform="translate(-45-45)scale(.09)" d="${RIDGE}"/></g>`;
  }
  const scaled = parts.map((part) =>
    part.map(({ x, y }) => ({ x: (x - INSIDE) * 10, y: (y - INSIDE) * 10 })),
  );
  const water = WATERLINES.flatMap((aside) => [aside, -aside]).flatMap((aside) =>
    scaled.map((river) => {
      // Every second point and the last are enough.
      const sparse = river.filter((_, index) => index % 2 === 0 || index === river.length - 1);
      return spline(beside(sparse, aside));
    }),
  );
  const river = scaled.map((line) => spline(line));
  return [
    '<g class="r" clip-path="url(#c)"><g transform="scale(.1)">',
    `<path class="l" d="${water.join('')}"/><path class="c" d="${river.join('')}"/></g></g>`,
    '<circle r="5.5"/><circle class="g" r="3"/>',
  ].join('');
}

/** A line beside another. */
function beside(line: readonly MapPoint[], aside: number): MapPoint[] {
  return line.map((point, index) => {
    const [from, to] = [line[index - 1] ?? point, line[index + 1] ?? point];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const shift = aside / (Math.hypot(dx, dy) || 1);
    return { x: point.x - dy * shift, y: point.y + dx * shift };
  });
}

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table,
 * in a guilloche ring, with the name of the business around it.
 * @param words whether its words are drawn too; a card says them beside it
 */
export function drawSeal(
  { name, address }: Pick<Business, 'name' | 'address'>,
  words = true,
): string {
  const office = `${address.city}, ${STATE_NAMES[address.state]}`;
  const upper = { radius: 160, degrees: 154, size: 23, side: 'upper' } as const;
  const lower = { radius: 176.5, degrees: 120, size: 17, side: 'lower' } as const;
  return fillIn('seal.svg', {
    title: escapeHtml(`${name}, ${office}`),
    words: words
      ? arcText(name, upper) + arcText(office, lower)
      : '<style>.m{transform:scale(1.2)}</style>',
    ring: guilloche(129, 15, 40, 6),
    nib: `<path transform="translate(0-8)scale(3.2)" stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`,
  });
}
