import { COUNTRY_AND_STATE_WORDS, meaningOf, SURROUNDING_WORDS } from './around.ts';
import type { FinderData, FinderDocument, FinderQuestion } from './data.ts';
import { type KnownPlace, knownPlaces } from './places.ts';
import type { Findable } from './search.ts';
import { PASSED_OVER, type ReadText, readText, readWords } from './words.ts';

/** Everything that the finder looks up, read once for all questions. */
export interface FinderLists {
  data: FinderData;
  documents: readonly KnownDocument[];
  /** The documents under what their names mean: for another country or not, whatever the words for it. */
  meanings: readonly DocumentMeaning[];
  questions: readonly KnownQuestion[];
  places: readonly KnownPlace[];
  /** The words that a typing error may stand for. */
  vocabulary: readonly string[];
  /** The words of countries and states: none of them is a typing error, and no typing error stands for one. */
  correct: ReadonlySet<string>;
  /** Spanish words for a notary. */
  spanishNotary: ReadonlySet<string>;
  /** Spanish words for a notary, and the words that stand in Spanish names alone. */
  spanish: ReadonlySet<string>;
}

/** A document that can be found by its names. */
export interface KnownDocument extends FinderDocument, Findable {
  /** How its field shows it. */
  label: string;
}

/** A document that can be found by what its names mean. */
export interface DocumentMeaning extends Findable {
  document: KnownDocument;
}

/** A question that can be found by what people type for it. */
export interface KnownQuestion extends FinderQuestion, Findable {
  /** How the field shows it. */
  label: string;
}

/** Reads the data of the finder. */
export function finderLists(data: FinderData): FinderLists {
  const documents = data.documents.map(knownDocument);
  const questions = data.questions.map(knownQuestion);
  const spanishNotary = data.words.spanishWords.flatMap((text) => readText(text).words);
  const english = new Set(
    wordsOfAll(data.documents.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])),
  );
  const spanish = wordsOfAll(data.documents.flatMap(({ inSpanish }) => inSpanish));

  const names = [...documents, ...questions].flatMap((known) => known.names);
  const namedWords = names.flatMap(({ words }) => words);
  const onlySpanish = spanish.filter((word) => !english.has(word));

  return {
    data,
    documents,
    meanings: documents.map(documentMeaning),
    questions,
    places: knownPlaces(data),
    vocabulary: unique([...namedWords, ...spanishNotary, ...PASSED_OVER, ...SURROUNDING_WORDS]),
    correct: new Set(COUNTRY_AND_STATE_WORDS),
    spanishNotary: new Set(spanishNotary),
    spanish: new Set([...onlySpanish, ...spanishNotary]),
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function wordsOfAll(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...readText(text).phrase]);
}

function knownDocument(document: FinderDocument): KnownDocument {
  const { name, alsoCalled, inSpanish } = document;
  const names = [name, ...alsoCalled, ...inSpanish].map(readText);
  return { ...document, label: name, names, kinds: document.heads.map(readText) };
}

function documentMeaning(document: KnownDocument): DocumentMeaning {
  const readMeaning = ({ text, words }: ReadText) => readWords(meaningOf(words), text);
  const { names, kinds = [] } = document;
  return { document, names: names.map(readMeaning), kinds: kinds.map(readMeaning) };
}

function knownQuestion(question: FinderQuestion): KnownQuestion {
  const names = [question.question, ...question.alsoCalled].map(readText);
  return { ...question, label: question.question, names };
}
