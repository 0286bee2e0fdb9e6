import type { MapPoint } from '../../../model/maps.ts';
import { escapeHtml } from '../../../model/text.ts';
import { makeSvg } from '../drawing.ts';
import { guilloche } from '../engraving.ts';
import { textWidth } from './labels.ts';
import type { MapSize } from './projection.ts';

/** A whole map as an SVG file; it follows the color scheme of a page that shows it. */
export function mapFileOf({ width, height }: MapSize, ...content: string[]): string {
  return makeSvg('map/map', { size: `${width} ${height}`, content: content.join('') });
}

/** Something small at a place, which keeps about its size where the map is shown larger. */
export function markAt({ x, y }: MapPoint, content: string, angle = 0): string {
  const degrees = Math.round(angle);
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const place = `translate(${Math.round(x)} ${Math.round(y)})${turn}`;
  return `<g transform="${place}"><g class="mark">${content}</g></g>`;
}

/** A text whose middle line is at a height. */
export function textMark(words: string, className: string, y = 0): string {
  const height = y === 0 ? '' : ` y="${y}"`;
  return `<text class="${className}" dy=".35em"${height}>${escapeHtml(words)}</text>`;
}

/** The small seal, which stands at the office. */
export function drawSmallSeal({ x, y }: MapPoint, radius: number): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  const disc = `<circle class="seal" r="${radius}"/>`;
  const ring = guilloche(radius * 0.8, radius * 0.13, 12, 2);
  return `<g transform="${place}">${disc}<g class="seal-line">${ring}</g></g>`;
}

/** The sign with the number of a road, and how wide it is. */
export interface RoadSign {
  sign: string;
  width: number;
}

/** The shield of an interstate ("I-84"), the box of a US highway, or the rounded one of a state's. */
export function roadSign(name: string): RoadSign {
  const number = name.replace(/^\D*/, '');
  const width = Math.round(textWidth(number, 9, true)) + 7;
  if (name.startsWith('I-')) {
    const shield = '<path class="sign-interstate" d="M-9-8q9 4 18 0q4 10-9 17q-13-7-9-17z"/>';
    return { sign: shield + textMark(number, 'shield on-sign'), width };
  }
  const corner = name.startsWith('US') ? 2 : 6.5;
  const box = `<rect class="sign" x="${-width / 2}" y="-6.5" width="${width}" height="13" rx="${corner}"/>`;
  return { sign: box + textMark(number, 'shield'), width };
}

/** A straight line, as the data of an SVG path. */
export function straightLine(from: MapPoint, to: MapPoint): string {
  const [start, end] = [from, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}L${end}`;
}

/** A line in relative steps of tenths of a unit, as the data of an SVG path. */
export function shortPath(line: readonly MapPoint[]): string {
  const points = line.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const commands = points.map(({ x, y }, index) => {
    const last = points[index - 1];
    return last === undefined ? `M${x} ${y}l` : `${x - last.x} ${y - last.y} `;
  });
  return commands.join('').replaceAll(' -', '-').trim();
}
