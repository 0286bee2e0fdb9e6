import type { Document } from '../content.ts';
import { outsideNote } from '../meeting.ts';
import { type Distance, distanceToOffice } from '../office.ts';
import type { Pages } from '../pages.ts';
import { routes } from '../routes.ts';
import { find, type Site } from '../site.ts';
// The places of the region that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import zipPlaces from './zip-places.json' with { type: 'json' };

/** The file that the finder fetches once someone uses it. */
export const FINDER_FILE = '/finder.json';

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** What the finder looks things up in: everything that its file has. */
export interface FinderData {
  /** The sentences of all answers, with their tokens. */
  words: FinderWords;
  /** The service for people whom the notary cannot drive to. */
  online: FinderService;
  documents: FinderDocument[];
  /** The cities, and after them the places without a page. */
  places: FinderPlace[];
  /** The abbreviations of the states in which the notary may act. */
  commissions: readonly string[];
}

/** The sentences of content/pages/finder.md that stand in answers. */
type FinderWords = Omit<Pages['finder'], 'heading' | 'body' | 'onlineService'>;

/** A service that answers lead to. */
export interface FinderService {
  name: string;
  /** The path of its page. */
  path: string;
  /** Whether it can be done by remote online notarization. */
  online: boolean;
}

/** A document that can be looked up. */
export interface FinderDocument
  extends Pick<Document, 'slug' | 'name' | 'alsoCalled' | 'elsewhere' | 'bring' | 'note'> {
  /** How it reads inside a sentence. */
  phrase: string;
  /** Our service for it; missing where someone else does it. */
  service: FinderService | undefined;
}

/** A city with a page, or another place with ZIP codes. */
export interface FinderPlace {
  name: string;
  /** Its state's abbreviation. */
  state: string;
  zips: readonly string[];
  /** Unit: degrees. */
  latitude?: number | undefined;
  /** Unit: degrees. */
  longitude?: number | undefined;
  /** What addresses call a city that has a page. */
  slug?: string;
  /** From the office, as the city's page says it. */
  distance?: Distance | undefined;
  /** How to meet people of a city in a state that isn't listed under commissions; {{city}} is open. */
  note?: string | undefined;
}

/** Everything that the finder's file has. */
export function finderData(site: Site): FinderData {
  const { heading: _, body: __, onlineService, ...words } = site.pages.finder;
  return {
    words,
    online: servicePage(site, onlineService),
    documents: finderDocuments(site),
    places: finderPlaces(site),
    commissions: site.business.commissions,
  };
}

/** The documents, each with how it reads inside a sentence and the page of its service. */
export function finderDocuments(site: Site): FinderDocument[] {
  return site.documents.map(({ service, phrase, source: _, ...document }) => ({
    ...document,
    phrase: phrase ?? uncapitalized(document.name),
    service: service === undefined ? undefined : servicePage(site, service),
  }));
}

function servicePage({ serviceBySlug }: Site, slug: string): FinderService {
  const { title, online } = find(serviceBySlug, slug);
  return { name: title, path: routes.service(slug), online };
}

/** A name with a small first letter. What goes on in capitals is an abbreviation, and stays. */
function uncapitalized(name: string): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(name);
  return isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function finderPlaces(site: Site): FinderPlace[] {
  const others = new Map(zipPlaces.map((place) => [`${place.name}, ${place.state}`, place]));
  const cities = site.cities.map((city): FinderPlace => {
    const { slug, name, state, latitude, longitude } = city;
    const label = `${name}, ${state}`;
    const zips = others.get(label)?.zips ?? [];
    others.delete(label);
    const distance = distanceToOffice(site.business, city);
    // The finder puts in the name as a link.
    const note = outsideNote(site, { state, name: '{{city}}' });
    return { slug, name, state, latitude, longitude, zips, distance, note };
  });
  return [...cities, ...others.values()];
}
