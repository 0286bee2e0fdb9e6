import type { Pages } from '../content.ts';

/** What the finder looks things up in: files that it fetches once someone uses it. */
export const FINDER_FOLDER = '/finder';
export const FINDER_DOCUMENTS_FILE = `${FINDER_FOLDER}/documents.json`;
export const FINDER_PLACES_FILE = `${FINDER_FOLDER}/places.json`;

/** The search parameters of an answer: /?document=vehicle-titles&place=kuna */
export const DOCUMENT = 'document';
export const PLACE = 'place';

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** A page of this site that an answer leads to. */
export interface PageLink {
  name: string;
  path: string;
}

/** A document as the finder knows it. */
export interface FinderDocument {
  slug: string;
  name: string;
  /** How it reads inside a sentence. */
  phrase: string;
  alsoCalled: readonly string[];
  /** Our service for it; or else who does it instead. */
  service?: PageLink | undefined;
  elsewhere?: { who: string; url: string } | undefined;
  bring?: string | undefined;
  note?: string | undefined;
}

export interface FinderDocuments {
  /** The words of answers, tokens open. */
  words: Omit<Pages['finder'], 'heading' | 'body' | 'onlineService'>;
  /** The service for people whom the notary cannot drive to. */
  online: PageLink;
  documents: readonly FinderDocument[];
}

/** A city with a page. */
export interface FinderCity extends PageLink {
  slug: string;
  state: string;
  /** Rounded, by road from the office, where it is known. */
  miles?: number | undefined;
  /** What to say of a city in a state without our commission. */
  note?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface FinderPlaces {
  cities: readonly FinderCity[];
  /** Places without a page; ZIP codes have spaces between them. */
  places: readonly (readonly [
    name: string,
    state: string,
    zips: string,
    latitude: number,
    longitude: number,
  ])[];
  /** ZIP codes of the cities, in the same order, with spaces between them. */
  cityZips: readonly string[];
  /** The states in which the notary may act. */
  commissions: readonly string[];
}
