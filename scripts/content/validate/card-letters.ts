import { missingLetters } from '../../artifacts/cards/card-letters.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, valuesOf } from '../entries.ts';

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

/** So many are named; a text in another script has hundreds. */
const MOST_NAMED = 10;

function message(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_NAMED).map((letter) => `"${letter}"`);
  const more = missing.length - named.length;
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `the picture for shared links can't show ${list}. Use Latin letters.`;
}
