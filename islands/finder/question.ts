import type { Question } from '../../model/finder/answer.ts';
import type { FinderDocument } from '../../model/finder/finder-data.ts';
import { findPlace } from '../../model/finder/places.ts';
import { named } from '../../model/finder/search.ts';
import type { Asked } from './finder-address.ts';
import type { FinderLists } from './finder-lists.ts';
import { documentOptions, placeOptions } from './options.ts';

/** What two texts ask for. Only a name has an answer; of other words it is asked what they mean. */
export function questionOf(lists: FinderLists, asked: Asked): Question {
  const isBlank = (text: string) => text.trim() === '';
  const document = isBlank(asked.document) ? undefined : documentNamed(lists, asked.document);
  const place = isBlank(asked.place) ? undefined : (findPlace(lists.places, asked.place) ?? null);
  const documents = document === null ? documentOptions(lists, asked.document) : [];
  const places = place === null ? placeOptions(lists, asked.place) : [];
  const choices = [
    ...documents.map(({ label }) => ({ document: label })),
    ...places.map(({ label }) => ({ place: label })),
  ];
  return { document, place, choices };
}

function documentNamed({ data, documents }: FinderLists, typed: string): FinderDocument | null {
  const bySlug = data.documents.find(({ slug }) => slug === typed);
  const [only, ...others] = bySlug ? [bySlug] : named(documents, typed);
  return only === undefined || others.length > 0 ? null : only;
}

/** The question as an address holds it: by slugs where there are any. */
export function addressOfQuestion({ document, place }: Question, asked: Asked): Asked {
  return {
    document: document?.slug ?? asked.document.trim(),
    place: place?.kind === 'city' ? place.city.slug : (place?.label ?? asked.place.trim()),
  };
}
