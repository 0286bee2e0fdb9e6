import { readFileSync } from 'node:fs';
import type { MapPoint } from '../../model/maps.ts';
import { colorsIn } from '../../model/pictures.ts';

export const TOKENS_FILE = 'styles/tokens.css';

/** The colors of the site. */
export const color = colorsIn(readFileSync(TOKENS_FILE, 'utf8'));

/**
 * A drawing of this folder, with what differs in the places of the comments that name it, and with
 * the colors of the site: "$gold-dark".
 */
export function fillIn(drawing: string, parts: Readonly<Record<string, string>> = {}): string {
  const svg = readFileSync(new URL(drawing, import.meta.url), 'utf8');
  return svg
    .replace(/\$([a-z-]+)/g, (_, name: string) => color(name))
    .replace(/<!-- (\w+) -->/g, (_, part: string) => parts[part] ?? '');
}

/**
 * A curve without corners by its control points, as a short path: a quadratic B-spline, whose every
 * control point is the mirror image of the one before it ("t" of SVG). Control points are taken to
 * even whole numbers, so that all steps are whole ones and no error adds up.
 */
export function spline(points: readonly MapPoint[], closed = false): string {
  const all = points.map(({ x, y }) => ({ x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) }));
  // An open one begins and ends at its outermost points.
  const controls = closed ? all : all.slice(1, Math.max(2, all.length - 1));
  const ends = controls.map((a, index) => {
    const b = controls[index + 1] ?? (closed ? controls[0] : undefined);
    return b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (all.at(-1) ?? a);
  });
  const [start, control] = [closed ? ends.at(-1) : all[0], controls[0]];
  if (start === undefined || control === undefined) return '';
  const step = (from: MapPoint, to: MapPoint) => `${to.x - from.x} ${to.y - from.y}`;
  const [first = '', ...rest] = ends.map((end, index) => step(ends[index - 1] ?? start, end));
  const more = rest.length > 0 ? `t${rest.join(' ')}` : '';
  const path = `M${start.x} ${start.y}q${step(start, control)} ${first}${more}`;
  return path.replaceAll(' -', '-') + (closed ? 'z' : '');
}

/** Control points around a circle that few waves need to be round. */
const ROUND = 40;

/**
 * A guilloche: a closed line that waves around a circle, as engravers draw it, drawn several times
 * beside itself in tenths of the picture's unit. The first crest is at the top.
 */
export function guilloche(radius: number, depth: number, waves: number, lines: number): string {
  const each = Math.max(2, 2 * Math.ceil(ROUND / waves / 2));
  // A curve stays inside its control points: they reach farther out by as much.
  const reach = depth / (0.75 + 0.25 * Math.cos((2 * Math.PI) / each));
  const wave = Array.from({ length: waves * each }, (_, index) => {
    const angle = (2 * Math.PI * index) / each / waves;
    const r = 10 * (radius + reach * Math.cos((2 * Math.PI * index) / each));
    return { x: r * Math.sin(angle), y: -r * Math.cos(angle) };
  });
  const turned = Array.from({ length: lines - 1 }, (_, line) => {
    const degrees = ((line + 1) * 360) / waves / lines;
    return `<use href="#w" transform="rotate(${+degrees.toFixed(2)})"/>`;
  });
  return `<path id="w" transform="scale(.1)" d="${spline(wave, true)}"/>${turned.join('')}`;
}
