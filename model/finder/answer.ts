import type { FinderDocument, FinderDocuments, FinderPlaces, PageLink } from './finder-data.ts';
import {
  type FoundPlace,
  findPlace,
  type PlaceIndex,
  placeIndex,
  stateName,
  suggestPlaces,
} from './places.ts';
import { named, type SearchIndex, search, searchIndex } from './search.ts';
import { tellingWords, wordsOf } from './words.ts';

/** Everything that the finder looks up. */
export interface FinderLists {
  data: FinderDocuments;
  documents: SearchIndex<FinderDocument>;
  places: PlaceIndex;
}

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

/** A piece of a sentence, with the address that it leads to, if any. */
export interface Part {
  text: string;
  /** A path of this site. */
  path?: string;
  /** An address of another site. */
  url?: string;
}

export interface Answer {
  /** Neither where we would have to hear more. */
  verdict?: 'Yes.' | 'No.';
  sentences: readonly (readonly Part[])[];
  /** What someone may mean whose words name nothing. */
  choices: readonly Partial<Asked>[];
  /** The service for the document, if it is one of ours. */
  service?: PageLink | undefined;
}

/** How many results a field offers. */
const MOST = 10;

/** Reads the two files of the finder, once for all questions. */
export function finderLists(data: FinderDocuments, places: FinderPlaces): FinderLists {
  const namesOf = ({ name, alsoCalled }: FinderDocument) => [name, ...alsoCalled];
  return { data, documents: searchIndex(data.documents, namesOf), places: placeIndex(places) };
}

/** The documents that someone may mean who typed this. */
export function documentOptions({ documents }: FinderLists, typed: string): Option[] {
  const words = tellingWords(wordsOf(typed));
  const isFound = (name: string) =>
    words.some((word) => wordsOf(name).some((own) => own.startsWith(word)));
  return search(documents, typed)
    .slice(0, MOST)
    .map(({ name, alsoCalled }) => ({
      label: name,
      alias: isFound(name) ? undefined : alsoCalled.find(isFound),
    }));
}

/** The places that someone may mean who typed this. */
export function placeOptions({ places }: FinderLists, typed: string): Option[] {
  return suggestPlaces(places, typed)
    .slice(0, MOST)
    .map(({ label }) => ({ label }));
}

/**
 * The answer to what was asked, if anything was, with the question as its fields and its address have
 * it. Only a name has an answer; of other words it is asked what they mean.
 * @param here where the visitor is, in the place of what was asked
 */
export function replyTo(lists: FinderLists, asked: Asked, here?: FoundPlace) {
  // Undefined where nothing was asked, null where the words name nothing.
  const document = asked.document.trim() === '' ? undefined : documentNamed(lists, asked.document);
  const found = findPlace(lists.places, asked.place) ?? null;
  const place = here ?? (asked.place.trim() === '' ? undefined : found);
  const documents = document === null ? documentOptions(lists, asked.document) : [];
  const places = place === null ? placeOptions(lists, asked.place) : [];
  const choices = [
    ...documents.map(({ label }) => ({ document: label })),
    ...places.map(({ label }) => ({ place: label })),
  ];
  return {
    texts: { document: document?.name ?? asked.document, place: place?.label ?? asked.place },
    address: {
      document: document?.slug ?? asked.document.trim(),
      place: (place?.kind === 'city' ? place.city?.slug : place?.label) ?? asked.place.trim(),
    },
    answer: answerTo(lists.data, document, place, choices),
  };
}

function documentNamed({ data, documents }: FinderLists, typed: string): FinderDocument | null {
  const bySlug = data.documents.find(({ slug }) => slug === typed);
  const [only, ...others] = bySlug ? [bySlug] : named(documents, typed);
  return only === undefined || others.length > 0 ? null : only;
}

function answerTo(
  { words, online }: FinderDocuments,
  document: FinderDocument | null | undefined,
  place: FoundPlace | null | undefined,
  choices: readonly Partial<Asked>[],
): Answer | undefined {
  if (document === undefined && place === undefined) return undefined;
  const sentences: Part[][] = [];
  const say = (sentence = '', parts: Readonly<Record<string, Part>> = {}) => {
    if (sentence !== '') sentences.push(fill(sentence, parts));
  };
  const phrase = { text: document?.phrase ?? '' };
  if (document?.elsewhere) {
    const { who, url } = document.elsewhere;
    say(words.elsewhere, { document: phrase, who: { text: who, url } });
    say(document.note);
    return { verdict: 'No.', sentences, choices: [] };
  }
  const isOpen = (field: keyof Asked) => choices.some((choice) => field in choice);
  if (document) say(words.document, { document: phrase, service: linkTo(document.service) });
  else if (document === null && !isOpen('document')) say(words.unknownDocument);
  if (place) {
    const { kind, name, state, city, miles = city?.miles } = place;
    const inReach = miles === undefined ? words.city : words.cityMiles;
    const inCity = city?.note === undefined ? inReach : `{{city}}: ${city.note}`;
    say(kind === 'city' ? inCity : words[kind], {
      place: { text: name },
      city: linkTo(city),
      miles: { text: `${miles}` },
      stateName: { text: stateName(state) },
      service: linkTo(online),
    });
  } else if (place === null && !isOpen('place')) say(words.unknownPlace);
  if (document) {
    const { bring = '', note } = document;
    say(bring === '' ? words.bringAnyway : words.bring, { bring: { text: bring } });
    say(note);
  }
  const isInReach = place === undefined || (place?.kind === 'city' && !place.city?.note);
  return {
    ...(document !== null && isInReach && ({ verdict: 'Yes.' } as const)),
    sentences,
    choices,
    service: document?.service,
  };
}

function linkTo(page: PageLink | undefined): Part {
  return page === undefined ? { text: '' } : { text: page.name, path: page.path };
}

/** A sentence with its tokens filled in, in parts. */
function fill(sentence: string, parts: Readonly<Record<string, Part>>): Part[] {
  // Between the parts that it splits at, every second piece is the name of a token.
  return sentence
    .split(/\{\{\s*(\w+)\s*\}\}/)
    .map((piece, index) => (index % 2 === 1 && parts[piece]) || { text: piece })
    .filter(({ text }) => text !== '');
}
