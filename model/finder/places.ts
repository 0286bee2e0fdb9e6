import { isPlaced } from '../region-map.ts';
import type { FinderCity, FinderPlaces } from './finder-data.ts';
import { named, type SearchIndex, search, searchIndex } from './search.ts';

/** A place: a city with a page, one near it, one too far away, or one in a state without a commission. */
export interface FoundPlace {
  kind: 'city' | 'near' | 'far' | 'outside';
  label: string;
  name: string;
  /** Its abbreviation; unknown where only a ZIP code of another state is known. */
  state?: string | undefined;
  /** The city itself, or the nearest, so many miles away. */
  city?: FinderCity;
  miles?: number;
}

/** Everything that a place can be found among. */
export interface PlaceIndex {
  data: FinderPlaces;
  byName: SearchIndex<FoundPlace>;
  byZip: ReadonlyMap<string, FoundPlace>;
}

/** The states and the District of Columbia (USPS Publication 28, Appendix B). */
const US_STATES = new Map(
  `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
  DE Delaware, DC the District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
  IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts,
  MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada,
  NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota,
  OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina,
  SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming`
    .split(/,\s+/)
    .map((state) => [state.slice(0, 2), state.slice(3)] as const),
);

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
export function placeIndex(data: FinderPlaces): PlaceIndex {
  const cities = data.cities.map(cityPlace);
  const others = data.places.map(([name, state, , latitude, longitude]) =>
    placeAt(data, { label: `${name}, ${state}`, name, state }, { latitude, longitude }),
  );
  const places = [...cities, ...others];
  const zips = [...data.cityZips, ...data.places.map(([, , zips]) => zips)];
  return {
    data,
    byName: searchIndex(places, ({ name }) => [name]),
    byZip: new Map(
      places.flatMap((place, at) => zips[at]?.split(' ').map((zip) => [zip, place] as const) ?? []),
    ),
  };
}

/** The places that someone may mean who typed this, the likeliest first. */
export function suggestPlaces(index: PlaceIndex, typed: string): FoundPlace[] {
  const digits = typed.trim();
  if (/^\d{3,5}$/.test(digits)) {
    const known = [...index.byZip].filter(([zip]) => zip.startsWith(digits));
    return [...new Set(known.map(([, place]) => place))];
  }
  const { place, state } = splitState(typed);
  return search(index.byName, place).filter((one) => state === undefined || one.state === state);
}

/** The place that a text names: a slug of a city, a ZIP code, a name with or without its state. */
export function findPlace(index: PlaceIndex, typed: string): FoundPlace | undefined {
  const [, zip] = /^(\d{5})(-\d{4})?$/.exec(typed.trim()) ?? [];
  if (zip !== undefined) return index.byZip.get(zip) ?? unknownZip(index, zip);
  const { place, state } = splitState(typed);
  const [only, ...others] = named(index.byName, place).filter(
    (one) => state === undefined || one.state === state,
  );
  return only !== undefined && others.length === 0 ? only : wholeState(index, state);
}

/** The state of a ZIP code by its first digits (USPS Publication 65). */
function unknownZip(index: PlaceIndex, zip: string): FoundPlace | undefined {
  if (/^83[2-8]/.test(zip)) return wholeState(index, 'ID');
  if (/^97/.test(zip)) return wholeState(index, 'OR');
  return { kind: 'outside', label: zip, name: zip };
}

/** Of a state with a commission nothing can be said until the place is known. */
function wholeState({ data }: PlaceIndex, state: string | undefined): FoundPlace | undefined {
  if (state === undefined || data.commissions.includes(state)) return undefined;
  return { kind: 'outside', label: stateName(state), name: stateName(state), state };
}

/** A visitor this near to the middle of a city is in it. Unit: miles. */
const IN_CITY = 6;
/** As far as a place can be from a city with a page to count as near it. Unit: miles, straight. */
const NEAR_CITY = 30;
const HERE = 'Your location';

interface Position {
  latitude: number;
  longitude: number;
}

/** The place at a position, in the state of the nearest place that is known. */
export function nearestTo(index: PlaceIndex, position: Position): FoundPlace {
  const { cities, places } = index.data;
  const placed = places.map(([, state, , latitude, longitude]) => ({ state, latitude, longitude }));
  const { state } = nearestOf([...cities, ...placed], position)?.one ?? {};
  const inState = cities.filter((city) => city.state === state);
  const nearest = nearestOf(inState, position);
  if (nearest !== undefined && nearest.miles <= IN_CITY) return cityPlace(nearest.one);
  return wholeState(index, state) ?? placeAt(index.data, { label: HERE, name: HERE }, position);
}

function cityPlace(city: FinderCity): FoundPlace {
  const { name, state } = city;
  return { kind: 'city', label: `${name}, ${state}`, name, state, city };
}

/** What can be said of a place without a page: by the nearest city, or by a state without a commission. */
function placeAt(
  { cities, commissions }: FinderPlaces,
  place: Pick<FoundPlace, 'label' | 'name' | 'state'>,
  position: Position,
): FoundPlace {
  if (place.state && !commissions.includes(place.state)) return { kind: 'outside', ...place };
  const inReach = cities.filter(({ state }) => commissions.includes(state));
  const nearest = nearestOf(inReach, position);
  const miles = Math.max(1, Math.round(nearest?.miles ?? 0));
  return nearest === undefined || miles > NEAR_CITY
    ? { kind: 'far', ...place }
    : { kind: 'near', ...place, city: nearest.one, miles };
}

/** The nearest of those whose position is known. */
function nearestOf<Place extends Partial<Position>>(places: readonly Place[], position: Position) {
  const placed = places.filter(isPlaced);
  return placed
    .map((one) => ({ one, miles: milesBetween(position, one) }))
    .toSorted((a, b) => a.miles - b.miles)
    .at(0);
}

/** The miles in a straight line between two places, by the haversine formula. */
function milesBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  // The mean radius of the earth is 3958.8 miles (IUGG).
  return 2 * 3958.8 * Math.asin(Math.sqrt(across));
}
