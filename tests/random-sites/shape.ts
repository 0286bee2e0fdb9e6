import type { Random } from '../support/random.ts';

/** How much of each kind a generated site has. */
export interface Shape {
  cities: number;
  services: number;
  /** At most, for each city. */
  attractions: number;
  testimonials: number;
  /** At most, for each service. */
  questions: number;
  redirects: number;
  documents: number;
  /** How likely a field is there that may be left out, from 0 to 1. */
  optional: number;
}

/** The least of everything that the schemas allow. */
const SMALLEST: Shape = {
  cities: 1,
  services: 1,
  attractions: 0,
  testimonials: 0,
  questions: 1,
  redirects: 0,
  documents: 0,
  optional: 0,
};

/** As much of everything as a large site has, and every field filled in. */
const LARGEST: Shape = {
  cities: 40,
  services: 12,
  attractions: 8,
  testimonials: 12,
  questions: 9,
  redirects: 20,
  documents: 200,
  optional: 1,
};

/** The shape of a seed's site: every fourth is the smallest, every fourth the largest. */
export function shapeOf(seed: number, random: Random): Shape {
  if (seed % 4 === 0) return SMALLEST;
  if (seed % 4 === 1) return LARGEST;
  return {
    cities: random.pick([1, 2, 3, 7, 20, 36]),
    services: random.pick([1, 2, 3, 5, 9, 12]),
    attractions: random.below(9),
    testimonials: random.pick([0, 1, 2, 3, 12]),
    questions: 1 + random.below(9),
    redirects: random.below(4),
    documents: random.pick([1, 5, 90]),
    optional: random.pick([0.2, 0.5, 0.8]),
  };
}
