import type { GeoContext } from 'd3-geo';

/** Steps shorter than this are left out: nobody sees them. In the map's units. */
const LEAST_STEP = 1.5;

/** Collects what is drawn as a short SVG path: whole numbers, relative steps, no tiny ones. */
export function shortPath(draw: (pen: GeoContext) => void): string {
  let path = '';
  let at = { x: 0, y: 0 };
  const go = (letter: 'M' | 'l', x: number, y: number) => {
    const to = { x: Math.round(x), y: Math.round(y) };
    path += letter === 'M' ? `M${to.x} ${to.y}l` : `${to.x - at.x} ${to.y - at.y} `;
    at = to;
  };
  draw({
    beginPath: () => {},
    moveTo: (x, y) => go('M', x, y),
    lineTo: (x, y) => {
      if (Math.hypot(x - at.x, y - at.y) >= LEAST_STEP) go('l', x, y);
    },
    arc: () => {},
    closePath: () => {
      path += 'z';
    },
  });
  return path
    .replace(/ ?-/g, '-')
    .replace(/ (?=[Mz]|$)/g, '')
    .replace(/M-?\d+[ -]\d+l(?=M|$)/g, '');
}
