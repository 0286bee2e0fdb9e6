import { entryLabel, type FinderEntry, type FinderIndex } from './finder-index.ts';
import { type Asked, lookUp } from './search.ts';
import { nameWords, tellingWords } from './words.ts';

/** Something that a field offers to choose. */
export interface Suggestion {
  label: string;
  /** The other name by which it was found, if it was by one. */
  alias: string | undefined;
  /** The language of that name, where it is another than that of the page. */
  aliasLang: 'es' | undefined;
  /** What changes in the fields when it is chosen. */
  change: Partial<Asked>;
}

/** What a field knows of its text. */
export interface Suggestions {
  /** What may be meant, the likeliest first; empty where the text is one name already. */
  options: readonly Suggestion[];
  /** The name that the text is. */
  name: string | undefined;
}

/** How many things a field offers at most: as many rows as a phone shows above its keys. */
const MOST_OPTIONS = 6;

/** What a field offers for what stands in it: the same that the answer to it would have. */
export function suggestionsFor(finder: FinderIndex, field: keyof Asked, asked: Asked): Suggestions {
  const text = asked[field];
  const found = lookUp(finder, { document: '', place: '', [field]: text });
  const { document, questions, place, others, named } = found;

  const entries: FinderEntry[] = [
    ...(document ? [{ kind: 'document' as const, document }] : []),
    ...questions.map((question) => ({ kind: 'question' as const, question })),
    ...others,
  ];
  const isPlaceAlone = place !== undefined && entries.length === 0;
  const name = isPlaceAlone ? place.label : named && entryLabel(named);
  if (name !== undefined) return { options: [], name };

  // A place that stands in the text of a document is not lost when the document is chosen.
  const isPlaceFree = field === 'document' && asked.place.trim() === '';
  const kept = place && isPlaceFree ? { place: place.label } : {};
  const options = entries.slice(0, MOST_OPTIONS).map((entry) => {
    const label = entryLabel(entry);
    const change =
      entry.kind === 'place' ? { [field]: '', place: label } : { [field]: label, ...kept };
    const alias = aliasFor(entry, text);
    const isSpanish = alias !== undefined && spanishNamesOf(entry).includes(alias);
    return { label, alias, aliasLang: isSpanish ? ('es' as const) : undefined, change };
  });
  return { options, name: undefined };
}

/** The first of the other names that has the most words of what was typed, unless the own name has them. */
function aliasFor(entry: FinderEntry, typed: string): string | undefined {
  const [own = '', ...others] = namesOf(entry);
  const telling = tellingWords(typed);
  const countIn = (name: string) => {
    const words = nameWords(name);
    return telling.filter((beginning) => words.some((word) => word.startsWith(beginning))).length;
  };

  const [best] = others.toSorted((a, b) => countIn(b) - countIn(a));
  return best !== undefined && countIn(best) > countIn(own) ? best : undefined;
}

function namesOf(entry: FinderEntry): readonly string[] {
  if (entry.kind === 'place') return [entry.place.label];
  if (entry.kind === 'question') return [entry.question.question, ...entry.question.alsoCalled];
  const { name, alsoCalled } = entry.document;
  return [name, ...alsoCalled, ...spanishNamesOf(entry)];
}

const spanishNamesOf = (entry: FinderEntry): readonly string[] =>
  entry.kind === 'document' ? entry.document.inSpanish : [];
