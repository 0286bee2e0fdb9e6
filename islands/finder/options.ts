import { suggestPlaces } from '../../model/finder/places.ts';
import { search } from '../../model/finder/search.ts';
import { tellingWords, wordsOf } from '../../model/finder/words.ts';
import type { FinderLists } from './finder-lists.ts';

/** How many results a field offers. */
const MOST = 10;

/** Something that a field offers. */
export interface Option {
  label: string;
  /** The other name by which it was found. */
  alias?: string;
}

/** The documents that someone may mean who typed this. */
export function documentOptions(lists: FinderLists | undefined, typed: string): Option[] {
  if (lists === undefined) return [];
  return search(lists.documents, typed, MOST).map(({ name, alsoCalled }) => {
    const words = tellingWords(wordsOf(typed));
    const holds = (other: string) =>
      words.some((word) => wordsOf(other).some((own) => own.startsWith(word)));
    const alias = holds(name) ? undefined : alsoCalled.find(holds);
    return { label: name, ...(alias === undefined ? {} : { alias }) };
  });
}

/** The places that someone may mean who typed this. */
export function placeOptions(lists: FinderLists | undefined, typed: string): Option[] {
  if (lists === undefined) return [];
  return suggestPlaces(lists.places, typed, MOST).map(({ label }) => ({ label }));
}
