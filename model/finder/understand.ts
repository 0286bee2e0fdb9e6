import type { Coordinates } from '../geo.ts';
import type { FinderLists } from './lists.ts';
import { type FoundPlace, findPlace, nearestTo, suggestPlaces } from './places.ts';
import { hasNoSubject, NO_TOPIC, readTopic, type Topic } from './topic.ts';
import { wordsOf } from './words.ts';

/** What is asked for, as it was typed, or by the names that addresses have. */
export interface Asked {
  document: string;
  place: string;
}

/** One of the things that may be meant. */
export interface Choice {
  label: string;
  /** What changes in the fields when it is chosen. */
  change: Partial<Asked>;
}

/** What the finder made of what was asked. */
export interface Understood {
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

/** Fewer letters than these are no name of a place with a typing error: "va" is no Vale. */
const SHORTEST_PLACE = 4;

/**
 * Says what was asked. Each field may have what belongs into the other.
 * @param typed what stands in the fields, without blanks around it
 * @param position where the visitor is, in the place of what was typed
 */
export function understand(lists: FinderLists, typed: Asked, position?: Coordinates): Understood {
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
  const isPlaceOpen = place === undefined && placeInTopic === undefined;
  // The field of the document may have a city with a typing error in it.
  const isLikePlace = isUnknown && typed.place === '' && hasLongWords(typed.document);
  const placesInTopic = isLikePlace ? suggestPlaces(lists.places, typed.document) : [];
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

function hasLongWords(text: string): boolean {
  return wordsOf(text).every(({ length }) => length >= SHORTEST_PLACE);
}

/** The document or the question that an address names. */
function readAddress({ documents, questions }: FinderLists, text: string): Topic | undefined {
  const document = documents.find(({ slug }) => slug === text);
  if (document !== undefined) return { ...NO_TOPIC, document };

  const question = questions.find(({ anchor }) => anchor === text);
  return question && { ...NO_TOPIC, questions: [question] };
}

/** Whether nothing was asked: the fields are empty, or have words such as "notary" alone. */
export function isNothing({ topic, place, open }: Understood): boolean {
  const isOpen = open.document !== '' || open.place !== '' || topic.isUnknown;
  return hasNoSubject(topic) && place === undefined && !topic.isSpanish && !isOpen;
}
