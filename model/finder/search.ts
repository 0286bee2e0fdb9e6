import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Coordinates } from '../geo.ts';
import type { FinderData, FinderDocument, FinderQuestion } from './data.ts';
import { type FoundName, Names } from './names.ts';
import {
  type FoundPlace,
  namedPlaces,
  nearestTo,
  type PlaceNames,
  placeOfZip,
  withStateNames,
} from './places.ts';
import { type Correct, corrector, SHORTEST_BEGINNING } from './spelling.ts';
import { isTelling, nameWords, PASSED_OVER, type QueryWord, queryWords, wordsOf } from './words.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** What a name may mean. */
export type Thing =
  | { kind: 'document'; document: FinderDocument; isHead?: boolean; isSpanish?: boolean }
  | { kind: 'question'; question: FinderQuestion; isSpanish?: boolean }
  | ({ kind: 'place' } & PlaceNames)
  | { kind: 'spanish' };

/** Something that an answer tells of. */
export type FinderEntry =
  | { kind: 'document'; document: FinderDocument }
  | { kind: 'question'; question: FinderQuestion }
  | { kind: 'place'; place: FoundPlace };

/** What abbreviations stand for. */
type ShortForms = ReadonlyMap<string | undefined, readonly string[]>;

/** Everything that the finder looks up, indexed once for all queries. */
export interface FinderIndex {
  data: FinderData;
  names: Names<Thing>;
  shortForms: ShortForms;
  ranking: MiniSearch<Ranked>;
  /** What the numbers of the ranking stand for. */
  entries: readonly FinderEntry[];
  correct: Correct;
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

/** A share of the words of a query from which on what has them is shown, not only offered. */
const MOST_OF = 0.6;

/** A share of the words of a query from which on what has them is offered. */
const HALF_OF = 0.5;

/** What the ranking reads of an entry. */
interface Ranked {
  id: number;
  name: string;
  others: string;
  heads: string;
  answer: string;
}

/** Reads the data of the finder. */
export function createFinder(data: FinderData): FinderIndex {
  const places = namedPlaces(data);
  const shortForms = new Map(
    data.words.shortForms.map(({ short, words }) => [wordsOf(short)[0], nameWords(words)]),
  );
  const names = namesOf(data, places, shortForms);
  const entries: FinderEntry[] = [
    ...data.documents.map((document) => ({ kind: 'document' as const, document })),
    ...data.questions
      .filter(({ answer }) => answer !== undefined)
      .map((question) => ({ kind: 'question' as const, question })),
    ...places
      .filter(({ isCountry, isState }) => !isCountry && !isState)
      .map(({ place }) => ({ kind: 'place' as const, place })),
  ];

  const ranking = new MiniSearch<Ranked>({
    fields: ['name', 'others', 'heads', 'answer'],
    tokenize: wordsOf,
    processTerm: (term) => (isTelling(term) ? term : null),
    searchOptions: {
      // An entry with many other names is none the less likely: the length of a field doesn't count.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 4, others: 3, heads: 2, answer: 0.2 },
      prefix: (term) => term.length >= SHORTEST_BEGINNING,
    },
  });
  ranking.addAll(entries.map(rankedEntry));

  const answers = data.questions.flatMap(({ answer }) => answerWords(answer));
  const correct = corrector(new Set([...names.words, ...answers, ...PASSED_OVER]));
  return { data, names, shortForms, ranking, entries, correct };
}

function namesOf(
  data: FinderData,
  places: readonly PlaceNames[],
  shortForms: ShortForms,
): Names<Thing> {
  const names = new Names<Thing>();
  const addAll = (texts: readonly string[], thing: Thing) => {
    for (const text of texts) {
      const words = nameWords(text).flatMap((word) => shortForms.get(word) ?? word);
      names.add(words, thing);
    }
  };

  for (const document of data.documents) {
    const { name, alsoCalled, inSpanish, heads } = document;
    addAll([name, ...alsoCalled], { kind: 'document', document });
    addAll(heads, { kind: 'document', document, isHead: true });
    addAll(inSpanish, { kind: 'document', document, isSpanish: true });
  }
  for (const question of data.questions) {
    addAll([question.question, ...question.alsoCalled], { kind: 'question', question });
    addAll(question.inSpanish, { kind: 'question', question, isSpanish: true });
  }
  for (const place of places) addAll(place.names, { kind: 'place', ...place });
  addAll(data.words.spanishWords, { kind: 'spanish' });
  return names;
}

function answerWords(answer: FinderQuestion['answer'] = []): string[] {
  return answer.flatMap(({ text }) => wordsOf(text));
}

function rankedEntry(entry: FinderEntry, id: number): Ranked {
  const nothing = { id, others: '', heads: '', answer: '' };
  if (entry.kind === 'place') return { ...nothing, name: entry.place.name };

  if (entry.kind === 'question') {
    const { question, alsoCalled, inSpanish, answer = [] } = entry.question;
    const others = [...alsoCalled, ...inSpanish].join(' ');
    return { ...nothing, name: question, others, answer: answer.map(({ text }) => text).join('') };
  }

  const { name, alsoCalled, inSpanish, heads } = entry.document;
  return {
    ...nothing,
    name,
    others: [...alsoCalled, ...inSpanish].join(' '),
    heads: heads.join(' '),
  };
}

/**
 * What was asked: names that stand in the texts as a whole, the longest first, and for what is left the
 * entries that have its words. Either field may have what belongs into the other.
 * @param position where the visitor is, in the place of what was typed
 */
export function lookUp(finder: FinderIndex, asked: Asked, position?: Coordinates): Found {
  const ofDocument = read(finder, asked.document, 'document');
  const ofPlace = read(finder, position ? '' : asked.place, 'place');
  const both = [ofDocument, ofPlace];

  const names = both.flatMap((text) => text.names);
  const questions = questionsOf(both);
  const shown = questions.filter(({ answer }) => answer !== undefined);
  const place = position
    ? nearestTo(finder.data, position)
    : (placeOf(ofPlace) ?? placeOf(ofDocument));

  const isAbroad = ofDocument.isAbroad || ofPlace.isAbroad;
  const groups = names
    .map(documentsOf)
    .map((documents) => (isAbroad ? forAbroad(finder, documents) : documents))
    .filter((documents) => documents.length > 0);
  const [group = [], ...otherGroups] = groups;
  const ranked = rank(finder, ofDocument);
  const byName = groups.length > 0 || questions.length > 0 || names.some(isSpanishNotary);
  const likeliest = byName ? likeliestOf(group, ranked) : firstOf(ranked);
  const isFirst = shown.some(({ first }) => first);

  const document = likeliest?.kind === 'document' && !isFirst ? likeliest.document : undefined;
  const rankedQuestion = likeliest?.kind === 'question' ? [likeliest.question] : [];
  const open = [...shown, ...rankedQuestion].slice(0, MOST_QUESTIONS);

  const isChoice = group.length > 1 && document === undefined && !isFirst;
  const placeChoices = place === undefined ? placesOf(finder, ofPlace) : [];
  const isQuestionAlone = byName && groups.length === 0;
  const rest = isQuestionAlone ? restOf(ranked, ofDocument) : ranked.entries;
  const others = unique([
    ...ordered(group, ranked).map(entryOfDocument),
    ...otherGroups.flat().map(entryOfDocument),
    ...rest,
    ...placeChoices,
  ]).filter((entry) => !isOpen(entry, document, open));

  const isPlaceUnknown =
    asked.place.trim() !== '' && place === undefined && ofPlace.names.every(isPlaceName);
  const isGuess = both.some((text) => text.isGuess);
  // Words around the name of a place in its own field change nothing: "downtown Caldwell".
  const isSubjectInPlace = !ofPlace.names.every(isPlaceName);
  const isLeft = ofDocument.rest.length > 0 || (isSubjectInPlace && ofPlace.rest.length > 0);
  const [name, ...otherNames]: FinderEntry[] = [
    ...group.map(entryOfDocument),
    ...shown.map(entryOfQuestion),
  ];
  const isOneName = otherNames.length === 0 && otherGroups.length === 0;
  const isMore = isGuess || isLeft || isAbroad;

  const isSomething = document !== undefined || open.length > 0 || place !== undefined;
  const isAnything = isSomething || questions.length > 0 || isChoice || names.some(isSpanishNotary);
  return {
    document,
    questions: open,
    place,
    named: isOneName && !isMore ? name : undefined,
    others: others.slice(0, isChoice ? MOST_OTHERS + 1 : MOST_OTHERS),
    isChoice,
    isUnanswered: questions.length > 0 && shown.length === 0,
    isAbroad,
    isSpanish: names.some(({ things }) => things.some(isSpanish)),
    isPlaceUnknown,
    isUnknown: !isAnything && ofDocument.rest.length > 0,
  };
}

/** A text with the names that were found in it. */
interface ReadText {
  names: readonly FoundName<Thing>[];
  /** All words that may tell one thing from another, those of places apart. */
  telling: readonly string[];
  /** The words that stand in no name. */
  rest: readonly string[];
  /** Whether a word was taken for another with a typing error. */
  isGuess: boolean;
  isAbroad: boolean;
}

function read(
  { data, names, shortForms, correct }: FinderIndex,
  text: string,
  field: keyof Asked,
): ReadText {
  const isPlace = field === 'place';
  const anchored = data.questions.find(({ anchor }) => anchor === text.trim());
  if (anchored !== undefined) {
    const things: Thing[] = [{ kind: 'question', question: anchored }];
    return {
      names: [{ things, start: 0, end: 1 }],
      telling: [],
      rest: [],
      isGuess: false,
      isAbroad: false,
    };
  }

  const typed = withShortForms(shortForms, queryWords(withStateNames(text, isPlace)));
  const corrected = typed.map((word) => ({ ...word, word: correct(word) }));
  const { words, isAbroad } = isPlace
    ? { words: corrected, isAbroad: false }
    : withoutCountries(names, corrected);

  const found = names.findIn(words, (thing, first, length) => {
    if (thing.kind !== 'place' || isPlace) return true;
    if (thing.isState || thing.isCountry)
      return first.isAfterPreposition || isBehindPlace(names, words, first);
    return !thing.isOneWord || first.isAfterPreposition || length > 1 || isZip(first.word);
  });

  const unknownZips = words.flatMap(({ word }, index): FoundName<Thing>[] => {
    const isKnown = found.some(({ start, end }) => index >= start && index < end);
    const place = isZip(word) && !isKnown ? placeOfZip(data, word) : undefined;
    if (place === undefined) return [];
    return [{ things: [{ kind: 'place', place, names: [] }], start: index, end: index + 1 }];
  });

  const all = [...found, ...unknownZips];
  const country = isAbroad ? nameWords('another country') : [];
  const isTold = ({ word }: QueryWord) =>
    isTelling(word) && !isZip(word) && !country.includes(word);
  const within = (named: readonly FoundName<Thing>[], index: number) =>
    named.some(({ start, end }) => index >= start && index < end);
  const places = all.filter(isPlaceName);
  return {
    names: all,
    telling: words
      .filter((word, index) => isTold(word) && !within(places, index))
      .map(({ word }) => word),
    rest: words
      .filter((word, index) => isTold(word) && !within(all, index))
      .map(({ word }) => word),
    isGuess: corrected.some(({ word }, index) => word !== typed[index]?.word),
    isAbroad,
  };
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

  const another = nameWords('another country').map((word): QueryWord => {
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

function isPlaceName({ things }: FoundName<Thing>): boolean {
  return things.every(({ kind }) => kind === 'place');
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
function placesOf(finder: FinderIndex, { names, rest }: ReadText): FinderEntry[] {
  const named = names.flatMap(({ things }) =>
    things.flatMap((thing): FinderEntry[] =>
      thing.kind === 'place' ? [{ kind: 'place', place: thing.place }] : [],
    ),
  );
  if (named.length > 0) return named;

  const ranked = search(finder, rest, { combineWith: 'AND', fields: ['name'] });
  return entriesOf(finder, ranked).filter(({ kind }) => kind === 'place');
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

/** What a ranking found, the likeliest first, with the share of the words that each has. */
interface Ranking {
  entries: readonly FinderEntry[];
  shares: readonly number[];
}

/** The documents and questions that have words of a text. */
function rank(finder: FinderIndex, { telling }: ReadText): Ranking {
  const words = [...new Set(telling)];
  const results = search(finder, words, { fields: ['name', 'others', 'heads'] })
    .filter(({ id }) => finder.entries[id]?.kind !== 'place')
    .map((result) => ({ result, share: result.queryTerms.length / words.length }))
    .filter(({ share }) => share >= HALF_OF)
    .toSorted((a, b) => b.share - a.share || b.result.score - a.result.score);

  if (results.length === 0) {
    const answers = search(finder, words, { combineWith: 'AND' });
    return { entries: entriesOf(finder, answers), shares: [] };
  }
  return {
    entries: entriesOf(
      finder,
      results.map(({ result }) => result),
    ),
    shares: results.map(({ share }) => share),
  };
}

/** The entries that have words which are ready for comparing. */
function search({ ranking }: FinderIndex, words: readonly string[], options: SearchOptions) {
  return ranking.search(words.join(' '), { ...options, tokenize: (text) => text.split(' ') });
}

function entriesOf({ entries }: FinderIndex, results: readonly SearchResult[]): FinderEntry[] {
  return results.flatMap(({ id }) => entries[id] ?? []);
}

/** The first of a ranking, where it has most of the words. */
function firstOf({ entries, shares }: Ranking): FinderEntry | undefined {
  return (shares[0] ?? 0) >= MOST_OF ? entries[0] : undefined;
}

/** What a ranking found beside a question that was named: what has more than half of the words. */
function restOf({ entries, shares }: Ranking, { rest }: ReadText): readonly FinderEntry[] {
  if (rest.length === 0) return [];
  return entries.filter((_, index) => (shares[index] ?? 0) > HALF_OF);
}

/** The one of several documents of one name that the other words fit best, if one is alone in that. */
function likeliestOf(group: readonly NamedDocument[], ranking: Ranking): FinderEntry | undefined {
  const [only, second] = group;
  if (only === undefined) return undefined;
  if (second === undefined) return entryOfDocument(only);

  const [best, next] = ordered(group, ranking);
  const isAlone = best !== undefined && next !== undefined && best.share > next.share;
  return isAlone ? entryOfDocument(best) : undefined;
}

/** The documents of one name: by the other words that they have, then by whose own name it is. */
function ordered(group: readonly NamedDocument[], { entries, shares }: Ranking) {
  const ranked = group.map((named) => {
    const position = entries.findIndex(
      (entry) => entry.kind === 'document' && entry.document === named.document,
    );
    const rank = position < 0 ? entries.length : position;
    return { ...named, rank, share: shares[position] ?? 0 };
  });
  return ranked.toSorted(
    (a, b) => b.share - a.share || Number(b.isOwn) - Number(a.isOwn) || a.rank - b.rank,
  );
}

function entryOfDocument({ document }: Pick<NamedDocument, 'document'>): FinderEntry {
  return { kind: 'document', document };
}

function entryOfQuestion(question: FinderQuestion): FinderEntry {
  return { kind: 'question', question };
}

function unique(entries: readonly FinderEntry[]): FinderEntry[] {
  const byName = new Map(entries.toReversed().map((entry) => [entryLabel(entry), entry]));
  const labels = new Set(entries.map(entryLabel));
  return [...labels].flatMap((label) => byName.get(label) ?? []);
}

function isOpen(
  entry: FinderEntry,
  document: FinderDocument | undefined,
  questions: readonly FinderQuestion[],
): boolean {
  if (entry.kind === 'document') return entry.document === document;
  return entry.kind === 'question' && questions.includes(entry.question);
}

/** How a field shows an entry. */
export function entryLabel(entry: FinderEntry): string {
  if (entry.kind === 'document') return entry.document.name;
  return entry.kind === 'question' ? entry.question.question : entry.place.label;
}
