import type { MapPoint } from '../../model/maps.ts';

/**
 * A curve without corners, as the data of an SVG path: a quadratic B-spline. SVG's "t" takes each
 * control point to be the mirror image of the one before it, so only the ends of the steps are written.
 *
 * Control points are rounded to even whole numbers: then the ends, which lie halfway between two of
 * them, are whole numbers too, and no error adds up along the curve.
 * @param points the control points; an open curve begins at the first and ends at the last
 */
export function splinePath(points: readonly MapPoint[], closed = false): string {
  const rounded = points.map(({ x, y }) => ({
    x: 2 * Math.round(x / 2),
    y: 2 * Math.round(y / 2),
  }));

  const controls = closed ? rounded : rounded.slice(1, Math.max(2, rounded.length - 1));
  const ends = controls.map((control, index) => {
    const next = controls[index + 1] ?? (closed ? controls[0] : undefined);
    return next === undefined ? (rounded.at(-1) ?? control) : halfway(control, next);
  });

  const start = closed ? ends.at(-1) : rounded[0];
  const [firstControl] = controls;
  const [firstEnd, ...laterEnds] = ends;
  if (start === undefined || firstControl === undefined || firstEnd === undefined) return '';

  const laterSteps = laterEnds.map((end, index) => step(ends[index] ?? start, end));
  const path = [
    `M${start.x} ${start.y}`,
    `q${step(start, firstControl)} ${step(start, firstEnd)}`,
    laterSteps.length > 0 ? `t${laterSteps.join(' ')}` : '',
    closed ? 'z' : '',
  ];
  return path.join('').replaceAll(' -', '-');
}

function halfway(a: MapPoint, b: MapPoint): MapPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A step as SVG's relative commands write it. */
function step(from: MapPoint, to: MapPoint): string {
  return `${to.x - from.x} ${to.y - from.y}`;
}

/** Control points around a whole circle: a guilloche of few waves needs so many to be round. */
const POINTS_AROUND = 40;

/** A guilloche is drawn in so many parts of the picture's unit, so that its steps are whole numbers. */
const PARTS_OF_UNIT = 10;

/**
 * A guilloche, as engravers draw it: a closed line that waves around a circle, and the same line
 * turned by a part of a wave, several times. The first crest is at the top.
 * @param radius of the circle, in the picture's units
 * @param depth from the circle to the crest of a wave, in the picture's units
 * @param waves how many go around the circle
 * @param lines how many lines lie beside each other
 */
export function guilloche(radius: number, depth: number, waves: number, lines: number): string {
  const pointsPerWave = Math.max(2, 2 * Math.ceil(POINTS_AROUND / waves / 2));
  const wavePart = (2 * Math.PI) / pointsPerWave;

  // A B-spline stays inside its control points, so these reach farther out than the crests.
  const reach = depth / (0.75 + 0.25 * Math.cos(wavePart));

  const points = Array.from({ length: waves * pointsPerWave }, (_, index) => {
    const angle = (index * wavePart) / waves;
    const distance = PARTS_OF_UNIT * (radius + reach * Math.cos(index * wavePart));
    return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
  });
  const firstLine = `<path id="w" transform="scale(.1)" d="${splinePath(points, true)}"/>`;

  const otherLines = Array.from({ length: lines - 1 }, (_, line) => {
    const degrees = ((line + 1) * 360) / waves / lines;
    return `<use href="#w" transform="rotate(${Number(degrees.toFixed(2))})"/>`;
  });
  return firstLine + otherLines.join('');
}
