import type { Coordinates } from '../geo.ts';
import type { FinderDocument, FinderQuestion } from './data.ts';
import { entryLabel, type FinderEntry, type FinderIndex, type Thing } from './finder-index.ts';
import type { FoundName } from './names.ts';
import { type FoundPlace, nearestTo } from './places.ts';
import { type RankedEntry, rank, rankPlaces } from './rank.ts';
import { isPlaceName, type ReadText, readText } from './read.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** What was found for a query. */
export interface Found {
  /** The document that was named, or is by far the likeliest. */
  document: FinderDocument | undefined;
  questions: readonly FinderQuestion[];
  place: FoundPlace | undefined;
  /** The document or the question whose name is all of the query but for stop words and a place. */
  named: FinderEntry | undefined;
  /** What else may be meant, the likeliest first. */
  others: readonly FinderEntry[];
  /** Whether one of the others is what is meant, since the words fit all of them. */
  isChoice: boolean;
  /** Whether the words lead to a question that the owner has still to answer. */
  isUnanswered: boolean;
  /** Whether another country was named that the document is for. */
  isAbroad: boolean;
  isSpanish: boolean;
  /** Whether a place was typed that nobody knows. */
  isPlaceUnknown: boolean;
  /** Whether words for a document were typed that nobody knows. */
  isUnknown: boolean;
}

/** How many questions an answer has at most. */
const MOST_QUESTIONS = 2;

/** How many other names an answer offers at most. */
export const MOST_OTHERS = 5;

/** What stands in the field of the document, and in that of the place. */
type FieldTexts = readonly [ReadText, ReadText];

/** From this share of the words of a text on, what has them is open, not only offered. */
const MOST_WORDS = 0.6;

/** Beside a question that was named, what has more than this share of the words is offered. */
const HALF_OF_WORDS = 0.5;

/**
 * What was asked: names that stand in the texts as a whole, the longest first, and for what is left the
 * entries that have its words. Either field may have what belongs into the other.
 * @param position where the visitor is, in the place of what was typed
 */
export function lookUp(index: FinderIndex, asked: Asked, position?: Coordinates): Found {
  const ofDocument = readText(index, asked.document, 'document');
  const ofPlace = readText(index, position ? '' : asked.place, 'place');
  const texts: FieldTexts = [ofDocument, ofPlace];
  const names = texts.flatMap((text) => text.names);
  const isAbroad = texts.some((text) => text.isAbroad);

  const place = position
    ? nearestTo(index.data, position)
    : (placeOf(ofPlace) ?? placeOf(ofDocument));
  const isPlaceUnknown =
    asked.place.trim() !== '' && place === undefined && ofPlace.names.every(isPlaceName);

  const known = questionsOf(texts);
  const named = known.filter(({ answer }) => answer !== undefined);
  const groups = names
    .map(documentsOf)
    .map((documents) => (isAbroad ? forAbroad(index, documents) : documents))
    .filter((documents) => documents.length > 0);
  const [group = [], ...otherGroups] = groups;
  const isNamed = groups.length > 0 || known.length > 0 || names.some(isSpanishNotary);

  const ranked = rank(index, ofDocument);
  const likeliest = isNamed ? likeliestOf(group, ranked) : firstOf(ranked);
  // What a notary may not do stands before any document.
  const isFirst = named.some(({ first }) => first);
  const document = likeliest?.kind === 'document' && !isFirst ? likeliest.document : undefined;
  const more = likeliest?.kind === 'question' ? [likeliest.question] : [];
  const questions = [...named, ...more].slice(0, MOST_QUESTIONS);
  const isChoice = group.length > 1 && document === undefined && !isFirst;

  const isQuestionAlone = isNamed && groups.length === 0;
  const near = isQuestionAlone ? besideQuestion(ranked, ofDocument) : ranked;
  const others = unique([
    ...ordered(group, ranked).map(entryOfDocument),
    ...otherGroups.flat().map(entryOfDocument),
    ...near.map(({ entry }) => entry),
    ...(place === undefined ? placesOf(index, ofPlace) : []),
  ]);

  const isFound = document !== undefined || place !== undefined || questions.length > 0;
  return {
    document,
    questions,
    place,
    named: isAbroad ? undefined : onlyName(texts, groups, named),
    others: others
      .filter((entry) => !isOpen(entry, document, questions))
      .slice(0, isChoice ? MOST_OTHERS + 1 : MOST_OTHERS),
    isChoice,
    isUnanswered: known.length > 0 && named.length === 0,
    isAbroad,
    isSpanish: names.some(({ things }) => things.some(isSpanish)),
    isPlaceUnknown,
    isUnknown: !isFound && !isNamed && ofDocument.rest.length > 0,
  };
}

/** The one document or question whose name is all of the texts, but for stop words and a place. */
function onlyName(
  texts: FieldTexts,
  groups: readonly (readonly NamedDocument[])[],
  questions: readonly FinderQuestion[],
): FinderEntry | undefined {
  const [name, ...others] = [
    ...groups.flat().map(entryOfDocument),
    ...questions.map((question): FinderEntry => ({ kind: 'question', question })),
  ];
  const isGuess = texts.some((text) => text.isGuess);
  return others.length === 0 && !isGuess && !isMore(texts) ? name : undefined;
}

/** Whether words are left beside a name; around a place alone they change nothing: "downtown Caldwell". */
function isMore([ofDocument, ofPlace]: FieldTexts): boolean {
  const isPlaceAlone = ofPlace.names.every(isPlaceName);
  return ofDocument.rest.length > 0 || (!isPlaceAlone && ofPlace.rest.length > 0);
}

