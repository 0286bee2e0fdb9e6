import type { MapPoint } from '../../model/maps.ts';
import { siteColor } from './drawing.ts';
import { splinePath } from './engraving.ts';

/** The style of lines in the gold of the site, for light schemes and for dark ones. */
function inGold(shapes: string, style: string): string {
  const light = `${shapes}{fill:none;stroke:${siteColor('gold')};${style}}`;
  return `${light}@media(prefers-color-scheme:dark){${shapes}{stroke:${siteColor('gold-dark')}}}`;
}

/** The foothills are drawn at this size and stretched to the width of a window. Unit: pixels. */
const HILLS = { width: 1440, height: 256 };

/** Points of a line lie this far from each other. Unit: pixels. */
const STEP = 16;

/** A hill of a ridge. Unit: pixels, from the left and upward. */
interface Hill {
  /** Where the top of the hill lies, from the left of the drawing. */
  top: number;
  height: number;
  /** How far from its top a hill has almost ended. */
  reach: number;
}

/** One range of the foothills, with the lines that are engraved on it. */
interface Range {
  name: 'far' | 'middle' | 'near';
  /** Where the foot of the range lies, from the top of the drawing. */
  foot: number;
  hills: readonly Hill[];
  lines: number;
  /** The distance between two lines at its foot. */
  gap: number;
  opacity: number;
}

/** How strong the lines of the nearest range are, and those of the house that stands on it. */
const NEAR_OPACITY = 0.8;

const RANGES: readonly Range[] = [
  {
    name: 'far',
    foot: 112,
    hills: [
      { top: 128, height: 60, reach: 120 },
      { top: 236, height: 18, reach: 110 },
      { top: 452, height: 34, reach: 110 },
      { top: 560, height: 12, reach: 90 },
      { top: 790, height: 18, reach: 170 },
      { top: 1000, height: 80, reach: 120 },
      { top: 1112, height: 26, reach: 120 },
      { top: 1380, height: 58, reach: 120 },
    ],
    lines: 18,
    gap: 5,
    opacity: 0.42,
  },
  {
    name: 'middle',
    foot: 160,
    hills: [
      { top: 10, height: 28, reach: 130 },
      { top: 316, height: 50, reach: 120 },
      { top: 420, height: 16, reach: 100 },
      { top: 740, height: 36, reach: 130 },
      { top: 850, height: 12, reach: 100 },
      { top: 1160, height: 42, reach: 160 },
      { top: 1300, height: 16, reach: 110 },
    ],
    lines: 12,
    gap: 6,
    opacity: 0.58,
  },
  {
    name: 'near',
    foot: 206,
    hills: [
      { top: 160, height: 20, reach: 190 },
      { top: 620, height: 10, reach: 230 },
      { top: 1040, height: 22, reach: 220 },
      { top: 1420, height: 12, reach: 120 },
    ],
    lines: 10,
    gap: 5.25,
    opacity: NEAR_OPACITY,
  },
];

/** The height of a range above its foot at a place from the left. */
function ridge({ hills }: Range, x: number): number {
  return hills.reduce((sum, { top, height, reach }) => {
    const away = (x - top) / (reach / 1.7);
    return sum + height * Math.exp(-away * away);
  }, 0);
}

/** Where a line of a range runs at a place from the left; the first line is the ridge itself. */
function lineHeight(range: Range, line: number, x: number): number {
  // Lower on the slope the hills flatten out.
  const flattening = (1 - line / (range.lines + 2)) ** 1.4;
  return range.foot + line * range.gap - ridge(range, x) * flattening;
}

/** A part of a line with fewer points would be a loose dash. */
const LEAST_POINTS = 6;

/** The parts of a line that no range in front of it hides. */
function visibleParts(line: readonly MapPoint[], inFront: Range | undefined): MapPoint[][] {
  const parts: MapPoint[][] = [[]];
  for (const point of line) {
    const isHidden = inFront !== undefined && point.y > lineHeight(inFront, 0, point.x);
    if (isHidden) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length >= LEAST_POINTS);
}

/** One range as an SVG file of lines alone: it is a mask, whose color the style sheet gives. */
function drawRange(range: Range, inFront: Range | undefined): string {
  const places = Array.from({ length: HILLS.width / STEP + 1 }, (_, index) => index * STEP);
  const paths = Array.from({ length: range.lines }, (_, line) => {
    const points = places.map((x) => ({ x, y: lineHeight(range, line, x) }));
    return visibleParts(points, inFront)
      .map((part) => splinePath(part.map(({ x, y }) => ({ x: x * 4, y: y * 4 }))))
      .join('');
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HILLS.width * 4} ${HILLS.height * 4}" preserveAspectRatio="none">`,
    // A line is as strong on a phone, where the drawing is smaller.
    `<path fill="none" stroke="#000" stroke-opacity="${range.opacity}" vector-effect="non-scaling-stroke" d="${paths.join('')}"/>`,
    '</svg>\n',
  ].join('');
}

