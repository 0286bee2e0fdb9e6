import { outsideNote, wayToOffice } from '../geo.ts';
import { routes } from '../routes.ts';
import { find, type Site } from '../site.ts';
// The places of the region that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import zipPlaces from './zip-places.json' with { type: 'json' };

/** The file that the finder fetches once someone uses it. */
export const FINDER_FILE = '/finder.json';

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** What the finder looks things up in. */
export type FinderData = ReturnType<typeof finderData>;

/** A city with a page, or another place with ZIP codes. */
export interface FinderPlace {
  name: string;
  state: string;
  zips: readonly string[];
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** That of its page. */
  slug?: string;
  /** From the office, as its page says it. */
  miles?: string | undefined;
  /** How to meet people of a city in a state that isn't listed under commissions; {{city}} is open. */
  note?: string | undefined;
}

/** The words of all answers, tokens open, and what they speak of. */
export function finderData(site: Site) {
  const { heading: _, body: __, onlineService, ...words } = site.pages.finder;
  /** The states in which the notary may act. */
  const commissions: readonly string[] = site.business.commissions;
  return {
    words,
    /** The service for people whom the notary cannot drive to. */
    online: servicePage(site, onlineService),
    documents: finderDocuments(site),
    places: finderPlaces(site),
    commissions,
  };
}

/** The documents, each with how it reads inside a sentence and the page of its service. */
export function finderDocuments(site: Site) {
  return site.documents.map(({ service, phrase, source: _, ...document }) => ({
    ...document,
    phrase: phrase ?? uncapitalized(document.name),
    service: service === undefined ? undefined : servicePage(site, service),
  }));
}

function servicePage({ serviceBySlug }: Site, slug: string) {
  const { title: name, online } = find(serviceBySlug, slug);
  return { name, path: routes.service(slug), online };
}

function uncapitalized(name: string): string {
  // What goes on in capitals is an abbreviation.
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The cities, and after them the places without a page. */
function finderPlaces(site: Site): FinderPlace[] {
  const others = new Map(zipPlaces.map((place) => [`${place.name}, ${place.state}`, place]));
  const cities = site.cities.map((city) => {
    const { slug, name, state, latitude, longitude } = city;
    const zips = others.get(`${name}, ${state}`)?.zips ?? [];
    others.delete(`${name}, ${state}`);
    const miles = wayToOffice(site.business, city)?.miles;
    // The finder puts in the name as a link.
    const note = outsideNote(site, { state, name: '{{city}}' });
    return { slug, name, state, latitude, longitude, zips, miles, note };
  });
  return [...cities, ...others.values()];
}
