import { type Choice, collide } from './label-choices.ts';

/** For how many moves a name stays where it was put. */
export const REST = 6;
/** What a collision costs at first, against the costs of places. */
const COLLISION = 20;

/** A name that looks for a place. */
export interface Label {
  choices: readonly Choice[];
  chosen: Choice | undefined;
  /** What running into it costs; more for one that is often in the way. */
  weight: number;
  /** The number of its last move. */
  moved: number;
}

export function unplaced(choices: readonly Choice[]): Label {
  return { choices, chosen: undefined, weight: COLLISION, moved: -REST };
}

/** The best place that meets no other name. */
export function freeChoice(label: Label, labels: readonly Label[]): Choice | undefined {
  return label.choices.find((choice) => inTheWay(choice, label, labels, 1) === 0);
}

/** What the names cost that are in the way of a choice, counted until they are enough. */
export function inTheWay(
  choice: Choice,
  own: Label,
  labels: readonly Label[],
  enough: number,
): number {
  let cost = 0;
  for (const label of labels) {
    if (label === own || label.chosen === undefined || !collide(choice, label.chosen)) continue;
    cost += label.weight;
    if (cost >= enough) break;
  }
  return cost;
}
