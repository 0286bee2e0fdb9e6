import { missingLetters } from '../../artifacts/cards/card-letters.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, valuesOf } from '../entries.ts';
import { someOf } from './some-of.ts';

/** Checks that the pictures for shared links can show all letters of the words that stand on them. */
export function checkCardLetters({ business, pages, services, cities }: Entries): Diagnostic[] {
  const { home, services: list, locations, areas, places, contact } = pages;
  const words = [
    ...valuesOf([business], 'name'),
    ...valuesOf([business], 'region'),
    ...valuesOf([home, list, locations, areas, places, contact], 'heading'),
    ...valuesOf(services.values(), 'title'),
    ...valuesOf(cities.values(), 'name'),
  ];
  return words.flatMap(({ source, path, value }) => {
    const missing = missingLetters(value);
    return missing.length > 0 ? [source.diagnostic(path, message(missing))] : [];
  });
}

function message(missing: readonly string[]): string {
  const list = someOf(missing.map((letter) => `"${letter}"`));
  return `the picture for shared links can't show ${list}. Use Latin letters.`;
}
