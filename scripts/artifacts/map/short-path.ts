import type { GeoContext } from 'd3-geo';

/** Steps shorter than this are left out: nobody sees them. In tenths of the map's unit. */
const LEAST_STEP = 9;

/**
 * Collects what is drawn as a short SVG path: relative steps in whole tenths of the map's unit, and
 * no tiny ones.
 */
export function shortPath(draw: (pen: GeoContext) => void): string {
  let path = '';
  let at = { x: 0, y: 0 };
  const go = (letter: 'M' | 'l', x: number, y: number) => {
    const to = { x: Math.round(x * 10), y: Math.round(y * 10) };
    if (letter === 'l' && Math.hypot(to.x - at.x, to.y - at.y) < LEAST_STEP) return;
    path += letter === 'M' ? `M${to.x} ${to.y}l` : `${to.x - at.x} ${to.y - at.y} `;
    at = to;
  };
  draw({
    beginPath: () => {},
    moveTo: (x, y) => go('M', x, y),
    lineTo: (x, y) => go('l', x, y),
    arc: () => {},
    closePath: () => {
      path += 'z';
    },
  });
  return path
    .replace(/ ?-/g, '-')
    .replace(/ (?=[Mz]|$)/g, '')
    .replace(/M-?\d+[ -]\d+l(?=[Mz]|$)z?/g, '');
}
