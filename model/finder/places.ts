import { milesBetween } from '../geo.ts';
import { isPlaced } from '../region-map.ts';
import type { FinderCity, FinderPlace, FinderPlaces } from './finder-data.ts';
import { named, type SearchIndex, search, searchIndex } from './search.ts';
import { splitState, US_STATES } from './us-states.ts';

/** What the finder can say of a place. */
export type FoundPlace =
  | { kind: 'city'; label: string; city: FinderCity }
  | { kind: 'near'; label: string; name: string; city: FinderCity; miles: number }
  | { kind: 'far'; label: string; name: string }
  | { kind: 'outside'; label: string; stateName: string };

/** Everything that a place can be found among. */
export interface PlaceIndex {
  data: FinderPlaces;
  byName: SearchIndex<Known>;
  byZip: ReadonlyMap<string, Known>;
}

type Known = { state: string; found: FoundPlace };

/** The first digits of ZIP codes by state (USPS Publication 65). */
const ZIP_STATES: readonly [digits: RegExp, state: string][] = [
  [/^83[2-8]/, 'ID'],
  [/^97/, 'OR'],
];
/** What a state is called that only its ZIP code is known of. */
const SOME_STATE = 'that state';
const ZIP = /^(\d{5})(-\d{4})?$/;

/** Reads the places, once for all queries. */
export function placeIndex(data: FinderPlaces): PlaceIndex {
  const cities = data.cities.map((city, index): [Known, string] => {
    const label = `${city.name}, ${city.state}`;
    return [
      { state: city.state, found: { kind: 'city', label, city } },
      data.cityZips[index] ?? '',
    ];
  });
  const places = data.places.map((place): [Known, string] => [
    { state: place[1], found: toFound(place, data) },
    place[2],
  ]);
  const all = [...cities, ...places];
  const byZip = all.flatMap(([known, zips]) =>
    zips.split(' ').map((zip): [string, Known] => [zip, known]),
  );
  return {
    data,
    byName: searchIndex(
      all.map(([known]) => known),
      ({ found }) => [found.label.replace(/, ..$/, '')],
    ),
    byZip: new Map(byZip),
  };
}

function toFound(
  [name, state, , latitude, longitude]: FinderPlace,
  data: FinderPlaces,
): FoundPlace {
  const label = `${name}, ${state}`;
  return data.commissions.includes(state)
    ? byCity(data, { label, name }, { latitude, longitude })
    : { kind: 'outside', label, stateName: US_STATES[state] ?? SOME_STATE };
}

/** The places that someone may mean who typed this, the likeliest first. */
export function suggestPlaces(index: PlaceIndex, typed: string, most: number): FoundPlace[] {
  const digits = typed.trim();
  if (/^\d{3,5}$/.test(digits)) {
    const known = [...index.byZip].filter(([zip]) => zip.startsWith(digits));
    return [...new Set(known.map(([, { found }]) => found))].slice(0, most);
  }
  const { place, state } = splitState(typed);
  return search(index.byName, place, index.data.places.length)
    .filter((known) => state === undefined || known.state === state)
    .map(({ found }) => found)
    .slice(0, most);
}

/** The place that a text names: a slug of a city, a ZIP code, a name with or without its state. */
export function findPlace(index: PlaceIndex, typed: string): FoundPlace | undefined {
  const [, zip] = ZIP.exec(typed.trim()) ?? [];
  if (zip !== undefined) return index.byZip.get(zip)?.found ?? unknownZip(index, zip);
  const { place, state } = splitState(typed);
  const [only, ...others] = named(index.byName, place).filter(
    (known) => state === undefined || known.state === state,
  );
  if (only !== undefined && others.length === 0) return only.found;
  return state === undefined ? undefined : wholeState(index, state);
}

function unknownZip(index: PlaceIndex, zip: string): FoundPlace | undefined {
  const [, state] = ZIP_STATES.find(([digits]) => digits.test(zip)) ?? [];
  return state === undefined
    ? { kind: 'outside', label: zip, stateName: SOME_STATE }
    : wholeState(index, state);
}

/** Of a state with a commission nothing can be said until the place is known. */
function wholeState({ data }: PlaceIndex, state: string): FoundPlace | undefined {
  if (data.commissions.includes(state)) return undefined;
  const stateName = US_STATES[state] ?? SOME_STATE;
  return { kind: 'outside', label: stateName, stateName };
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
  const state = nearestOf([...cities, ...placed], position)?.one.state;
  const city = nearestOf(
    cities.filter((one) => one.state === state),
    position,
  );
  if (city !== undefined && city.miles <= IN_CITY) {
    return { kind: 'city', label: `${city.one.name}, ${city.one.state}`, city: city.one };
  }
  const outside = state === undefined ? undefined : wholeState(index, state);
  return outside ?? byCity(index.data, { label: HERE, name: HERE }, position);
}

/** What can be said of a place by the nearest city in which the notary may act. */
function byCity(
  { cities, commissions }: FinderPlaces,
  named: { label: string; name: string },
  position: Position,
): FoundPlace {
  const inReach = cities.filter(({ state }) => commissions.includes(state));
  const nearest = nearestOf(inReach, position);
  const miles = Math.max(1, Math.round(nearest?.miles ?? 0));
  return nearest === undefined || miles > NEAR_CITY
    ? { kind: 'far', ...named }
    : { kind: 'near', ...named, city: nearest.one, miles };
}

/** The nearest of those whose position is known. */
function nearestOf<Place extends Partial<Position>>(places: readonly Place[], position: Position) {
  return places
    .filter(isPlaced)
    .map((one) => ({ one, miles: milesBetween(position, one) }))
    .toSorted((a, b) => a.miles - b.miles)
    .at(0);
}
