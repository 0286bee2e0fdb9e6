import type { Coordinates } from '../geo.ts';
import type { FinderData, FinderDocument, FinderService } from './data.ts';
import {
  type FoundPlace,
  findPlace,
  type KnownPlace,
  knownPlaces,
  nearestTo,
  suggestPlaces,
} from './places.ts';
import { type Findable, findNamed, search } from './search.ts';
import { type SentencePart, sayBring, sayDocument, sayPlace, sentence } from './sentences.ts';
import { readText } from './words.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** Everything that the finder looks up, read once for all questions. */
export interface FinderLists {
  data: FinderData;
  documents: readonly KnownDocument[];
  places: readonly KnownPlace[];
}

/** A document that can be found by its names. */
interface KnownDocument extends FinderDocument, Findable {
  /** How its field shows it. */
  label: string;
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
  parts: SentencePart[];
  questions: Choices[];
  /** The service that it leads to, if it does. */
  service: FinderService | undefined;
}

/** Asks which of several things is meant. */
interface Choices {
  /** The field that the choice goes into. */
  field: keyof Asked;
  text: string;
  /** The labels of the things, the likeliest first. */
  choices: string[];
  /** Whether more things may be meant than are offered. */
  hasMore: boolean;
}

/** How many things a field offers at most. */
const MOST_OPTIONS = 10;

/** How many things are asked about at most. */
const MOST_CHOICES = 6;

/** Reads the data of the finder. */
export function finderLists(data: FinderData): FinderLists {
  const documents = data.documents.map((document) => ({
    ...document,
    label: document.name,
    names: [document.name, ...document.alsoCalled].map(readText),
  }));
  return { data, documents, places: knownPlaces(data) };
}

/** What someone may mean who typed this into a field. */
export function optionsFor(
  { documents, places }: FinderLists,
  field: keyof Asked,
  typed: string,
): LookupOption[] {
  const found = field === 'document' ? search(documents, typed) : suggestPlaces(places, typed);
  return found
    .slice(0, MOST_OPTIONS)
    .map(({ label, names }) => ({ label, alias: aliasFor(names, typed) }));
}

/** The first of the names that has a word of what was typed, unless it is the thing's own name. */
function aliasFor(names: Findable['names'], typed: string): string | undefined {
  const { specific } = readText(typed);
  const name = names.find(({ words }) =>
    words.some((word) => specific.some((beginning) => word.startsWith(beginning))),
  );
  return name === names[0] ? undefined : name?.text;
}

/** What the finder made of a question. */
interface Understood {
  document: KnownDocument | undefined;
  place: FoundPlace | undefined;
  /** What was typed and names nothing, per field. */
  open: Asked;
}

/**
 * The answer to what was asked. Only a name has an answer; of other words it is asked what they mean.
 * @param position where the visitor is, in the place of what was asked
 */
export function replyTo(lists: FinderLists, asked: Asked, position?: Coordinates): Reply {
  const understood = understand(lists, asked, position);
  const { document, place, open } = understood;
  const isAsked = document || place || open.document || open.place;
  return {
    texts: { document: document?.name ?? asked.document, place: place?.label ?? asked.place },
    address: { document: document?.slug ?? open.document, place: place?.slug ?? open.place },
    answer: isAsked ? answerTo(lists, understood) : undefined,
  };
}

function understand(lists: FinderLists, asked: Asked, position?: Coordinates): Understood {
  const { data, documents } = lists;
  const document =
    documents.find(({ slug }) => slug === asked.document) ?? findNamed(documents, asked.document);
  const place = position ? nearestTo(data, position) : findPlace(lists, asked.place);
  const open = {
    document: document ? '' : asked.document.trim(),
    place: place ? '' : asked.place.trim(),
  };
  return { document, place, open };
}

function answerTo(lists: FinderLists, understood: Understood): Answer {
  const { data } = lists;
  const { document, place, open } = understood;
  const note = document?.note ? sentence(document.note) : [];
  if (document?.elsewhere) {
    const parts = [...sayDocument(data, document), ...note];
    return { verdict: 'No.', parts, questions: [], service: undefined };
  }

  const documents = search(lists.documents, open.document);
  const isUnknownDocument = open.document !== '' && documents.length === 0;
  const isUnknownPlace =
    open.place !== '' && suggestPlaces(lists.places, open.place, 1).length === 0;
  const parts = [
    ...(document ? sayDocument(data, document) : []),
    ...(isUnknownDocument ? sentence(data.words.unknownDocument) : []),
    ...(place ? sayPlace(data, place, document) : []),
    ...(isUnknownPlace ? sentence(data.words.unknownPlace) : []),
    ...(document ? sayBring(data, document) : []),
    ...note,
  ];
  const questions = [
    choicesOf('document', documents),
    choicesOf('place', suggestPlaces(lists.places, open.place)),
  ];
  return {
    verdict: isCertain(understood) ? 'Yes.' : undefined,
    parts,
    questions: questions.filter(({ choices }) => choices.length > 0),
    service: document?.service,
  };
}

/** Whether everything that was asked is a yes: nothing is open, and the place is one we come to. */
function isCertain({ place, open }: Understood): boolean {
  if (open.document !== '' || open.place !== '') return false;
  return place === undefined || (place.kind === 'city' && !place.city?.note);
}

/** Asks which of these things is meant, the likeliest first. */
function choicesOf(field: keyof Asked, meant: readonly { name: string; label: string }[]): Choices {
  const [first] = meant;
  return {
    field,
    text: first !== undefined && meant.length === 1 ? `Did you mean ${first.name}?` : 'Which one?',
    choices: meant.slice(0, MOST_CHOICES).map(({ label }) => label),
    hasMore: meant.length > MOST_CHOICES,
  };
}
