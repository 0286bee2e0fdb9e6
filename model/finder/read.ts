import type { FinderData, FinderQuestion } from './data.ts';
import type { FinderIndex, ShortForms, Thing } from './finder-index.ts';
import type { FoundName, Names } from './names.ts';
import { type PlaceNames, placeOfZip, withStateNames } from './places.ts';
import { isTelling, nameWords, type QueryWord, queryWords } from './words.ts';

/** What stands in names for any country that a document goes to. */
const ANOTHER_COUNTRY = nameWords('another country');

/** A text with the names that were found in it. */
export interface ReadText {
  names: readonly FoundName<Thing>[];
  /** All words that may tell one thing from another, those of places apart. */
  telling: readonly string[];
  /** The words that stand in no name. */
  rest: readonly string[];
  /** Whether a word was taken for another with a typing error. */
  isGuess: boolean;
  isAbroad: boolean;
}

/**
 * Reads a text: the names that stand in it as a whole, and the words that are left.
 * @param field the field that it stands in: among the words of a document, fewer are the name of a place
 */
export function readText(
  { data, names, shortForms, correct }: FinderIndex,
  text: string,
  field: 'document' | 'place',
): ReadText {
  const isPlace = field === 'place';
  const anchored = data.questions.find(({ anchor }) => anchor === text.trim());
  if (anchored !== undefined) return askedByAddress(anchored);

  const typed = withShortForms(shortForms, queryWords(withStateNames(text, isPlace)));
  const corrected = typed.map((word) => ({ ...word, word: correct(word) }));
  const { words, isAbroad } = isPlace
    ? { words: corrected, isAbroad: false }
    : withoutCountries(names, corrected);

  const known = names.findIn(words, (thing, first, length) => {
    return isPlace || thing.kind !== 'place' || isMeant(names, words, thing, first, length);
  });
  const found = [...known, ...unknownZips(data, words, known)];
  const places = found.filter(isPlaceName);
  const country = isAbroad ? ANOTHER_COUNTRY : [];
  const tellingOutside = (named: readonly FoundName<Thing>[]) =>
    words
      .filter((_, index) => !isWithin(named, index))
      .map(({ word }) => word)
      .filter((word) => isTelling(word) && !isZip(word) && !country.includes(word));

  return {
    names: found,
    telling: tellingOutside(places),
    rest: tellingOutside(found),
    isGuess: corrected.some(({ word }, index) => word !== typed[index]?.word),
    isAbroad,
  };
}

/** The question that an address names. */
function askedByAddress(question: FinderQuestion): ReadText {
  const names: FoundName<Thing>[] = [
    { things: [{ kind: 'question', question }], start: 0, end: 1 },
  ];
  return { names, telling: [], rest: [], isGuess: false, isAbroad: false };
}

function isWithin(named: readonly FoundName<Thing>[], index: number): boolean {
  return named.some(({ start, end }) => index >= start && index < end);
}

/** Whether the name of a place means it, in a text about a document. */
function isMeant(
  names: Names<Thing>,
  words: readonly QueryWord[],
  { isState, isCountry, isOneWord }: PlaceNames,
  first: QueryWord,
  length: number,
): boolean {
  if (first.isAfterPreposition) return true;
  if (isState || isCountry) return isBehindPlace(names, words, first);
  return !isOneWord || length > 1;
}

/** The ZIP codes that are none of the known, each as the name of its state. */
function unknownZips(
  data: FinderData,
  words: readonly QueryWord[],
  known: readonly FoundName<Thing>[],
): FoundName<Thing>[] {
  return words.flatMap(({ word }, index): FoundName<Thing>[] => {
    const place = isZip(word) && !isWithin(known, index) ? placeOfZip(data, word) : undefined;
    if (place === undefined) return [];
    return [{ things: [{ kind: 'place', place, names: [] }], start: index, end: index + 1 }];
  });
}

/** The words of a query with abbreviations written out. */
function withShortForms(forms: ShortForms, query: readonly QueryWord[]): QueryWord[] {
  return query.flatMap((each) => forms.get(each.word)?.map((word) => ({ ...each, word })) ?? each);
}

/**
 * The words with "another country" in the place of a country that a document is for: "birth certificate for
 * Spain". Behind "in" or "at", a country is where somebody is.
 */
function withoutCountries(names: Names<Thing>, words: readonly QueryWord[]) {
  const countries = names.findIn(
    words,
    (thing, first) => thing.kind === 'place' && (!thing.isCountry || !first.isAfterPreposition),
  );
  const isCountry = ({ things }: FoundName<Thing>) =>
    things.every((thing) => thing.kind === 'place' && thing.isCountry);
  const meant = countries.filter(isCountry);
  if (meant.length === 0) return { words, isAbroad: false };

  const another = ANOTHER_COUNTRY.map((word): QueryWord => {
    return { word, length: word.length, isAfterPreposition: false };
  });
  const replaced = words.flatMap((word, index) => {
    const country = meant.find(({ start, end }) => index >= start && index < end);
    if (country === undefined) return word;
    return country.start === index ? another : [];
  });
  return { words: replaced, isAbroad: true };
}

/** Whether a place stands right before a word: in "Portland Maine", Maine says which Portland. */
function isBehindPlace(names: Names<Thing>, words: readonly QueryWord[], word: QueryWord): boolean {
  const before = words.slice(0, words.indexOf(word));
  const places = names.findIn(before, (thing) => thing.kind === 'place');
  return places.some(({ end }) => end === before.length);
}

function isZip(word: string): boolean {
  return /^\d{5}$/.test(word);
}

/** Whether a name can only be that of a place. */
export function isPlaceName({ things }: FoundName<Thing>): boolean {
  return things.every(({ kind }) => kind === 'place');
}
