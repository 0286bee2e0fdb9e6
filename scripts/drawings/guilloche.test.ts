import { expect, it } from 'vitest';
import { guilloche } from './guilloche.ts';

/** The points at which the steps of a path end, and whether it comes back to where it began. */
function walk(path: string) {
  const [, x, y, steps = ''] = /^M(-?\d+) ?(-?\d+)q(.*)z$/.exec(path) ?? [];
  const [first = '', rest = ''] = steps.split('t');
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const start = { x: Number(x), y: Number(y) };
  let at = start;
  const ends = [...numbers(first).slice(2), ...numbers(rest)];
  const points = [];
  for (let index = 0; index < ends.length; index += 2) {
    at = { x: at.x + (ends[index] ?? 0), y: at.y + (ends[index + 1] ?? 0) };
    points.push(at);
  }
  return { points, start, end: at };
}

it.each([1, 2, 5, 20, 55, 145])('closes without an error that adds up: %i waves', (waves) => {
  const { start, end, points } = walk(guilloche({ radius: 660, depth: 80, waves }));
  expect(end).toEqual(start);
  for (const { x, y } of points) {
    expect(Math.hypot(x, y)).toBeGreaterThan(660 - 82);
    expect(Math.hypot(x, y)).toBeLessThan(660 + 82);
  }
});

it('is short, however many waves it has', () => {
  for (const waves of [5, 20, 60, 145]) {
    const path = guilloche({ radius: 660, depth: 130, waves });
    expect(path.length).toBeLessThan(1800);
    expect(path).not.toMatch(/NaN|\./);
  }
});
