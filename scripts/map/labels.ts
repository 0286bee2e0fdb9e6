import type { MapTown } from '../../model/region-map.ts';

/** The size of a town's name on the map, in the map's units. */
const LETTER = 6.4;
const LINE = 13;
/** From a town's dot to its name. */
const GAP = 7;
/** Around a dot, where no name may stand. */
const DOT = 5;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Label = NonNullable<MapTown['label']>;

/**
 * Gives names to as many towns as can have one without meeting another name or a dot; the first
 * towns of the list choose first.
 */
export function placeLabels(
  towns: readonly MapTown[],
  size: { width: number; height: number },
): MapTown[] {
  const taken: Box[] = towns.map(({ x, y }) => around(x, y));
  return towns.map((town) => {
    const own = around(town.x, town.y);
    for (const { label, box } of choices(town)) {
      const inside =
        box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      const free = taken.every((other) => same(other, own) || !meet(other, box));
      if (!inside || !free) continue;
      taken.push(box);
      return { ...town, label };
    }
    return town;
  });
}

/** Right of the dot and left of it, level, higher and lower; then above and below. */
function choices({ x, y, name }: MapTown): { label: Label; box: Box }[] {
  const width = name.length * LETTER;
  const beside = [0, -LINE / 2 - 2, LINE / 2 + 2].flatMap((shift) => [
    choice(x + GAP, x + GAP, width, y + shift, 'start'),
    choice(x - GAP, x - GAP - width, width, y + shift, 'end'),
  ]);
  return [
    ...beside,
    choice(x, x - width / 2, width, y - GAP - LINE / 2, 'middle'),
    choice(x, x - width / 2, width, y + GAP + LINE / 2, 'middle'),
  ];
}

/** A name anchored at `x`, its box from `left`, its line around `middle`. */
function choice(x: number, left: number, width: number, middle: number, anchor: Label['anchor']) {
  return {
    label: { x, y: Math.round(middle + LINE / 3), anchor },
    box: { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 },
  };
}

function around(x: number, y: number): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function same(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top;
}
