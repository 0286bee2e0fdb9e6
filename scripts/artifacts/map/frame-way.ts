import type { Point, Segment } from './geometry.ts';
import type { Size } from './projection.ts';

/** From the end of an arrow to the edge of the picture. */
const EDGE = 16;
/** The radius of the office's seal, in the picture's units. */
export const SEAL = 10;

/** The line from the middle to the office, or towards it as far as the picture goes. */
export interface Way {
  /** Whether the office lies in the picture. */
  seal: boolean;
  line?: Segment;
  /** The end of the line where it points on. */
  tip?: Point;
}

/** The way from the middle of a picture to the office. */
export function wayTo(office: Point, center: Point, { width, height }: Size): Way {
  const [dx, dy] = [office.x - center.x, office.y - center.y];
  const part = Math.min(
    (width / 2 - EDGE) / Math.max(Math.abs(dx), 1),
    (height / 2 - EDGE) / Math.max(Math.abs(dy), 1),
  );
  if (part < 1) {
    const tip = { x: center.x + part * dx, y: center.y + part * dy };
    return { seal: false, line: [center, tip], tip };
  }
  return Math.hypot(dx, dy) < SEAL ? { seal: true } : { seal: true, line: [center, office] };
}

/** The gold line to the office, with an arrowhead where the picture ends before it. */
export function drawWay({ line, tip }: Way): string {
  if (line === undefined) return '';
  const [from, to] = line;
  const path = `<path class="to-base" d="M${point(from)}L${point(to)}"/>`;
  if (tip === undefined) return path;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turned = `translate(${point(tip)})rotate(${angle.toFixed(0)})`;
  return `${path}<g transform="${turned}"><path class="arrow m" d="M9 0l-12 6v-12z"/></g>`;
}

/** A point as paths have it. */
export function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
