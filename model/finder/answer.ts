import type { Coordinates } from '../geo.ts';
import type { FinderService } from './data.ts';
import type { FinderLists, KnownDocument, KnownQuestion } from './lists.ts';
import { type FoundPlace, findPlace, nearestTo, suggestPlaces } from './places.ts';
import { correctWords, type Findable, search } from './search.ts';
import {
  isForAbroad,
  isInReach,
  type SentencePart,
  sayBring,
  sayDocument,
  sayHours,
  sayPlace,
  sayQuestion,
  sayUnknown,
  sentence,
} from './sentences.ts';
import { hasNoSubject, NO_TOPIC, readTopic, type Topic } from './topic.ts';
import { readText, readWords } from './words.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** Something that a field offers to choose. */
export interface LookupOption {
  label: string;
  /** The other name by which it was found, if it was by one. */
  alias: string | undefined;
}

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
  /** Where it is answered on the site; undefined where no page has the answer. */
  path: string | undefined;
  answer: SentencePart[];
}

/** Asks which of several things is meant. */
export interface Choices {
  text: string;
  /** The likeliest first. */
  options: Choice[];
  /** Whether more documents may be meant than are offered. */
  hasMore: boolean;
}

/** One of the things that may be meant. */
interface Choice {
  label: string;
  /** What changes in the fields when it is chosen. */
  change: Partial<Asked>;
}

/** How many things a field offers at most. */
const MOST_OPTIONS = 10;

/** How many things are asked about at most. */
const MOST_CHOICES = 6;

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

/** What the finder made of what was asked. */
interface Understood {
  /** What stands in the field of the document. */
  topic: Topic;
  place: FoundPlace | undefined;
  /** What nobody knows of what was typed, per field. */
  open: Asked;
  /** The places that may be meant by what is open, and what changes when one is chosen. */
  placeChoices: Choice[];
  /** The field whose text was read as the other's, if one was. */
  misplaced: keyof Asked | undefined;
}

/**
 * The answer to what was asked. Only a name has an answer; of other words it is asked what they mean.
 * @param position where the visitor is, in the place of what was asked
 */
export function replyTo(lists: FinderLists, asked: Asked, position?: Coordinates): Reply {
  const typed = { document: asked.document.trim(), place: asked.place.trim() };
  const understood = understand(lists, typed, position);
  const { topic, place, open, misplaced } = understood;
  const subject = misplaced === 'place' ? typed.place : typed.document;
  const isPlaceAlone = topic.place !== undefined && hasNoSubject(topic);
  const name = nameOfTopic(topic);
  const rest = isPlaceAlone ? '' : subject;
  return {
    texts: { document: name?.label ?? rest, place: place?.label ?? open.place },
    address: { document: name?.slug ?? rest, place: place?.slug ?? open.place },
    answer: isNothing(understood) ? undefined : answerTo(lists, understood),
  };
}

/** Whether nothing was asked: the fields are empty, or have words such as "notary" alone. */
function isNothing({ topic, place, open }: Understood): boolean {
  const isOpen = open.document !== '' || open.place !== '' || topic.isUnknown;
  return hasNoSubject(topic) && place === undefined && !topic.isSpanish && !isOpen;
}

/** The one document or question that is all of a topic, by its label and what addresses call it. */
function nameOfTopic({ document, questions, isGuess, ...others }: Topic) {
  // Of a record it goes without saying that it is for another country.
  const isForCountry = others.isAbroad && !document?.record;
  if (others.asksTime || others.isSpanish || isForCountry || isGuess) return undefined;
  if (questions.length === 0) return document;

  const [only, ...more] = questions;
  const isOnly = document === undefined && more.length === 0 && others.documents.length === 0;
  return only && isOnly ? { label: only.label, slug: only.anchor } : undefined;
}

function understand(lists: FinderLists, typed: Asked, position?: Coordinates): Understood {
  const place = position ? nearestTo(lists.data, position) : findPlace(lists, typed.place);
  const places = place ? [] : suggestPlaces(lists.places, typed.place);

  // The field of the place has something else in it, and the other has nothing.
  if (place === undefined && places.length === 0 && typed.document === '') {
    const topic = readTopic(lists, typed.place);
    if (!hasNoSubject(topic) && !topic.isGuess) {
      return {
        topic,
        place: topic.place,
        open: { document: '', place: '' },
        placeChoices: [],
        misplaced: 'place',
      };
    }
  }

  const topic = readAddress(lists, typed.document) ?? readTopic(lists, typed.document);
  const placeInTopic = position ? undefined : topic.place;
  const isUnknown = topic.isUnknown === true;
  // The field of the document has a city with a typing error in it.
  const isLikePlace =
    isUnknown && typed.place === '' && /^\P{L}*(\p{L}{4,}\P{L}*)+$/u.test(typed.document);
  const placesInTopic = isLikePlace ? suggestPlaces(lists.places, typed.document) : [];
  const isPlaceOpen = place === undefined && placeInTopic === undefined;
  return {
    topic,
    place: placeInTopic ?? place,
    open: {
      document: isUnknown && placesInTopic.length === 0 ? typed.document : '',
      place: isPlaceOpen ? typed.place : '',
    },
    placeChoices: [
      ...places.map(({ label }) => ({ label, change: { place: label } })),
      ...placesInTopic.map(({ label }) => ({ label, change: { document: '', place: label } })),
    ],
    misplaced: placeInTopic && placeInTopic.label !== place?.label ? 'document' : undefined,
  };
}

/** The document or the question that an address names. */
function readAddress({ documents, questions }: FinderLists, text: string): Topic | undefined {
  const document = documents.find(({ slug }) => slug === text);
  if (document !== undefined) return { ...NO_TOPIC, document };

  const question = questions.find(({ anchor }) => anchor === text);
  return question && { ...NO_TOPIC, questions: [question] };
}

function answerTo(lists: FinderLists, understood: Understood): Answer {
  const { topic, placeChoices } = understood;
  const { document } = topic;
  return {
    verdict: verdictOf(understood),
    paragraphs: paragraphsOf(lists, understood).filter((parts) => parts.length > 0),
    questions: topic.isGuess ? [] : topic.questions.map((question) => answered(lists, question)),
    choices: [topicChoices(topic), choicesOf(placeChoices)].filter(
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
    document ? documentParagraph(data, topic, document) : [],
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

function documentParagraph(
  data: FinderLists['data'],
  { isAbroad }: Topic,
  document: KnownDocument,
): SentencePart[] {
  const { elsewhere, note } = document;
  const isApostilleOpen = isAbroad && !elsewhere && !isForAbroad(data, document);
  return [
    ...sayDocument(data, document),
    ...sayBring(data, document),
    ...(note ? sentence(note) : []),
    ...(isApostilleOpen ? sentence(data.words.abroad) : []),
  ];
}

function answered({ data }: FinderLists, known: KnownQuestion): AnsweredQuestion {
  return { question: known.question, path: known.path, answer: sayQuestion(data, known) };
}

/** Asks which of the documents is meant; where there may be a typing error, which of the questions too. */
function topicChoices({ documents, questions, isGuess }: Topic): Choices {
  const meant = [...documents, ...(isGuess ? questions : [])];
  return choicesOf(meant.map(({ label }) => ({ label, change: { document: label } })));
}

function choicesOf(choices: readonly Choice[]): Choices {
  const [first] = choices;
  return {
    text: first && choices.length === 1 ? `Did you mean ${first.label}?` : 'Which one?',
    options: choices.slice(0, MOST_CHOICES),
    hasMore: choices.length > MOST_CHOICES,
  };
}
