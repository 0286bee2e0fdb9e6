import type { MapPoint } from '../../../model/maps.ts';
import { escapeHtml } from '../../../model/text.ts';
import { fillIn, guilloche } from '../engraving.ts';
import { type Box, boxesAlong, evenly, isInside, meet, textWidth } from './labels.ts';
import { landIn } from './land.ts';
import { apart, type Size, type View } from './view.ts';

/** A whole picture file, as wide as all of them; it follows the scheme of a page that shows it. */
export function mapSvg({ height }: Size, ...content: string[]): string {
  const svg = fillIn('map.svg', { content: content.join('') });
  return svg.replace('0 0 343 424', `0 0 343 ${height}`);
}

/** Something small at a place. */
export function mark({ x, y }: MapPoint, content: string, angle = 0): string {
  const turn = Math.round(angle) === 0 ? '' : ` rotate(${Math.round(angle)})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn}"><g class="m">${content}</g></g>`;
}

export function textMark(words: string, className: string, y = 0): string {
  return `<text class="${className}" dy=".35em"${y === 0 ? '' : ` y="${y}"`}>${escapeHtml(words)}</text>`;
}

/** The small seal at the office. */
export function drawSmallSeal({ x, y }: MapPoint, radius: number): string {
  const waves = guilloche(radius * 0.8, radius * 0.13, 12, 2);
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  return `<g transform="${place}"><circle class="seal" r="${radius}"/><g class="seal-line">${waves}</g></g>`;
}

/**
 * Everything below the dots: counties, states, rings around the office, rivers and roads; names and
 * shields wherever there is room for them.
 * @param taken what stands on the map already
 * @param rings around the office, by the parts of them that can be seen
 */
export function drawLand(
  view: View,
  taken: readonly Box[],
  rings: readonly { words: string; parts: MapPoint[][] }[] = [],
): string {
  const land = landIn(view);
  const of = (...kinds: string[]) => land.filter(({ kind }) => kinds.includes(kind));
  const layers = {
    county: of('county'),
    ring: rings,
    river: of('river'),
    'state-line': of('state-line'),
    highway: of('highway'),
    interstate: of('interstate'),
    'interstate-middle': of('interstate'),
  };
  const paths = Object.entries(layers).map(([name, lines]) => {
    const parts = lines.flatMap((line) => line.parts);
    return parts.length === 0 ? '' : `<path class="${name}" d="${parts.map(shortPath).join('')}"/>`;
  });
  const boxes = [...taken];
  /** A mark along lines, if there is room for it. */
  const draw = (parts: MapPoint[][], wanted: Mark, content: (angle: number) => string): string => {
    const spot = spotAlong(parts, wanted, view, boxes);
    boxes.push(...(spot?.boxes ?? []));
    return spot === undefined ? '' : mark(spot.at, content(spot.angle), spot.angle);
  };
  const drawRiver = (parts: MapPoint[][], name: string) => {
    const wanted = { width: textWidth(name, 11) * 0.82, height: 11, offset: 8.5 };
    return draw(parts, wanted, () => textMark(name, 'river-name'));
  };
  const [border] = of('border');
  const marks = [
    border ? draw(border.parts, { width: 56, height: 24 }, stateNames) : '',
    ...of('interstate', 'highway').map(({ name, parts }) => {
      const { sign, width } = shieldOf(name);
      return draw(parts, { width: width + 3, height: 17, turned: false }, () => sign);
    }),
    ...of('river').map(
      ({ name, parts }) => drawRiver(parts, name) || drawRiver(parts, name.replace(/River$/, 'R.')),
    ),
    ...rings.map(({ words, parts }) =>
      draw(parts, { width: textWidth(words, 9) + 4, height: 12 }, () =>
        textMark(words, 'ring-name'),
      ),
    ),
  ];
  return `<g class="lines" transform="scale(.1)">${paths.join('')}</g>${marks.join('')}`;
}

/** A line in relative steps of tenths of a unit. */
function shortPath(line: readonly MapPoint[]): string {
  const points = line.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const steps = points.map(({ x, y }, index) => {
    const last = points[index - 1];
    return last === undefined ? `M${x} ${y}l` : `${x - last.x} ${y - last.y} `;
  });
  return steps.join('').replaceAll(' -', '-').trim();
}

/** The names of the two states, on both sides of the line between them. */
function stateNames(angle: number): string {
  // Oregon lies in the west: above a text that is read upward, below one that is read downward.
  const side = angle < 0 ? 7.5 : -7.5;
  return textMark('OREGON', 'state', -side) + textMark('IDAHO', 'state', side);
}

/** The shield of an interstate, or the box of a US highway, or the rounded one of a state's. */
function shieldOf(name: string) {
  const number = name.replace(/^\D*/, '');
  const width = Math.round(textWidth(number, 9, true)) + 7;
  const round = name.startsWith('US') ? 2 : 6.5;
  const sign = name.startsWith('I-')
    ? `<path class="sign-interstate" d="M-9-8q9 4 18 0q4 10-9 17q-13-7-9-17z"/>${textMark(number, 'shield on-sign')}`
    : `<rect class="sign" x="${-width / 2}" y="-6.5" width="${width}" height="13" rx="${round}"/>${textMark(number, 'shield')}`;
  return { sign, width };
}

/** What is to stand along a line: on it or off it on either side, and turned with it or not. */
interface Mark extends Size {
  offset?: number;
  turned?: boolean;
}

/** Steps along a line between places that are tried. */
const STEP = 5;

/**
 * The place for a mark along lines where they are straightest, free of what is taken; undefined
 * where there is none. The angle is in degrees, and never upside down.
 */
export function spotAlong(
  lines: readonly MapPoint[][],
  { width, height, offset = 0, turned = true }: Mark,
  field: Size,
  taken: readonly Box[],
) {
  const span = Math.max(2, Math.ceil(width / STEP));
  const reach = Math.max(0, width - height) / 2;
  return lines
    .map((line) => evenly(line, STEP))
    .flatMap((points) =>
      points.slice(span).flatMap((to, index) => {
        const from = points[index] ?? to;
        const between = points[index + Math.round(span / 2)] ?? to;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        // At the end of a line it is hard to tell what a mark belongs to.
        const aside = Math.abs(index / (points.length - span) - 0.5);
        const angle = Math.atan((to.y - from.y) / (to.x - from.x || 0.001));
        return (offset === 0 ? [0] : [-offset, offset]).map((away) => ({
          at: { x: middle.x - away * Math.sin(angle), y: middle.y + away * Math.cos(angle) },
          angle: turned ? angle : 0,
          cost: apart(between, middle) + 4 * aside,
        }));
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ at, angle }) => {
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const from = { x: at.x - dx, y: at.y - dy };
      const boxes = boxesAlong(from, { x: at.x + dx, y: at.y + dy }, height);
      return { at, angle: (angle * 180) / Math.PI, boxes };
    })
    .find(({ boxes }) =>
      boxes.every((box) => isInside(field, box) && !taken.some((other) => meet(box, other))),
    );
}
