import { isPlaced, milesBetween, type Position } from '../geo.ts';
import type { FinderData, FinderPlace } from './data.ts';
import { type Named, named, nameOf, search } from './search.ts';
// The states and the District of Columbia (USPS Publication 28, Appendix B).
import states from './us-states.json' with { type: 'json' };

/**
 * A place: a city with a page, one near it, one too far away, one in a state that isn't listed under
 * commissions, or a listed state as a whole.
 */
export interface FoundPlace {
  kind: 'city' | 'near' | 'far' | 'outside' | 'state';
  label: string;
  /** What addresses call it. */
  slug: string;
  name: string;
  /** Its abbreviation; unknown where only a ZIP code of another state is known. */
  state?: string | undefined;
  /** The city itself, or the nearest. */
  city?: Pick<FinderPlace, 'name' | 'slug' | 'note'>;
  /** From the office to the city, or from the nearest city. */
  miles?: string | undefined;
}

/** A place that can be found by its name and its ZIP codes. */
type KnownPlace = FoundPlace & Named & Pick<FinderPlace, 'zips'>;

interface Places {
  data: FinderData;
  places: readonly KnownPlace[];
}

const US_STATES = new Map(Object.entries(states));

/** The name of a state, as it reads inside a sentence. */
export function stateName(state = ''): string {
  return US_STATES.get(state) ?? 'that state';
}

/** The state that a text ends with, and what stands before it: "Portland, OR", "boise idaho", "Oregon". */
export function splitState(text: string): { place: string; state?: string } {
  const plain = text.replace(/[,.\s]+/g, ' ').trim();
  const ends = (end: string) => ` ${plain}`.toLowerCase().endsWith(` ${end.toLowerCase()}`);
  // "in", "or" and "me" are words too: alone they are states only in capitals.
  const endsShort = (short: string) => ends(short) && (plain.includes(' ') || plain === short);
  // From the end: West Virginia comes after Virginia.
  const state = [...US_STATES].findLast(([short, name]) => ends(name) || endsShort(short));
  if (state === undefined) return { place: plain };
  const end = state.find(ends) ?? '';
  return { place: plain.slice(0, -end.length).trim(), state: state[0] };
}

/** Reads the places, once for all queries. */
export function knownPlaces(data: FinderData): KnownPlace[] {
  return data.places.map((place) => ({
    ...foundPlace(data, place),
    zips: place.zips,
    names: [nameOf(place.name)],
  }));
}

/** The places that someone may mean who typed this, with so many wrong letters, the likeliest first. */
export function suggestPlaces(places: readonly KnownPlace[], typed: string, most = 2) {
  const digits = typed.trim();
  if (/^\d{3,5}$/.test(digits)) {
    return places.filter(({ zips }) => zips.some((zip) => zip.startsWith(digits)));
  }
  const { place, state } = splitState(typed);
  // The name of a state may be the beginning of a city's, as of Idaho City; it is no typing error.
  if (place === '') return search(places, typed, 0);
  return search(places, place, most).filter((one) => state === undefined || one.state === state);
}

/** The place that a text names: a slug of a city, a ZIP code, a name with or without its state, or a state. */
export function findPlace({ data, places }: Places, typed: string): FoundPlace | undefined {
  const [, zip] = /^(\d{5})(-\d{4})?$/.exec(typed.trim()) ?? [];
  if (zip !== undefined) {
    const [state] = Object.entries(ZIP_AREAS).find(([, area]) => area.test(zip)) ?? [];
    return places.find(({ zips }) => zips.includes(zip)) ?? outside(data, state, zip);
  }
  const { place, state } = splitState(typed);
  const inState = places.filter((one) => state === undefined || one.state === state);
  const found = named(inState, place);
  if (found !== undefined || state === undefined) return found;
  return outside(data, state) ?? (place === '' ? wholeState(state) : undefined);
}

/** A state where the notary may act: where in it somebody is has still to be asked. */
function wholeState(state: string): FoundPlace {
  const name = stateName(state);
  return { kind: 'state', label: name, slug: name, name, state };
}

/** The first digits of ZIP codes (USPS Publication 65). */
const ZIP_AREAS = { ID: /^83[2-8]/, OR: /^97/ };

/** Somewhere in a state; where the notary may act there, nothing can be said until the place is known. */
function outside(
  { commissions }: FinderData,
  state: string | undefined,
  name = stateName(state),
): FoundPlace | undefined {
  if (state !== undefined && commissions.includes(state)) return undefined;
  return { kind: 'outside', label: name, slug: name, name, state };
}

/** A visitor this near to the middle of a city is in it. Unit: miles. */
const IN_CITY = 6;
/** As far as a place can be from a city with a page to count as near it. Unit: miles, straight. */
const NEAR_CITY = 30;

/** The place at a position, without an address unless it is a city, in the state of the nearest place that is known. */
export function nearestTo(data: FinderData, position: Position): FoundPlace {
  const state = nearestOf(data.places, position)?.state;
  const inState = data.places.filter((place) => place.slug && place.state === state);
  const city = nearestOf(inState, position);
  if (city !== undefined && city.away <= IN_CITY) return foundPlace(data, city);
  const here = foundPlace(data, { name: 'Your location', state, ...position });
  return { ...here, label: '', slug: '' };
}

/** What is known of a place; where it has no page, by its state or the nearest city in reach. */
function foundPlace(
  { places, commissions }: FinderData,
  place: Partial<FinderPlace> & Pick<FinderPlace, 'name'>,
): FoundPlace {
  const { name, state, slug, miles } = place;
  const label = state === undefined ? name : `${name}, ${state}`;
  const found = { name, label, slug: slug ?? label, state };
  if (slug) return { ...found, kind: 'city', city: place, miles };
  if (state !== undefined && !commissions.includes(state)) return { ...found, kind: 'outside' };
  const inReach = places.filter((one) => one.slug && commissions.includes(one.state));
  const city = nearestOf(inReach, place);
  const away = Math.max(1, Math.round(city?.away ?? 0));
  if (city === undefined || away > NEAR_CITY) return { ...found, kind: 'far' };
  return { ...found, kind: 'near', city, miles: `${away}` };
}

/** The nearest of those whose position is known, and how far away it is. Unit: miles. */
function nearestOf(places: readonly FinderPlace[], here: Partial<Position>) {
  const placed = places.flatMap((place) =>
    isPlaced(place) && isPlaced(here) ? { ...place, away: milesBetween(here, place) } : [],
  );
  return placed.toSorted((a, b) => a.away - b.away)[0];
}
