import type { Question } from '../../model/finder/answer.ts';
import { findPlace } from '../../model/finder/places.ts';
import { search } from '../../model/finder/search.ts';
import type { Asked } from './finder-address.ts';
import type { FinderLists } from './finder-lists.ts';

/** What two texts ask for: null for what nobody knows, undefined where nothing was typed. */
export function questionOf({ data, documents, places }: FinderLists, asked: Asked): Question {
  const document = asked.document.trim();
  const place = asked.place.trim();
  const bySlug = data.documents.find(({ slug }) => slug === document);
  return {
    document: document === '' ? undefined : (bySlug ?? search(documents, document, 1)[0] ?? null),
    place: place === '' ? undefined : (findPlace(places, place) ?? null),
  };
}

/** The question as an address holds it: by slugs where there are any. */
export function addressOfQuestion({ document, place }: Question, asked: Asked): Asked {
  return {
    document: document?.slug ?? asked.document.trim(),
    place: place?.kind === 'city' ? place.city.slug : (place?.label ?? asked.place.trim()),
  };
}
