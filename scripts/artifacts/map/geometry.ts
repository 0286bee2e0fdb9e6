/** A point of a picture, in its own units. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Segment = readonly [from: Point, to: Point];

/** A box by its middle. */
export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Small boxes along a line, for what must not be written over. */
export function boxesAlong([from, to]: Segment): Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / Math.max(count, 1);
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    return boxAround({ x, y }, 4);
  });
}

/** The four sides of a box. */
export function sidesOf({ left, right, top, bottom }: Box): Segment[] {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.map((from, index) => [from, corners[(index + 1) % 4] ?? from]);
}

/** Whether two boxes have more than an edge in common. */
export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a box lies within another, edges included. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Whether two segments cross or touch. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** Whether a segment passes through a box. */
export function passes([a, b]: Segment, { left, right, top, bottom }: Box): boolean {
  if (Math.max(a.x, b.x) <= left || Math.min(a.x, b.x) >= right) return false;
  if (Math.max(a.y, b.y) <= top || Math.min(a.y, b.y) >= bottom) return false;
  // It comes close: it passes where the corners are not all on one side of it.
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const across = dx * ((top + bottom) / 2 - a.y) - dy * ((left + right) / 2 - a.x);
  const reach = (Math.abs(dx) * (bottom - top) + Math.abs(dy) * (right - left)) / 2;
  return Math.abs(across) < reach;
}

/** On which side of the line from a to b a point lies: by its sign, 0 on the line. */
function side(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}
