import { passOver, withoutAbroad, withoutClockTimes, withoutPeople } from './around.ts';
import type { FinderLists, KnownDocument, KnownQuestion } from './lists.ts';
import { type FoundPlace, findPlace, findPlaceWithin, namesState } from './places.ts';
import {
  correctWords,
  findExact,
  findMention,
  findNamed,
  fitsOneName,
  search,
  searchMost,
  searchWhole,
} from './search.ts';
import { areAllFillers, type ReadText, readText, readWords, replacePhrases } from './words.ts';

/** What a text about a document says. */
export interface Topic {
  /** The one document that it names. */
  document?: KnownDocument | undefined;
  /** The documents that it may mean, the likeliest first, where it names none. */
  documents: readonly KnownDocument[];
  /** The questions that it asks besides, or in the place of a document. */
  questions: readonly KnownQuestion[];
  /** Whether all this is so only if there is a typing error in it. Then it is asked about, not answered. */
  isGuess?: boolean;
  /** The place that stands in it. */
  place?: FoundPlace | undefined;
  /** Whether it asks for a day or a time. */
  asksTime?: boolean;
  /** Whether it is for another country. */
  isAbroad?: boolean;
  /** Whether it has Spanish words for a document or a notary. */
  isSpanish?: boolean;
  /** Whether it has words that say something, and nobody knows what. */
  isUnknown?: boolean;
}

/** What is known of a text that says nothing. */
export const NO_TOPIC: Topic = { documents: [], questions: [] };

/** The most questions that one text can ask: nobody reads more answers than these. */
const MOST_QUESTIONS = 3;

/**
 * Reads a text about a document, as people say it. Names come first, then what stands in a sentence
 * besides: a place, a day, a country, the people whom the document is for. Of what is left, one document
 * is named or several are meant.
 */
export function readTopic(lists: FinderLists, text: string): Topic {
  const typed = readText(text);
  const isSpanish = typed.words.some((word) => lists.spanish.has(word));
  const topic = readName(lists, typed) ?? readSentence(lists, text);
  // Whoever asks for a notary in Spanish has an answer, whatever the other words mean.
  return { ...topic, isSpanish, isUnknown: topic.isUnknown && !isSpanish };
}

/** Whether a text says nothing of a document, of a question or of a time. */
export function hasNoSubject({ document, documents, questions, asksTime }: Topic): boolean {
  return document === undefined && documents.length === 0 && questions.length === 0 && !asksTime;
}

/** Reads a text that is the name of a document or a city, or a part of one, or of a question. */
function readName(lists: FinderLists, typed: ReadText): Topic | undefined {
  const document = findNamed(lists.documents, typed);
  if (document !== undefined) return { ...NO_TOPIC, document };

  const questions = findExact(lists.questions, typed);
  if (questions.length > 0) return { ...NO_TOPIC, questions };

  // Before words that only begin so: Star is a city, and the beginning of "star card".
  const place = findPlace(lists, typed.text);
  if (place?.kind === 'city') return { ...NO_TOPIC, place };

  const documents = areAllFillers(typed.words) ? [] : search(lists.documents, typed);
  const [best] = documents;
  if (best === undefined) return undefined;

  // "Do you take credit cards" is no credit union's signature card.
  const isQuestion = findMention(lists.questions, typed.saying) !== undefined;
  return isQuestion && !fitsOneName(best, typed) ? undefined : { ...NO_TOPIC, documents };
}

/** Reads a text in which something stands besides a document. */
function readSentence(lists: FinderLists, text: string): Topic {
  const { place, rest = text } = findPlaceWithin(lists, text) ?? {};
  const untimed = withoutClockTimes(rest);
  const hasClockTime = untimed !== rest;
  const words = withoutSpanishNotary(lists, readText(untimed).saying);

  const topic = readAround(lists, words) ?? guessTopic(lists, words);
  if (topic !== undefined) {
    return { ...topic, place, asksTime: topic.asksTime || hasClockTime };
  }
  const known = place ?? (namesState(text) ? findPlace(lists, text) : undefined);
  const isSaid = areAllFillers(words) || hasClockTime || (known !== undefined && known !== place);
  return { ...NO_TOPIC, place: known, asksTime: hasClockTime, isUnknown: !isSaid };
}

/** Reads words without a place among them; undefined where nothing in them is known. */
function readAround(lists: FinderLists, words: readonly string[]): Topic | undefined {
  const { questions, rest } = takeQuestions(lists, words);
  const { words: subject, asksTime, isAbroad } = passOver(rest);
  const found = findDocuments(lists, subject);

  const isKnown = found !== undefined || questions.length > 0 || asksTime;
  return isKnown ? { ...NO_TOPIC, ...found, questions, asksTime, isAbroad } : undefined;
}

/** Takes the questions out of words, the longest first: "no ID" before "ID". */
function takeQuestions(lists: FinderLists, words: readonly string[]) {
  const questions: KnownQuestion[] = [];
  let remaining = words;

  while (questions.length < MOST_QUESTIONS) {
    const mention = findMention(lists.questions, remaining);
    if (mention === undefined) break;
    questions.push(mention.thing);

    // A gap stays where the question stood, so that the words around it don't become a phrase.
    const [firstWord = ''] = mention.name;
    const phrase = new Map([[firstWord, [mention.name]]]);
    remaining = replacePhrases(remaining, phrase, ['']);
  }

  return { questions: [...new Set(questions)], rest: remaining.filter((word) => word !== '') };
}

function withoutSpanishNotary(
  { spanishNotary }: FinderLists,
  words: readonly string[],
): readonly string[] {
  return words.filter((word) => !spanishNotary.has(word));
}

/** The document that words name, or those that they may mean; undefined where there is none. */
function findDocuments(
  { meanings }: FinderLists,
  words: readonly string[],
): Pick<Topic, 'document' | 'documents'> | undefined {
  if (areAllFillers(withoutPeople(words))) return undefined;

  const readings = readingsOf(words);
  for (const reading of readings) {
    const named = findNamed(meanings, reading);
    if (named !== undefined) return { document: named.document, documents: [] };

    const found = searchWhole(meanings, reading);
    if (found.length > 0) return { documents: found.map(({ document }) => document) };
  }

  // Some of the words are unknown, or unfinished.
  for (const reading of readings) {
    const found = [...search(meanings, reading), ...searchMost(meanings, reading)];
    if (found.length > 0) return { documents: [...new Set(found.map(({ document }) => document))] };
  }
  return undefined;
}

/** What is looked for in turn: the words for these people and this country, then for any, each once. */
function readingsOf(words: readonly string[]): ReadText[] {
  const shortest = withoutAbroad(withoutPeople(words));
  const texts = [words, withoutPeople(words), withoutAbroad(words), shortest].map((reading) =>
    reading.join(' '),
  );
  return [...new Set(texts)]
    .map((text) => readWords(text.split(' ')))
    .filter((reading) => !areAllFillers(reading.words));
}

/**
 * What words may mean if there is a typing error in them; undefined where they may mean nothing. It is
 * only ever asked about.
 */
function guessTopic(lists: FinderLists, words: readonly string[]): Topic | undefined {
  const corrected = words.flatMap((word) =>
    lists.correct.has(word) ? word : correctWords([word], lists.vocabulary),
  );
  const topic = readAround(lists, corrected);
  if (topic === undefined) return undefined;

  const { document, documents } = topic;
  return {
    ...topic,
    document: undefined,
    documents: document === undefined ? documents : [document],
    isGuess: true,
  };
}
