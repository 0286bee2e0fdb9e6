import type { MapCity } from '../../../model/region-map.ts';

/** The size of a city's name on the map, in the map's units. */
const LETTER = 6.4;
const LINE = 13;
/** From a city's dot to its name. */
const GAP = 7;
/** Around a dot, where no name may stand. */
const DOT = 5;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Label = NonNullable<MapCity['label']>;

/**
 * Gives names to as many cities as can have one without meeting another name or a dot; the first
 * cities of the list choose first.
 */
export function placeLabels(
  cities: readonly MapCity[],
  size: { width: number; height: number },
): MapCity[] {
  const taken: Box[] = cities.map(({ x, y }) => around(x, y));
  return cities.map((city) => {
    const own = around(city.x, city.y);
    for (const { label, box } of choices(city)) {
      const inside =
        box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      const free = taken.every((other) => same(other, own) || !meet(other, box));
      if (!inside || !free) continue;
      taken.push(box);
      return { ...city, label };
    }
    return city;
  });
}

/** Right of the dot and left of it, level, higher and lower; then above and below. */
function choices({ x, y, name }: MapCity): { label: Label; box: Box }[] {
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
