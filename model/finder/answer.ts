import type { Position } from '../geo.ts';
import { routes } from '../routes.ts';
import type { FinderData } from './data.ts';
import {
  type FoundPlace,
  findPlace,
  knownPlaces,
  nearestTo,
  stateName,
  suggestPlaces,
} from './places.ts';
import { named, nameOf, search } from './search.ts';
import { tellingWords, wordsOf } from './words.ts';

/** Everything that the finder looks up. */
export type FinderLists = ReturnType<typeof finderLists>;

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** Something that a field offers. */
export interface Option {
  label: string;
  /** The other name by which it was found. */
  alias?: string | undefined;
}

/** A piece of a sentence, with the path of this site or the address of another that it leads to, if any. */
export interface Part {
  text: string;
  path?: string;
  url?: string;
}

/** How many results a field offers, and how many are asked about. */
const MOST = { offered: 10, asked: 6 };
/** Farther than this from the office, the drive is arranged by phone. Unit: miles. */
const FAR = 60;

/** Reads the data of the finder, once for all questions. */
export function finderLists(data: FinderData) {
  const documents = data.documents.map((document) => ({
    ...document,
    names: [document.name, ...document.alsoCalled].map((name) => nameOf(name)),
  }));
  return { data, documents, places: knownPlaces(data) };
}

/** What someone may mean who typed this into a field. */
export const optionsFor = {
  document({ documents }: FinderLists, typed: string): Option[] {
    const words = tellingWords(wordsOf(typed));
    return search(documents, typed)
      .slice(0, MOST.offered)
      .map(({ name: label, names }) => {
        const name = names.find((one) =>
          one.words.some((own) => words.some((word) => own.startsWith(word))),
        );
        return { label, alias: name === names[0] ? undefined : name?.text };
      });
  },
  place({ places }: FinderLists, typed: string): Option[] {
    return suggestPlaces(places, typed)
      .slice(0, MOST.offered)
      .map(({ label }) => ({ label }));
  },
};

/**
 * The answer to what was asked, if anything was, with the question as its fields and its address have
 * it. Only a name has an answer; of other words it is asked what they mean.
 * @param position where the visitor is, in the place of what was asked
 */
export function replyTo(lists: FinderLists, asked: Asked, position?: Position) {
  const document =
    lists.documents.find(({ slug }) => slug === asked.document) ??
    named(lists.documents, asked.document);
  const place = position ? nearestTo(lists.data, position) : findPlace(lists, asked.place);
  return {
    texts: { document: document?.name ?? asked.document, place: place?.label ?? asked.place },
    address: {
      document: document?.slug ?? asked.document.trim(),
      place: place?.slug ?? asked.place.trim(),
    },
    answer: answerTo(lists, asked, document, place),
  };
}

export type Answer = NonNullable<ReturnType<typeof answerTo>>;

function answerTo(
  lists: FinderLists,
  asked: Asked,
  document: FinderLists['documents'][number] | undefined,
  place: FoundPlace | undefined,
) {
  const { words, online } = lists.data;
  // Whether there are words that name nothing.
  const isOpen = {
    document: document === undefined && asked.document.trim() !== '',
    place: place === undefined && asked.place.trim() !== '',
  };
  if (!(document || place || isOpen.document || isOpen.place)) return undefined;
  const documents = isOpen.document ? search(lists.documents, asked.document) : [];
  const places = isOpen.place ? suggestPlaces(lists.places, asked.place) : [];
  const isGuess = suggestPlaces(lists.places, asked.place, 1).length === 0;
  const sentences: Part[][] = [];
  const say = (sentence = '', parts: Readonly<Record<string, Part>> = {}) => {
    if (sentence !== '') sentences.push(fill(sentence, parts));
  };
  const phrase = { text: document?.phrase ?? '' };
  if (document?.elsewhere) {
    const { who, url } = document.elsewhere;
    say(words.elsewhere, { document: phrase, who: { text: who, url } });
    say(document.note);
    return { verdict: 'No.', sentences, questions: [], service: undefined };
  }
  if (document) say(words.document, { document: phrase, service: linkTo(document.service) });
  else if (isOpen.document && documents.length === 0) say(words.unknownDocument);
  if (place) {
    const { kind, name, state, city, miles } = place;
    // Of "45 straight-line" miles the number counts.
    const drive = Number.parseFloat(miles ?? '') > FAR ? words.cityFar : words.cityMiles;
    const inReach = miles === undefined ? words.city : drive;
    const inCity = city?.note === undefined ? inReach : `{{city}}: ${city.note}`;
    const isApart = kind === 'far' || kind === 'outside' || city?.note !== undefined;
    const isInPerson = isApart && document?.service?.online === false;
    const there = kind === 'city' ? inCity : words[kind];
    say(isInPerson ? words.inPerson : there, {
      place: { text: name },
      city: { text: city?.name ?? '', path: routes.city(city?.slug ?? '') },
      miles: { text: miles ?? '' },
      stateName: { text: stateName(state) },
      service: linkTo(isInPerson ? document.service : online),
    });
  } else if (isOpen.place && isGuess) say(words.unknownPlace);
  if (document) {
    const { bring, note } = document;
    say(bring ? words.bring : words.bringAnyway, { bring: { text: bring ?? '' } });
    say(note);
  }
  const isInReach = place ? place.kind === 'city' && !place.city?.note : !isOpen.place;
  return {
    verdict: isInReach && !isOpen.document ? 'Yes.' : undefined,
    sentences,
    // What someone may mean whose words name nothing, or several things.
    questions: [
      questionOf(documents.map(({ name }) => ({ name, choice: { document: name } }))),
      questionOf(places.map(({ name, label }) => ({ name, choice: { place: label } }))),
    ].filter(({ choices }) => choices.length > 0),
    service: document?.service,
  };
}

/** Asks which of these is meant, the likeliest first. */
function questionOf(meant: { name: string; choice: Partial<Asked> }[]) {
  return {
    text: meant.length === 1 ? `Did you mean ${meant[0]?.name}?` : 'Which one?',
    choices: meant.slice(0, MOST.asked).map(({ choice }) => choice),
    hasMore: meant.length > MOST.asked,
  };
}

function linkTo({ name: text, path } = { name: '', path: '' }): Part {
  return { text, path };
}

/** A sentence with its tokens filled in, in parts. */
function fill(sentence: string, parts: Readonly<Record<string, Part>>): Part[] {
  // Between the parts that it splits at, every second piece is the name of a token.
  return sentence
    .split(/\{\{\s*(\w+)\s*\}\}/)
    .map((piece, index) => (index % 2 === 1 && parts[piece]) || { text: piece })
    .filter(({ text }) => text !== '');
}
