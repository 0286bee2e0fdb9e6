import { type Coordinates, isPlaced, milesBetween } from '../geo.ts';
import type { Distance } from '../office.ts';
import type { FinderData, FinderPlace } from './data.ts';
import { correctWords, type Findable, findNamed, search } from './search.ts';
// The states and the District of Columbia (USPS Publication 28, Appendix B).
import states from './us-states.json' with { type: 'json' };
import { readText, readWords } from './words.ts';

/** What is known of a place that somebody named. */
export interface FoundPlace {
  /**
   * A city with a page, a place near one, one too far away, one in a state that isn't listed under
   * commissions, or a listed state as a whole.
   */
  kind: 'city' | 'near' | 'far' | 'outside' | 'state';
  /** How its field shows it: "Kuna, ID". */
  label: string;
  /** What addresses call it. */
  slug: string;
  name: string;
  /** The abbreviation of the state; unknown where only a ZIP code of another state is known. */
  state?: string | undefined;
  /** The city itself, or the nearest. */
  city?: FinderPlace;
  /** From the office to a city with a page. */
  distance?: Distance | undefined;
  /** From the nearest city to a place near it, in a straight line. */
  milesToCity?: number;
}

/** A place that can be found by its name and its ZIP codes. */
export interface KnownPlace extends FoundPlace, Findable {
  zips: readonly string[];
  /** The name as it may stand in a plain text. */
  plainName: string;
}

/** The places, with the data that they come from. */
interface PlaceIndex {
  data: FinderData;
  places: readonly KnownPlace[];
}

const STATES = Object.entries(states).map(([abbreviation, name]) => ({ abbreviation, name }));

/** The name of a state by its abbreviation, as it reads inside a sentence. */
export function stateName(state: string | undefined): string {
  return STATES.find(({ abbreviation }) => abbreviation === state)?.name ?? 'that state';
}

/** A text about a place in two parts. */
interface PlaceText {
  /** What stands before the state. */
  place: string;
  /** The abbreviation of the state; undefined where the text ends with none. */
  state?: string;
}

/** The state that a text ends with, and what stands before it: "Portland, OR", "boise idaho", "Oregon". */
export function splitState(text: string): PlaceText {
  const plain = text.replace(/[,.\s]+/g, ' ').trim();
  const endsWith = (end: string) => ` ${plain}`.toLowerCase().endsWith(` ${end.toLowerCase()}`);
  const endsWithAbbreviation = (abbreviation: string) => {
    // "in", "or" and "me" are words too: alone they are states only in capitals.
    const isAlone = !plain.includes(' ');
    return endsWith(abbreviation) && (!isAlone || plain === abbreviation);
  };

  // From the end: West Virginia comes after Virginia.
  const state = STATES.findLast(
    ({ abbreviation, name }) => endsWith(name) || endsWithAbbreviation(abbreviation),
  );
  if (state === undefined) return { place: plain };

  const { abbreviation, name } = state;
  const end = endsWith(abbreviation) ? abbreviation : name;
  return { place: plain.slice(0, -end.length).trim(), state: abbreviation };
}

/** Whether a text surely ends with a state: with its name, or with its abbreviation as on an envelope. */
export function namesState(text: string): boolean {
  const { state } = splitState(text);
  if (state === undefined) return false;
  const isWrittenOut = text.trim().toLowerCase().endsWith(stateName(state).toLowerCase());
  return isWrittenOut || new RegExp(`\\b${state}\\W*$`).test(text);
}

/** Reads the places, once for all queries. */
export function knownPlaces(data: FinderData): KnownPlace[] {
  return data.places.map((place) => ({
    ...describePlace(data, place),
    zips: place.zips,
    names: [readText(place.name)],
    plainName: simpleText(place.name),
  }));
}

/**
 * The places that someone may mean who typed this, the likeliest first.
 * @param mostErrors how many typing errors a word may have at most
 */
export function suggestPlaces(
  places: readonly KnownPlace[],
  typed: string,
  mostErrors = 2,
): KnownPlace[] {
  const digits = typed.trim();
  if (/^\d{3,5}$/.test(digits)) {
    return places.filter(({ zips }) => zips.some((zip) => zip.startsWith(digits)));
  }

  const { place, state } = splitState(typed);
  // The name of a state may be the beginning of a city's, as of Idaho City; it is no typing error.
  if (place === '') return searchPlaces(places, typed, 0);
  const found = searchPlaces(places, place, mostErrors);
  return state === undefined ? found : found.filter((known) => known.state === state);
}

function searchPlaces(
  places: readonly KnownPlace[],
  typed: string,
  mostErrors: number,
): KnownPlace[] {
  const read = readText(typed);
  const found = search(places, read);
  if (found.length > 0) return found;

  const known = places.flatMap(({ names }) => names.flatMap(({ words }) => words));
  return search(places, readWords(correctWords(read.words, known, mostErrors)));
}

/** The place that a text names: a slug of a city, a ZIP code, a name with or without its state, or a state. */
export function findPlace(index: PlaceIndex, typed: string): FoundPlace | undefined {
  const { data, places } = index;
  const [, zip] = /^(\d{5})(-\d{4})?$/.exec(typed.trim()) ?? [];
  if (zip !== undefined) return findZip(index, zip);

  const { place, state } = splitState(typed);
  const inState = state === undefined ? places : places.filter((known) => known.state === state);
  const found = findNamed(inState, readText(place));
  if (found !== undefined || state === undefined) return found;

  if (!data.commissions.includes(state)) return outsidePlace(state);
  return place === '' ? wholeState(state) : undefined;
}

