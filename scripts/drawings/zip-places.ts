import { geoContains } from 'd3-geo';
import zipcodes from 'zipcodes';
import type { ZipPlace } from '../artifacts/finder/zip-places.ts';
import { readCounty } from '../artifacts/map/ground.ts';

/** The counties of Eastern Oregon that the business serves, by their FIPS codes: Baker and Malheur. */
const OREGON_COUNTIES = ['41001', '41045'];

/** Names as the package spells them, and as people do; undefined for what is no place. */
const SPELLED: Record<string, string | undefined> = {
  'Coeur D Alene': "Coeur d'Alene",
  Mccall: 'McCall',
  Mccammon: 'McCammon',
  'Mountain Home A F B': 'Mountain Home AFB',
  'West One Bank': undefined,
};

/**
 * Every place of Idaho and of two counties of Oregon that has a ZIP code, cities and unincorporated
 * places alike, in the middle of its ZIP codes. Source: the package zipcodes.
 */
async function zipPlaces(): Promise<ZipPlace[]> {
  const counties = await Promise.all(OREGON_COUNTIES.map(readCounty));
  const inRegion = ({ state, longitude, latitude }: Found) =>
    state === 'ID' ||
    (state === 'OR' && counties.some((county) => geoContains(county, [longitude, latitude])));
  const byPlace = new Map<string, Found[]>();
  for (const code of Object.values(zipcodes.codes).filter(inRegion)) {
    const name = nameOf(code);
    if (name !== undefined) byPlace.set(name, [...(byPlace.get(name) ?? []), code]);
  }
  return [...byPlace].flatMap(([key, codes]) => {
    const [code] = codes;
    if (code === undefined) return [];
    return [
      {
        name: key.slice(0, -', ID'.length),
        state: code.state === 'ID' ? ('ID' as const) : ('OR' as const),
        zips: codes.map(({ zip }) => zip).toSorted(),
        latitude: mean(codes.map(({ latitude }) => latitude)),
        longitude: mean(codes.map(({ longitude }) => longitude)),
      },
    ];
  });
}

/** The same as a file (scripts/artifacts/finder/zip-places.json), a place on each line. */
export async function zipPlacesFile(): Promise<string> {
  const places = (await zipPlaces()).map((place) => JSON.stringify(place));
  return `[\n${places.join(',\n')}\n]\n`;
}

type Found = (typeof zipcodes.codes)[string];

function nameOf({ city, state }: Found): string | undefined {
  const name = Object.hasOwn(SPELLED, city) ? SPELLED[city] : city;
  return name === undefined ? undefined : `${name}, ${state}`;
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 1000) / 1000;
}
