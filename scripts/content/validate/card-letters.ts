import { missingLetters } from '../../artifacts/cards/card-letters.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';

/** Checks that the pictures for shared links can show all letters of the words that stand on them. */
export function checkCardLetters(
  { business, pages, services, cities }: Entries,
  diagnostics: Diagnostic[],
): void {
  const check = (source: Source, path: Path, text: string) => {
    const missing = missingLetters(text);
    if (missing.length > 0) diagnostics.push(source.diagnostic(path, message(missing)));
  };
  if (business) {
    check(business.source, ['name'], business.fields.name);
    check(business.source, ['region'], business.fields.region);
  }
  const { home, services: list, locations, areas, places, contact } = pages;
  for (const page of [home, list, locations, areas, places, contact]) {
    if (page) check(page.source, ['heading'], page.fields.heading);
  }
  for (const { source, fields } of services.values()) check(source, ['title'], fields.title);
  for (const { source, fields } of cities.values()) check(source, ['name'], fields.name);
}

/** So many are named; a text in another script has hundreds. */
const MOST_NAMED = 10;

function message(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_NAMED).map((letter) => `"${letter}"`);
  const more = missing.length - named.length;
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `has characters that the picture for shared links cannot show: ${list}. Write it in Latin letters`;
}