/** A place that stands in a text about something else. */
export interface PlaceWithin {
  place: FoundPlace;
  /** The text without the place. */
  rest: string;
}

/**
 * The place that stands in a text about something else: "loan signing in Emmett", "car title Ontario, OR",
 * "poa 83634". A city with a page may stand anywhere; the name of another place is more often something
 * else, as Paris and May are, so it counts only after "in", "near" or "at", or before its state.
 */
export function findPlaceWithin(index: PlaceIndex, text: string): PlaceWithin | undefined {
  const [zip] = /\b\d{5}\b/.exec(text) ?? [];
  if (zip !== undefined) {
    const place = findZip(index, zip);
    return place && { place, rest: text.replace(zip, ' ') };
  }

  const plain = simpleText(text);
  const named = index.places.flatMap((place) => {
    const name = nameWithin(place, plain);
    return name === undefined ? [] : [{ place, name }];
  });
  const [longest, ...others] = named.toSorted((a, b) => b.name.length - a.name.length);
  if (longest === undefined) return undefined;

  const hasNamesake = others.some(({ name }) => name.length === longest.name.length);
  if (hasNamesake) return undefined;
  return { place: longest.place, rest: plain.replace(longest.name, ' ') };
}

/** The part of a plain text that names a place, with "in" before it and its state after it. */
function nameWithin({ kind, plainName, state }: KnownPlace, plain: string): string | undefined {
  if (!plain.includes(plainName)) return undefined;

  const states = `${simpleText(state ?? '')}|${simpleText(stateName(state))}`;
  const pattern = new RegExp(
    `(\\b(?:in|near|at|around) )?\\b${plainName}\\b(,? (?:${states})\\b)?`,
  );
  const [written, preposition, stateAfter] = pattern.exec(plain) ?? [];
  const isPlace = kind === 'city' || preposition !== undefined || stateAfter !== undefined;
  return isPlace ? written : undefined;
}

/** A text in small letters without accents and apostrophes, with single spaces. */
function simpleText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first digits of ZIP codes (USPS Publication 65). */
const ZIP_AREAS = [
  { state: 'ID', area: /^83[2-8]/ },
  { state: 'OR', area: /^97/ },
];

/** The place with a ZIP code; of one in a state where the notary may act, nothing more can be said. */
function findZip({ data, places }: PlaceIndex, zip: string): FoundPlace | undefined {
  const known = places.find(({ zips }) => zips.includes(zip));
  if (known !== undefined) return known;

  const state = ZIP_AREAS.find(({ area }) => area.test(zip))?.state;
  const isListed = state !== undefined && data.commissions.includes(state);
  return isListed ? undefined : outsidePlace(state, zip);
}

/** Somewhere in a state where the notary may not act in person. */
function outsidePlace(state: string | undefined, name = stateName(state)): FoundPlace {
  return { kind: 'outside', label: name, slug: name, name, state };
}

/** A state where the notary may act: where in it somebody is has still to be asked. */
function wholeState(state: string): FoundPlace {
  const name = stateName(state);
  return { kind: 'state', label: name, slug: name, name, state };
}

/** A visitor this near to the middle of a city is in it. Unit: miles. */
const IN_CITY = 6;

/** The longest way from a city with a page to a place that counts as near it. Unit: miles, straight. */
const NEAR_CITY = 30;

/**
 * The place at a point, in the state of the nearest place that is known. It has an address of its own
 * only where it is a city: nobody's position is to stand in a link.
 */
export function nearestTo(data: FinderData, here: Coordinates): FoundPlace {
  const state = nearestOf(data.places, here)?.place.state;
  const cities = data.places.filter((place) => place.slug && place.state === state);
  const city = nearestOf(cities, here);
  if (city !== undefined && city.miles <= IN_CITY) return describePlace(data, city.place);

  const found = describePlace(data, { name: 'Your location', state, ...here });
  return { ...found, label: '', slug: '' };
}

/** What there is to say of a place; where it has no page, by its state or the nearest city in reach. */
function describePlace(
  { places, commissions }: FinderData,
  place: Partial<FinderPlace> & Pick<FinderPlace, 'name'>,
): FoundPlace {
  const { name, state, slug, distance } = place;
  const label = state === undefined ? name : `${name}, ${state}`;
  const found = { name, label, slug: slug ?? label, state };
  if (isCity(place)) return { ...found, kind: 'city', city: place, distance };

  const isOutside = state !== undefined && !commissions.includes(state);
  if (isOutside) return { ...found, kind: 'outside' };

  const inReach = places.filter((other) => isCity(other) && commissions.includes(other.state));
  const nearest = nearestOf(inReach, place);
  const miles = Math.max(1, Math.round(nearest?.miles ?? 0));
  if (nearest === undefined || miles > NEAR_CITY) return { ...found, kind: 'far' };
  return { ...found, kind: 'near', city: nearest.place, milesToCity: miles };
}

/** Whether a place is a city with a page. */
function isCity(place: Partial<FinderPlace>): place is FinderPlace {
  return place.slug !== undefined;
}

/** The nearest of the places whose coordinates are known, and how many miles away it is. */
function nearestOf(places: readonly FinderPlace[], here: Partial<Coordinates>) {
  const measured = places.flatMap((place) =>
    isPlaced(place) && isPlaced(here) ? [{ place, miles: milesBetween(here, place) }] : [],
  );
  const [nearest] = measured.toSorted((a, b) => a.miles - b.miles);
  return nearest;
}
