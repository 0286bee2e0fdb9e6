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

/** Everything that the finder looks up. */
export type FinderLists = ReturnType<typeof finderLists>;

/** What is asked for, as it was typed, or by the names that addresses have. */
export type Asked = Record<'document' | 'place', string>;

/** A piece of a sentence, with the path of this site or the address of another that it leads to, if any. */
interface Part {
  text: string;
  href?: string;
}

/** How many results a field offers, and how many are asked about. */
const MOST = { offered: 10, asked: 6 };
/** Farther than this from the office, the drive is arranged by phone. Unit: miles. */
const FAR = 60;

/** Reads the data of the finder, once for all questions. */
export function finderLists(data: FinderData) {
  const documents = data.documents.map((document) => ({
    ...document,
    label: document.name,
    names: [document.name, ...document.alsoCalled].map(nameOf),
  }));
  return { data, documents, places: knownPlaces(data) };
}

/** What someone may mean who typed this into a field, each with the other name by which it was found. */
export function optionsFor({ documents, places }: FinderLists, field: keyof Asked, typed: string) {
  const { telling } = nameOf(typed);
  const found = field === 'document' ? search(documents, typed) : suggestPlaces(places, typed);
  return found.slice(0, MOST.offered).map(({ label, names }) => {
    const name = names.find((one) =>
      one.words.some((own) => telling.some((word) => own.startsWith(word))),
    );
    return { label, alias: name === names[0] ? undefined : name?.text };
  });
}

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
  // Words that name nothing.
  const open = {
    document: document ? '' : asked.document.trim(),
    place: place ? '' : asked.place.trim(),
  };
  const isAsked = document || place || open.document || open.place;
  return {
    texts: { document: document?.name ?? asked.document, place: place?.label ?? asked.place },
    address: { document: document?.slug ?? open.document, place: place?.slug ?? open.place },
    answer: isAsked ? answerTo(lists, open, document, place) : undefined,
  };
}

export type Answer = ReturnType<typeof answerTo>;

function answerTo(
  lists: FinderLists,
  open: Asked,
  document: FinderLists['documents'][number] | undefined,
  place: FoundPlace | undefined,
) {
  const { words, online } = lists.data;
  const parts: Part[] = [];
  const say = (sentence = '', tokens: Readonly<Record<string, Part>> = {}) => {
    // Between the pieces that it splits at, every second is the name of a token.
    const pieces = sentence.split(/\{\{\s*(\w+)\s*\}\}/);
    const filled = pieces.map((text, at) => (at % 2 === 1 && tokens[text]) || { text });
    if (sentence !== '') parts.push(...filled, { text: ' ' });
  };
  const service = document?.service;
  const phrase = { text: document?.phrase ?? '' };
  if (document?.elsewhere) {
    const { who, url } = document.elsewhere;
    say(words.elsewhere, { document: phrase, who: { text: who, href: url } });
    say(document.note);
    return { verdict: 'No.', parts, questions: [], service: undefined };
  }
  const documents = search(lists.documents, open.document);
  if (document) say(words.document, { document: phrase, service: linkTo(service) });
  else if (open.document && documents.length === 0) say(words.unknownDocument);
  if (place) {
    const { kind, name, state, city, miles } = place;
    // Of "45 straight-line" miles the number counts.
    const drive = Number.parseFloat(miles ?? '') > FAR ? words.cityFar : words.cityMiles;
    const inReach = miles === undefined ? words.city : drive;
    const note = city?.note?.includes('{{city}}') === false ? `{{city}}: ${city.note}` : city?.note;
    const inCity = note ?? inReach;
    const isApart = kind === 'far' || kind === 'outside' || city?.note !== undefined;
    const isInPerson = isApart && service?.online === false;
    say(isInPerson ? words.inPerson : { ...words, city: inCity }[kind], {
      place: { text: name },
      city: { text: city?.name ?? '', href: routes.city(city?.slug ?? '') },
      miles: { text: miles ?? '' },
      stateName: { text: stateName(state) },
      commissions: { text: commissionedStates(lists.data) },
      service: linkTo(isInPerson ? service : online),
    });
  } else if (open.place && suggestPlaces(lists.places, open.place, 1).length === 0) {
    say(words.unknownPlace);
  }
  if (document) {
    const { bring, note } = document;
    say(bring ? words.bring : words.bringAnyway, { bring: { text: bring ?? '' } });
    say(note);
  }
  const isInReach = place ? place.kind === 'city' && !place.city?.note : !open.place;
  return {
    verdict: isInReach && !open.document ? 'Yes.' : undefined,
    parts,
    questions: [
      questionOf('document', documents),
      questionOf('place', suggestPlaces(lists.places, open.place)),
    ].filter(({ choices }) => choices.length > 0),
    service,
  };
}

/** The states where the notary may act, as a choice: "Idaho or Oregon". */
function commissionedStates({ commissions }: FinderData): string {
  const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
  return anyOf.format(new Set(commissions.map(stateName)));
}

/** Asks which of these is meant, the likeliest first. */
function questionOf(field: keyof Asked, meant: readonly { name: string; label: string }[]) {
  return {
    field,
    text: meant.length === 1 ? `Did you mean ${meant[0]?.name}?` : 'Which one?',
    choices: meant.slice(0, MOST.asked).map(({ label }) => label),
    hasMore: meant.length > MOST.asked,
  };
}

function linkTo({ name: text, path: href } = { name: '', path: '' }): Part {
  return { text, href };
}
