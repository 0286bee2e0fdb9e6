import {
  FINDER_DOCUMENTS_FILE,
  FINDER_PLACES_FILE,
  type FinderDocument,
  type FinderDocuments,
  type FinderPlaces,
} from '../../model/finder/finder-data.ts';
import { type PlaceIndex, placeIndex } from '../../model/finder/places.ts';
import { type SearchIndex, searchIndex } from '../../model/finder/search.ts';
import { addressOf } from '../base.ts';

/** Everything that the finder looks up. */
export interface FinderLists {
  data: FinderDocuments;
  documents: SearchIndex<FinderDocument>;
  places: PlaceIndex;
}

/** Fetches the lists. Rejects when they cannot be had. */
export async function fetchLists(): Promise<FinderLists> {
  const [data, places] = await Promise.all([
    fetchJson<FinderDocuments>(FINDER_DOCUMENTS_FILE),
    fetchJson<FinderPlaces>(FINDER_PLACES_FILE),
  ]);
  const namesOf = ({ name, alsoCalled }: FinderDocument) => [name, ...alsoCalled];
  return { data, documents: searchIndex(data.documents, namesOf), places: placeIndex(places) };
}

async function fetchJson<File>(path: string): Promise<File> {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}