/** A house with a lit window, for the foot of the hills. */
function drawHouse(): string {
  const style = [
    `path{fill:none;stroke:${siteColor('press')};stroke-opacity:${NEAR_OPACITY};vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}`,
    `.wall{fill:${siteColor('paper')}}.lit{fill:${siteColor('gold-dark')}}`,
    `@media(prefers-color-scheme:dark){path{stroke:${siteColor('press-dark')}}.wall{fill:${siteColor('paper-dark')}}}`,
  ].join('');

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 58"><style>${style}</style>`,
    '<path d="M1 56q18-1.500 34-1.500h46q18 0 38 1.500"/>',
    '<path class="wall" d="M36 54V39h40v15z"/>',
    '<path class="wall" d="M32 40l24-16 24 16z"/>',
    '<path class="lit" d="M41 43h10v7H41z"/>',
    // The windows and the door of the house, and the smoke of its chimney.
    '<path d="M46 43v7M41 46.500h10M60 54V44h7v10M66 31v-6h5v9M69 21c-3-3 3-5 0-8s2-4 0-6"/>',
    // A tree on either side.
    '<path class="wall" d="M14 49c-5-1-5-11 0-12s5 11 0 12zM103 49c-6-2-6-15 0-16s6 14 0 16z"/>',
    '<path d="M14 44v10M103 42v12"/>',
    '</svg>\n',
  ].join('');
}

/** The border of a sheet: one tile, of which the corners are a third each. Unit: quarter pixels. */
const TILE = 144;
const BAND = TILE / 3;

/** A wave along a band, as a path; `phase` is a part of a whole wave. */
function wave(length: number, middle: number, depth: number, waves: number, phase: number): string {
  const steps = waves * 16;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = 2 * Math.PI * ((waves * index) / steps + phase);
    return `${round((length * index) / steps)} ${round(middle + depth * Math.sin(angle))}`;
  });
  return `M${points.join('L')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The waves of one band, from its left end to its right end. */
function bandPaths(length: number, waves: number): string {
  const phases = [0, 1 / 3, 2 / 3];
  const braids = phases.map((phase) => wave(length, BAND / 2, 15, waves, phase));
  return braids.join('');
}

/** The corner of the border: a rosette in a square. */
function corner(): string {
  const middle = BAND / 2;
  const petals = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * 360) / 12;
    return `<ellipse cx="${middle}" cy="${middle}" rx="15" ry="5" transform="rotate(${angle} ${middle} ${middle})"/>`;
  });
  return `<rect class="ground" x="2" y="2" width="44" height="44"/>${petals.join('')}<circle cx="24" cy="24" r="4"/>`;
}

/** The border of a sheet as one tile for `border-image`: corners, and between them a piece of band. */
function drawBorder(): string {
  const band = `<path d="${bandPaths(BAND, 1)}"/><path class="rule" d="M0 2h${BAND}M0 46h${BAND}"/>`;
  const sides = [
    `translate(${BAND} 0)`,
    `translate(${TILE} ${BAND})rotate(90)`,
    `translate(${BAND} ${TILE - BAND})`,
    `translate(${BAND} ${BAND})rotate(90)`,
  ];
  const corners = [
    [0, 0],
    [TILE - BAND, 0],
    [0, TILE - BAND],
    [TILE - BAND, TILE - BAND],
  ];

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"><style>`,
    inGold('path,rect,ellipse,circle', 'stroke-width:2'),
    `.rule,rect{stroke-width:3}.ground{fill:${siteColor('land')}}.under{stroke:none}`,
    `@media(prefers-color-scheme:dark){.ground{fill:${siteColor('land-dark')}}}</style>`,
    `<path class="ground under" d="M0 0H${TILE}V${BAND}H0zM0 ${TILE - BAND}H${TILE}V${TILE}H0zM0 0H${BAND}V${TILE}H0zM${TILE - BAND} 0H${TILE}V${TILE}H${TILE - BAND}z"/>`,
    ...sides.map((place) => `<g transform="${place}">${band}</g>`),
    ...corners.map(([x, y]) => `<g transform="translate(${x} ${y})">${corner()}</g>`),
    '</svg>\n',
  ].join('');
}

/** The strip below a hero: a piece of band that repeats. */
function drawStrip(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 96 48"><style>`,
    `${inGold('path', 'stroke-width:3')}</style>`,
    `<path d="${bandPaths(96, 1)}"/>`,
    '</svg>\n',
  ].join('');
}

/** How many waves a ring around an icon has; more of them would be a gray band at its usual size. */
const RING_WAVES = 20;

/** The ring around an icon: waves around a circle. */
function drawRing(): string {
  const lines = [0, 1].map((line) => {
    const points = Array.from({ length: 6 * RING_WAVES }, (_, index) => {
      const angle = (2 * Math.PI * index) / (6 * RING_WAVES);
      const radius = 47 + 4 * Math.sin(RING_WAVES * angle + line * Math.PI);
      return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
    });
    return `M${points.join('L')}z`;
  });

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -54 108 108"><style>',
    `${inGold('path,circle', 'stroke-width:1;stroke-opacity:.75')}circle{stroke-width:1.2}</style>`,
    `<path d="${lines.join('')}"/><circle r="52"/><circle r="42"/></svg>\n`,
  ].join('');
}

/**
 * The ornaments that follow no fact, in the colors of styles/tokens.css: the foothills of hero and
 * footer, the house at their foot, the border of a sheet, the strip below a hero and the ring around an
 * icon. They are committed beside the components that show them.
 * @returns the SVG files by their paths in the project
 */
export function drawOrnaments(): Map<string, string> {
  const ranges = RANGES.map((range, index): [string, string] => {
    return [`components/hills/${range.name}.svg`, drawRange(range, RANGES[index + 1])];
  });

  return new Map([
    ['components/hills/house.svg', drawHouse()],
    ['components/sheet/border.svg', drawBorder()],
    ['components/hero/strip.svg', drawStrip()],
    ['components/icon/ring.svg', drawRing()],
    ...ranges,
  ]);
}
