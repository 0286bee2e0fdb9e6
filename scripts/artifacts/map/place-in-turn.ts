import {
  apart,
  besideDot,
  type Choice,
  choicesOf,
  type Named,
  type Obstacles,
} from './label-choices.ts';
import { freeChoice, type Label, unplaced } from './label-places.ts';
import type { Size } from './projection.ts';

/**
 * Gives each dot's name the best place that those before it leave free: fast, and good enough for a
 * few names.
 * @param leaders how long the line to a name may be that has no room beside its dot
 */
export function placeInTurn(
  dots: readonly Named[],
  size: Size,
  obstacles: Obstacles,
  leaders: readonly number[],
): (Choice | undefined)[] {
  const placed: Label[] = [];
  for (const dot of dots) {
    const free = (places: readonly Choice[]) =>
      freeChoice(unplaced(choicesOf(places, dot, dots, size, obstacles)), placed);
    let chosen = free(besideDot(dot));
    for (const length of leaders) chosen ??= free(apart(dot, length));
    placed.push({ ...unplaced([]), chosen });
  }
  return placed.map(({ chosen }) => chosen);
}
