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

/** The colors of the lines, in light and dark. */
const COLORS = { hills: ['#6f8a78', '#7f9c8c'], river: ['#6ba3b8', '#8dbfd2'] } as const;

/**
 * Draws the Idaho foothills as an SVG file: engraved contour lines without fills, of the same
 * strength at any width, and the river at their foot.
 * @param strength of the lines in units of the picture, for programs that scale them with it
 */
export function drawFoothills(strength?: number): string {
  const { hills, river } = COLORS;
  const path = contours(ROWS, { width: SIZE.width * 10, foot: 1500, step: 150 });
  const line =
    strength === undefined
      ? 'stroke-width:.6;vector-effect:non-scaling-stroke'
      : `stroke-width:${strength}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width * 10} ${SIZE.height * 10}" preserveAspectRatio="none">`,
    `<style>path{fill:none;stroke:${hills[0]};${line}}.r{stroke:${river[0]}}`,
    `@media(prefers-color-scheme:dark){path{stroke:${hills[1]}}.r{stroke:${river[1]}}}</style>`,
    `<path d="${path}"/><path class="r" d="${RIVER}"/></svg>\n`,
  ].join('');
}

/** From -1 to 1, so long, moved by a part of its length. */
function wave(x: number, length: number, moved: number): number {
  return Math.sin(2 * Math.PI * (x / length + moved));
}
