import { closedSpline } from './spline.ts';

/** A closed line that waves around a circle, as engravers draw it: r = radius + depth cos(waves t). */
export interface Guilloche {
  radius: number;
  depth: number;
  waves: number;
}

/** Control points around a circle that few waves need to be round. */
const ROUND = 40;

/**
 * A guilloche around the origin as a short path, in whole units of the picture. All of its waves
 * are alike; the first crest is at the top.
 * @param phase by which part of a wave it is turned
 */
export function guilloche({ radius, depth, waves }: Guilloche, phase = 0): string {
  const each = Math.max(2, 2 * Math.ceil(ROUND / waves / 2));
  // A curve stays inside its control points: they reach farther out by as much.
  const reach = depth / (0.75 + 0.25 * Math.cos((2 * Math.PI) / each));
  return closedSpline(
    Array.from({ length: waves * each }, (_, index) => {
      const angle = (2 * Math.PI * (index / each + phase)) / waves;
      const r = radius + reach * Math.cos((2 * Math.PI * index) / each);
      return { x: r * Math.sin(angle), y: -r * Math.cos(angle) };
    }),
  );
}
