import { contours, type Hills } from './contours.ts';

/** The size of the picture; its lines are measured in tenths. */
const SIZE = { width: 1200, height: 160 } as const;

/** Three rows of hills. */
const ROWS: Hills[] = [
  {
    ridge: (x) =>
      620 - 210 * wave(x, 4100, 0.1) - 150 * wave(x, 2300, 0.35) - 60 * wave(x, 1300, 0.8),
    lines: 9,
    apart: 62,
  },
  {
    ridge: (x) =>
      900 - 170 * wave(x, 5200, 0.62) - 110 * wave(x, 2700, 0.05) - 40 * wave(x, 1500, 0.3),
    lines: 8,
    apart: 60,
  },
  {
    ridge: (x) =>
      1220 - 110 * wave(x, 6300, 0.2) - 90 * wave(x, 3100, 0.75) - 24 * wave(x, 1700, 0.5),
    lines: 7,
    apart: 54,
  },
];

/** The river at the foot of the hills. */
const RIVER = contours([{ ridge: (x) => 1520 + 24 * wave(x, 4000, 0.3), lines: 3, apart: 26 }], {
  width: SIZE.width * 10,
  foot: 1700,
  step: 500,
});

/** How lines are drawn by programs that cannot keep their strength while they scale a picture. */
interface Pen {
  strength: number;
  hills: string;
  river: string;
}

/**
 * Draws the Idaho foothills as an SVG file: engraved contour lines without fills, and the river at
 * their foot. Without a pen they are a mask, of the same strength at any width.
 */
export function drawFoothills(pen?: Pen): string {
  const path = contours(ROWS, { width: SIZE.width * 10, foot: 1500, step: 150 });
  const style =
    pen === undefined
      ? 'path{fill:none;stroke:#000;stroke-width:.6;vector-effect:non-scaling-stroke}'
      : `path{fill:none;stroke:${pen.hills};stroke-width:${pen.strength}}.r{stroke:${pen.river}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width * 10} ${SIZE.height * 10}" preserveAspectRatio="none">`,
    `<style>${style}</style><path d="${path}"/><path class="r" d="${RIVER}"/></svg>\n`,
  ].join('');
}

/** From -1 to 1, so long, moved by a part of its length. */
function wave(x: number, length: number, moved: number): number {
  return Math.sin(2 * Math.PI * (x / length + moved));
}
