import { contours } from '../../drawings/contours.ts';
import { openSpline } from '../../drawings/spline.ts';
import type { Point } from '../../files/map/view.ts';
import { RIVER_REACH } from './rivers.ts';

/** The radius of the middle, in the picture's units; it is drawn in tenths of them. */
export const MIDDLE = 47;
const INSIDE = MIDDLE - 2;
/** Lines beside a river, as engravers shade water, at these distances from it. */
const WATERLINES = [20, 44, 74, 112, 160];

/** Hills for cities without a river: the same for all. */
const RIDGE = contours(
  [
    {
      ridge: (x) => 420 - 230 * bump(x, 400, 130) - 290 * bump(x, 660, 150),
      lines: 6,
      apart: 52,
    },
    {
      ridge: (x) =>
        690 - 230 * bump(x, 130, 190) - 90 * bump(x, 520, 120) - 200 * bump(x, 960, 190),
      lines: 7,
      apart: 50,
    },
  ],
  { width: 1000, foot: 1100, step: 80 },
);

/** What stands in the middle of a postmark: the rivers around the city's dot, or else the ridge. */
export function drawMiddle(rivers: readonly (readonly Point[])[]): string {
  const clip = `<clipPath id="c"><circle r="${INSIDE}"/></clipPath>`;
  if (rivers.length === 0) {
    const place = 'transform="translate(-45-45)scale(.09)"';
    return `${clip}<g clip-path="url(#c)"><path class="l" ${place} d="${RIDGE}"/></g>`;
  }
  const scaled = rivers.map((river) =>
    river.map(({ x, y }) => ({
      x: (x * INSIDE * 10) / RIVER_REACH,
      y: (y * INSIDE * 10) / RIVER_REACH,
    })),
  );
  const water = WATERLINES.flatMap((aside) => [aside, -aside]).flatMap((aside) =>
    scaled.map((river) => openSpline(beside(sparse(river), aside))),
  );
  const lines = [
    `<path class="l" d="${water.join('')}"/>`,
    `<path class="c" d="${scaled.map(openSpline).join('')}"/>`,
  ];
  return [
    `${clip}<g class="r" clip-path="url(#c)"><g transform="scale(.1)">${lines.join('')}</g></g>`,
    '<circle r="5.5"/><circle class="g" r="3"/>',
  ].join('');
}

/** Every second point of a line, and its last: enough for the water beside it. */
function sparse(line: readonly Point[]): Point[] {
  return line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
}

/** A line beside another. */
function beside(line: readonly Point[], aside: number): Point[] {
  return line.map(({ x, y }, index) => {
    const from = line[Math.max(index - 1, 0)] ?? { x, y };
    const to = line[Math.min(index + 1, line.length - 1)] ?? { x, y };
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
      x: x - (aside * (to.y - from.y)) / length,
      y: y + (aside * (to.x - from.x)) / length,
    };
  });
}

/** A hill of height 1, so wide around its top. */
function bump(x: number, top: number, width: number): number {
  return 1 / (1 + ((x - top) / width) ** 2);
}
