import { type Coordinates, isPlaced, milesBetween } from '../geo.ts';
import type { Distance } from '../office.ts';
import { nameOfState, STATE_CODES, stateCodeOf } from '../states.ts';
// The countries, by their English names (ISO 3166), and what else people call them. Two that share their
// name with a state of the U.S. are left out: Georgia and Jersey.
import countries from './countries.json' with { type: 'json' };
import type { FinderData, FinderPlace } from './data.ts';
import { nameWords } from './words.ts';

/** What is known of a place that somebody named. */
export interface FoundPlace {
  /**
   * A city with a page, a place near one, one too far away, one in a state that isn't listed under
   * commissions, one in another country, or a listed state or county as a whole.
   */
  kind: 'city' | 'near' | 'far' | 'outside' | 'country' | 'whole';
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

/** A place by its names. */
export interface PlaceNames {
  place: FoundPlace;
  names: readonly string[];
  /** Whether it is a state: behind the name of a place, it says which place of that name. */
  isState?: boolean;
  /** Whether it is a country: a document may be meant for it, and its signer be elsewhere. */
  isCountry?: boolean;
  /**
   * Whether its name is one word and it has no page: that word is more often something else, as May and
   * Paris are, so in a text about a document it counts only behind "in", "near" or "at".
   */
  isOneWord?: boolean;
}

/** The name of a state by its abbreviation, as it reads inside a sentence. */
export function stateName(state: string | undefined): string {
  const code = stateCodeOf(state ?? '');
  return code ? nameOfState(code) : 'that state';
}

/** All places that can be named. */
export function namedPlaces(data: FinderData): PlaceNames[] {
  const farCities = data.words.farCities.map((label) => {
    const [name = '', state = ''] = label.split(', ');
    return { name, state, zips: [] };
  });
  return [
    ...data.places.flatMap((place) => namesOfPlace(data, place)),
    ...farCities.flatMap((place) => namesOfPlace(data, place)),
    ...countiesOf(data),
    ...STATE_CODES.map((state) => ({
      place: regionOf(data, state, nameOfState(state)),
      names: [nameOfState(state)],
      isState: true,
    })),
    ...countries.map((name) => ({
      place: {
        kind: 'country' as const,
        label: data.words.otherCountry,
        slug: name,
        name: data.words.otherCountry,
      },
      names: [name],
      isCountry: true,
    })),
  ];
}

/** A place with its ZIP codes, and what lies in it. */
function namesOfPlace(data: FinderData, place: FinderPlace): PlaceNames[] {
  const found = describePlace(data, place);
  const { name, zips, alsoCalled = [], attractions = [] } = place;
  const isOneWord = !isCity(place) && nameWords(name).length === 1;

  const within = attractions.map((landmark) => {
    // "Heritage Park (Eagle)" is called Heritage Park.
    const short = landmark.replace(/ \(.*\)$/, '');
    const label = `${short}, ${found.label}`;
    return {
      place: { ...found, name: short, label, slug: label },
      names: [landmark, short],
      isOneWord: nameWords(short).length === 1,
    };
  });
  const known = { place: found, names: [...zips, ...alsoCalled] };
  return [{ place: found, names: [name], isOneWord }, known, ...within];
}

/** The counties of the cities. */
function countiesOf(data: FinderData): PlaceNames[] {
  const counties = new Map(
    data.places.flatMap(({ county, state }) => (county ? [[county, state]] : [])),
  );
  return [...counties].map(([county, state]) => ({
    place: regionOf(data, state, county),
    names: [county],
  }));
}

/** A state or a county; of one where the notary may act, it has still to be asked where somebody is. */
function regionOf({ commissions }: FinderData, state: string, name: string): FoundPlace {
  const kind = commissions.includes(state) ? 'whole' : 'outside';
  return { kind, label: name, slug: name, name, state };
}

/**
 * A text with the states written out that stand in it as abbreviations: "Ontario, OR" as "Ontario Oregon".
 * "in", "or" and "me" are words too, so small letters count at the end of a text alone, and in a text about
 * a document a comma stands before a state.
 */
export function withStateNames(text: string, isPlace: boolean): string {
  const atEnd = isPlace ? /(^|,|\s)\s*([a-z]{2})(?=\W*$)/i : /(,)\s*([a-z]{2})(?=\W*$)/i;
  const writtenOut = (written: string, before: string, letters: string) => {
    const isCode = before !== '' || letters === letters.toUpperCase();
    const code = isCode ? stateCodeOf(letters) : undefined;
    return code ? ` ${nameOfState(code)} ` : written;
  };
  return text.replace(/(,)\s*([A-Z]{2})\b/g, writtenOut).replace(atEnd, writtenOut);
}

/** The first digits of ZIP codes (USPS Publication 65). */
const ZIP_AREAS = [
  { state: 'ID', area: /^83[2-8]/ },
  { state: 'OR', area: /^97/ },
];

/** The place of a ZIP code that is none of the known: a state where the notary may not act, or nothing. */
export function placeOfZip({ commissions }: FinderData, zip: string): FoundPlace | undefined {
  const state = ZIP_AREAS.find(({ area }) => area.test(zip))?.state;
  if (state !== undefined && commissions.includes(state)) return undefined;
  return { kind: 'outside', label: zip, slug: zip, name: zip, state };
}

/** Farther than this from the office, the drive is arranged by phone. Unit: miles. */
const FAR = 60;

/** Whether we come to a place without having to arrange the drive by phone. */
export function isInReach({ kind, city, distance }: FoundPlace): boolean {
  return kind === 'city' && city?.note === undefined && (distance?.miles ?? 0) <= FAR;
}

/** Whether a place is one that we don't drive to. */
export function isOutOfReach({ kind, city }: FoundPlace): boolean {
  return ['far', 'outside', 'country'].includes(kind) || city?.note !== undefined;
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