function isSpanish(thing: Thing): boolean {
  return thing.kind === 'spanish' || ('isSpanish' in thing && thing.isSpanish === true);
}

function isSpanishNotary({ things }: FoundName<Thing>): boolean {
  return things.some(({ kind }) => kind === 'spanish');
}

/** The place that a text names: of several of one name, the one in the state that the text names too. */
function placeOf({ names }: ReadText): FoundPlace | undefined {
  const things = names.map(({ things }) => things.filter((thing) => thing.kind === 'place'));
  const groups = things.filter((group) => group.length > 0);
  const state = groups.flat().find(({ isState }) => isState)?.place;
  const inState = groups
    .map((group) => group.filter(({ isState }) => !isState).map(({ place }) => place))
    .filter((group) => group.length > 0)
    .map((group) => group.filter((place) => state === undefined || place.state === state.state));

  const [first, ...others] = inState;
  // A state that the place does not lie in is where it is: Nampa, Florida.
  if (first === undefined || first.length === 0) return state;

  // "Lions Park, Kuna" is the one of all parks of that name.
  const cities = others.flat().map(({ city }) => city);
  const inCity = first.filter(({ city }) => city !== undefined && cities.includes(city));
  const [only, ...namesakes] = inCity.length > 0 ? inCity : first;
  return namesakes.length > 0 ? undefined : only;
}

/** The places that a text may name: those of one name, else those whose names begin so. */
function placesOf(index: FinderIndex, text: ReadText): FinderEntry[] {
  const named = text.names
    .flatMap(({ things }) => things)
    .filter((thing) => thing.kind === 'place')
    .map(({ place }): FinderEntry => ({ kind: 'place', place }));
  return named.length > 0 ? named : rankPlaces(index, text);
}

/** The questions that texts name: those that come first, then in the order of their names. */
function questionsOf(texts: readonly ReadText[]): FinderQuestion[] {
  const named = texts.flatMap(({ names }) =>
    names.flatMap(({ things }) =>
      things.flatMap((thing) => (thing.kind === 'question' ? thing.question : [])),
    ),
  );
  const isFirst = ({ first }: FinderQuestion) => Number(first === true);
  return [...new Set(named)].toSorted((a, b) => isFirst(b) - isFirst(a));
}

/** A document whose name a query has. */
interface NamedDocument {
  document: FinderDocument;
  /** Whether the name is its own; otherwise it is the head of several. */
  isOwn: boolean;
}

/** The documents of a name, each once. */
function documentsOf({ things }: FoundName<Thing>): NamedDocument[] {
  const documents = things.filter((thing) => thing.kind === 'document');
  const own = new Set(documents.filter(({ isHead }) => !isHead).map(({ document }) => document));
  const all = new Set(documents.map(({ document }) => document));
  return [...all].map((document) => ({ document, isOwn: own.has(document) }));
}

/** The documents of one name that are used in another country; all where none is. */
function forAbroad({ data }: FinderIndex, documents: NamedDocument[]): NamedDocument[] {
  const abroad = documents.filter(
    ({ document }) => data.apostille !== undefined && document.service === data.apostille,
  );
  return abroad.length > 0 ? abroad : documents;
}

/** The first of a ranking, where it has most of the words. */
function firstOf([first]: readonly RankedEntry[]): FinderEntry | undefined {
  return first !== undefined && first.share >= MOST_WORDS ? first.entry : undefined;
}

/** What is near beside a question that was named: what has more than half of the words. */
function besideQuestion(
  ranked: readonly RankedEntry[],
  { rest }: ReadText,
): readonly RankedEntry[] {
  return rest.length === 0 ? [] : ranked.filter(({ share }) => share > HALF_OF_WORDS);
}

/** The one of several documents of one name that the other words fit best, if one is alone in that. */
function likeliestOf(
  group: readonly NamedDocument[],
  ranked: readonly RankedEntry[],
): FinderEntry | undefined {
  const [best, next] = ordered(group, ranked);
  if (best === undefined) return undefined;
  return next === undefined || best.share > next.share ? entryOfDocument(best) : undefined;
}

/** The documents of one name: by the other words that they have, then by whose own name it is. */
function ordered(group: readonly NamedDocument[], ranked: readonly RankedEntry[]) {
  const found = group.map((named) => {
    const position = ranked.findIndex(
      ({ entry }) => entry.kind === 'document' && entry.document === named.document,
    );
    const rank = position < 0 ? ranked.length : position;
    return { ...named, rank, share: ranked[position]?.share ?? 0 };
  });
  return found.toSorted(
    (a, b) => b.share - a.share || Number(b.isOwn) - Number(a.isOwn) || a.rank - b.rank,
  );
}

function entryOfDocument({ document }: Pick<NamedDocument, 'document'>): FinderEntry {
  return { kind: 'document', document };
}

/** The entries, each once. */
function unique(entries: readonly FinderEntry[]): FinderEntry[] {
  const labels = entries.map(entryLabel);
  return entries.filter((entry, index) => labels.indexOf(entryLabel(entry)) === index);
}

function isOpen(
  entry: FinderEntry,
  document: FinderDocument | undefined,
  questions: readonly FinderQuestion[],
): boolean {
  if (entry.kind === 'document') return entry.document === document;
  return entry.kind === 'question' && questions.includes(entry.question);
}
