import type { FinderLists } from './lists.ts';
import { suggestPlaces } from './places.ts';
import { correctWords, type Findable, search } from './search.ts';
import type { Asked } from './understand.ts';
import { readText, readWords } from './words.ts';

/** Something that a field offers to choose. */
export interface LookupOption {
  label: string;
  /** The other name by which it was found, if it was by one. */
  alias: string | undefined;
}

/** How many things a field offers at most. */
export const MOST_OPTIONS = 10;

/** What someone may mean who typed this into a field. */
export function optionsFor(lists: FinderLists, field: keyof Asked, typed: string): LookupOption[] {
  const found =
    field === 'document' ? suggestTopics(lists, typed) : suggestPlaces(lists.places, typed);
  return found
    .slice(0, MOST_OPTIONS)
    .map(({ label, names }) => ({ label, alias: aliasFor(names, typed) }));
}

/** The documents and questions that an unfinished text may mean, or that it means with a typing error. */
function suggestTopics({ documents, questions, vocabulary }: FinderLists, typed: string) {
  const read = readText(typed);
  const things = [...documents, ...questions];
  const found = search(things, read);
  return found.length > 0 ? found : search(things, readWords(correctWords(read.words, vocabulary)));
}

/** The first of the names that have the most words of what was typed, unless it is the thing's own name. */
function aliasFor(names: Findable['names'], typed: string): string | undefined {
  const { specific } = readText(typed);
  const counted = names.map((name) => {
    const isIn = (beginning: string) => name.words.some((word) => word.startsWith(beginning));
    return { name, count: specific.filter(isIn).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best?.name === names[0] ? undefined : best?.name.text;
}
