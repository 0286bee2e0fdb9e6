import type { Coordinates } from '../geo.ts';
import type { FinderService } from './data.ts';
import type { FinderLists, KnownDocument, KnownQuestion } from './lists.ts';
import { suggestPlaces } from './places.ts';
import type { SentencePart } from './sentence-part.ts';
import {
  isForAbroad,
  isInReach,
  sayBring,
  sayDocument,
  sayHours,
  sayPlace,
  sayQuestion,
  sayUnknown,
  sentence,
} from './sentences.ts';
import { hasNoSubject, type Topic } from './topic.ts';
import { type Asked, type Choice, isNothing, type Understood, understand } from './understand.ts';

/** What the finder says to what was asked. */
export interface Reply {
  /** The question as the fields show it. */
  texts: Asked;
  /** The question as its address has it. */
  address: Asked;
  /** Undefined where nothing was asked. */
  answer: Answer | undefined;
}

/** An answer in words, with what has still to be asked. */
export interface Answer {
  /** Undefined where something is still open. */
  verdict: 'Yes.' | 'No.' | undefined;
  /** The path of the stamp of the city that was asked about; on a yes to a city with a page alone. */
  stamp: string | undefined;
  /** What there is to say of the document and the place, a paragraph for each. */
  paragraphs: SentencePart[][];
  /** The questions that were asked in the place of a document or besides, with their answers. */
  questions: AnsweredQuestion[];
  /** What has still to be asked. */
  choices: Choices[];
  /** What is said at the end: the hours, and how the question was read. */
  notes: SentencePart[][];
  /** The service that it leads to, if it does. */
  service: FinderService | undefined;
}

/** A question that people ask before they call, with its answer. */
export interface AnsweredQuestion {
  question: string;
  /** The path of the answer on the site; undefined where no page has one. */
  path: string | undefined;
  answer: SentencePart[];
}

/** Asks which of several things is meant. */
export interface Choices {
  /** The question: "Which document?" */
  heading: string;
  /** The likeliest one as a question, where there is only one. */
  text: string | undefined;
  /** The likeliest first. */
  options: Choice[];
  /** Whether more documents may be meant than are offered. */
  hasMore: boolean;
}

/** How many things are asked about at most. */
const MOST_CHOICES = 6;

/**
 * The answer to what was asked. Only a name has an answer; of other words it is asked what they mean.
 * @param position where the visitor is, in the place of what was asked
 */
export function replyTo(lists: FinderLists, asked: Asked, position?: Coordinates): Reply {
  const typed = { document: asked.document.trim(), place: asked.place.trim() };
  const understood = understand(lists, typed, position);
  const { topic, place, open, misplaced } = understood;

  // What stays in the first field where nothing in it has a name: not a place that was typed there.
  const isPlaceAlone = topic.place !== undefined && hasNoSubject(topic) && !topic.isUnknown;
  const subject = misplaced === 'place' ? typed.place : typed.document;
  const asTyped = isPlaceAlone ? '' : subject;

  const name = nameOfTopic(topic);
  return {
    texts: { document: name?.label ?? asTyped, place: place?.label ?? open.place },
    address: { document: name?.slug ?? asTyped, place: place?.slug ?? open.place },
    answer: isNothing(understood) ? undefined : answerTo(lists, understood),
  };
}

/** The one document or question that is all of a topic, by its label and what addresses call it. */
function nameOfTopic({ document, questions, isGuess, ...others }: Topic) {
  // Whoever asks for a record wants it for another country anyway, so its name alone says all.
  const isForCountry = others.isAbroad && !document?.record;
  if (others.asksTime || others.isSpanish || isForCountry || isGuess) return undefined;
  if (questions.length === 0) return document;

  const [only, ...otherQuestions] = questions;
  const hasDocuments = document !== undefined || others.documents.length > 0;
  const isOnly = otherQuestions.length === 0 && !hasDocuments;
  return only && isOnly ? { label: only.label, slug: only.anchor } : undefined;
}

