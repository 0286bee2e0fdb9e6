import { milesBetween } from '../miles.ts';
import type { FinderCity, FinderPlace, FinderPlaces } from './finder-data.ts';
import { type SearchIndex, search, searchIndex } from './search.ts';
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

function toFound([name, state, , number, miles]: FinderPlace, data: FinderPlaces): FoundPlace {
  const label = `${name}, ${state}`;
  if (!data.commissions.includes(state)) {
    return { kind: 'outside', label, stateName: US_STATES[state] ?? SOME_STATE };
  }
  const city = number === undefined ? undefined : data.cities[number];
  return city === undefined || miles === undefined
    ? { kind: 'far', label, name }
    : { kind: 'near', label, name, city, miles };
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

/** The place that a text means: a slug of a city, a ZIP code, a name with or without its state. */
export function findPlace(index: PlaceIndex, typed: string): FoundPlace | undefined {
  const [, zip] = ZIP.exec(typed.trim()) ?? [];
  if (zip !== undefined) return index.byZip.get(zip)?.found ?? unknownZip(index, zip);
  const [first] = suggestPlaces(index, typed, 1);
  if (first !== undefined) return first;
  const { state } = splitState(typed);
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
export const NEAR_CITY = 30;
const HERE = 'Your location';

/** The place at a position, by the nearest city with a page; undefined where none is known. */
export function nearestTo(
  { data }: PlaceIndex,
  position: { latitude: number; longitude: number },
): FoundPlace | undefined {
  let least = Number.POSITIVE_INFINITY;
  let nearest: FinderCity | undefined;
  for (const city of data.cities) {
    const { latitude, longitude } = city;
    if (latitude === undefined || longitude === undefined) continue;
    const miles = milesBetween(position, { latitude, longitude });
    if (miles < least) [least, nearest] = [miles, city];
  }
  if (nearest === undefined) return undefined;
  const label = `${nearest.name}, ${nearest.state}`;
  if (least <= IN_CITY || (least <= NEAR_CITY && nearest.note !== undefined)) {
    return { kind: 'city', label, city: nearest };
  }
  if (least > NEAR_CITY) return { kind: 'far', label: HERE, name: HERE };
  return { kind: 'near', label: HERE, name: HERE, city: nearest, miles: Math.round(least) };
}
