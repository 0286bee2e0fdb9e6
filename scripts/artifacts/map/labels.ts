import {
  apart,
  besideDot,
  type Choice,
  choicesOf,
  collide,
  LEADERS,
  type Named,
  type Obstacles,
} from './label-choices.ts';
import { freeChoice, inTheWay, type Label, REST, unplaced } from './label-places.ts';
import { placeInTurn } from './place-in-turn.ts';
import type { Size } from './projection.ts';

/** From this number of names on, each takes the first free place: to move them takes too long. */
const MANY = 45;
/** How many moves names have together, divided by their number. */
const MOVES = 30_000;

/** What a dot without a name costs. */
const NO_NAME = 1000;
/** How many names make room for one at most. */
const PUSHED = 2;
/** How often every name looks for a better place. */
const ROUNDS = 3;

/**
 * Gives each dot's name a place where it meets no other name, no dot and no obstacle; undefined for
 * a name that has none. The last dots lose their names first. The same dots always get the same
 * places.
 */
export function placeLabels(
  dots: readonly Named[],
  size: Size,
  obstacles: Obstacles = { boxes: [], lines: [] },
): (Choice | undefined)[] {
  if (dots.length >= MANY) return placeInTurn(dots, size, obstacles, LEADERS);
  const labels = dots.map((dot) =>
    unplaced(
      choicesOf(
        [...besideDot(dot), ...LEADERS.flatMap((length) => apart(dot, length))],
        dot,
        dots,
        size,
        obstacles,
      ),
    ),
  );
  arrange(labels);
  return labels.map(({ chosen }) => chosen);
}

/** Lets names give way to each other until all have a place, as good a place as can be. */
function arrange(labels: readonly Label[]): void {
  for (const label of labels) settle(label, labels);
  repair(labels);
  giveUp(labels);
  // Whatever was given up may fit now, and what was pushed away may come closer.
  for (let round = 0; round < ROUNDS; round++) {
    for (const label of labels) improve(label, labels);
  }
}

/** Moves the names that collide, each to where it costs least, until none does or time is up. */
function repair(labels: readonly Label[]): void {
  for (let move = 0; move < MOVES / labels.length; move++) {
    const colliding = labels.filter((label) => collides(label, labels));
    if (colliding.length === 0) return;
    for (const label of colliding) label.weight++;
    const [first] = colliding
      .filter(({ moved }) => move - moved >= REST)
      .toSorted((a, b) => a.moved - b.moved);
    if (first === undefined) continue;
    settle(first, labels);
    first.moved = move;
  }
}

/** Puts a name where it costs least, at another place than it has. */
function settle(label: Label, labels: readonly Label[]): void {
  let best: Choice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of label.choices) {
    if (choice.cost >= least) break;
    if (choice === label.chosen) continue;
    const cost = choice.cost + inTheWay(choice, label, labels, least - choice.cost);
    if (cost >= least) continue;
    best = choice;
    least = cost;
  }
  label.chosen = best ?? label.chosen;
}

/** Takes away the last of the names that collide, until none does. */
function giveUp(labels: readonly Label[]): void {
  for (const label of labels.toReversed()) {
    if (collides(label, labels)) label.chosen = undefined;
  }
}

/** Puts a name at a better place than it has, if the names in its way can go elsewhere for less. */
function improve(label: Label, labels: readonly Label[]): void {
  const before = label.chosen;
  for (const choice of label.choices) {
    if (choice.cost >= costOf(before)) break;
    const others = labels.filter(
      (other) => other !== label && other.chosen && collide(choice, other.chosen),
    );
    if (others.length > PUSHED) continue;
    const places = others.map(({ chosen }) => chosen);
    label.chosen = choice;
    for (const other of others) other.chosen = undefined;
    for (const other of others) other.chosen = freeChoice(other, labels);
    const change = others.map(({ chosen }, index) => costOf(chosen) - costOf(places[index]));
    if (choice.cost - costOf(before) + sum(change) < 0) return;
    label.chosen = before;
    others.forEach((other, index) => {
      other.chosen = places[index];
    });
  }
}

function costOf(choice: Choice | undefined): number {
  return choice?.cost ?? NO_NAME;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function collides(label: Label, labels: readonly Label[]): boolean {
  return label.chosen !== undefined && inTheWay(label.chosen, label, labels, 1) > 0;
}