function answerTo(lists: FinderLists, understood: Understood): Answer {
  const { topic, place, placeChoices } = understood;
  const { document } = topic;
  const verdict = verdictOf(understood);
  const city = place?.kind === 'city' ? place.city : undefined;
  return {
    verdict,
    stamp: verdict === 'Yes.' ? city?.stamp : undefined,
    paragraphs: paragraphsOf(lists, understood).filter((parts) => parts.length > 0),
    questions: topic.isGuess
      ? []
      : topic.questions.map((question) => answerQuestion(lists, question)),
    choices: [topicChoices(topic), choicesOf('Which place?', placeChoices)].filter(
      ({ options }) => options.length > 0,
    ),
    notes: notesOf(lists, understood).filter((parts) => parts.length > 0),
    service: document?.service,
  };
}

/** Yes only where nothing is open, and no where somebody else does it. */
function verdictOf({ topic, place, open }: Understood): Answer['verdict'] {
  const { document, documents, questions, asksTime } = topic;
  if (document?.elsewhere) return 'No.';

  const isOpen = open.document !== '' || open.place !== '' || documents.length > 0;
  // A question, a day and a record each have an answer of their own, which is no plain yes.
  const isMore = questions.length > 0 || asksTime || document?.record;
  const isReached = place === undefined || isInReach(place);
  const isNamed = document !== undefined || place !== undefined;
  return isNamed && isReached && !isOpen && !isMore ? 'Yes.' : undefined;
}

function paragraphsOf({ data, places }: FinderLists, understood: Understood): SentencePart[][] {
  const { topic, place, open } = understood;
  const { document, isSpanish } = topic;
  const isUnknownPlace = open.place !== '' && suggestPlaces(places, open.place, 1).length === 0;
  return [
    open.document === '' ? [] : sayUnknown(data),
    document ? sayDocument(data, document) : [],
    document ? sayMore(data, topic, document) : [],
    isSpanish ? sentence(data.words.spanish) : [],
    // Where somebody else does it, it doesn't matter how far we drive.
    place && !document?.elsewhere ? sayPlace(data, place, document) : [],
    isUnknownPlace ? sentence(data.words.unknownPlace) : [],
  ];
}

function notesOf({ data }: FinderLists, { topic, place, misplaced }: Understood): SentencePart[][] {
  const { readAsPlace, readAsDocument } = data.words;
  const read = { place: { text: place?.name ?? '' } };
  return [
    topic.asksTime ? sayHours(data) : [],
    misplaced === 'document' ? sentence(readAsPlace, read) : [],
    misplaced === 'place' ? sentence(readAsDocument) : [],
  ];
}

/** What there is to know of a document besides who does it. */
function sayMore(
  data: FinderLists['data'],
  { isAbroad }: Topic,
  document: KnownDocument,
): SentencePart[] {
  const { elsewhere, note } = document;
  const isApostilleOpen = isAbroad && !elsewhere && !isForAbroad(data, document);
  return [
    ...sayBring(data, document),
    ...(note ? sentence(note) : []),
    ...(isApostilleOpen ? sentence(data.words.abroad) : []),
  ];
}

function answerQuestion({ data }: FinderLists, known: KnownQuestion): AnsweredQuestion {
  return { question: known.question, path: known.path, answer: sayQuestion(data, known) };
}

/** Asks which of the documents is meant; where there may be a typing error, which of the questions too. */
function topicChoices({ documents, questions, isGuess }: Topic): Choices {
  const meant = [...documents, ...(isGuess ? questions : [])];
  const heading = documents.length === meant.length ? 'Which document?' : 'Which one?';
  return choicesOf(
    heading,
    meant.map(({ label }) => ({ label, change: { document: label } })),
  );
}

function choicesOf(heading: string, choices: readonly Choice[]): Choices {
  const [first] = choices;
  return {
    heading,
    text: first && choices.length === 1 ? `Did you mean ${first.label}?` : undefined,
    options: choices.slice(0, MOST_CHOICES),
    hasMore: choices.length > MOST_CHOICES,
  };
}
