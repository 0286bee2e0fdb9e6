import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import zipcodes, { type ZipCode } from 'zipcodes';

/** The counties of Eastern Oregon that the business serves, by their FIPS codes: Baker and Malheur. */
const OREGON_COUNTIES = ['41001', '41045'];

/** Names that the package spells otherwise than people do. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'Coeur D Alene': "Coeur d'Alene",
  Mccall: 'McCall',
  Mccammon: 'McCammon',
  'Mountain Home A F B': 'Mountain Home AFB',
};

/** Names of the package that are no places: a bank had a ZIP code of its own. */
const NO_PLACES = ['West One Bank'];

/** A place with ZIP codes, as model/finder/zip-places.json has it. */
interface ZipPlace {
  name: string;
  state: string;
  zips: string[];
  /** The middle of its ZIP codes. Unit: degrees, to three decimals. */
  latitude: number;
  longitude: number;
}

/**
 * Makes the list of every place of Idaho and of two counties of Oregon that has a ZIP code, cities and
 * unincorporated places alike. Source: the package zipcodes.
 * @returns the text of model/finder/zip-places.json, a place on each line
 */
export function zipPlaces(): string {
  const isServed = servedArea();
  const codesOfPlaces = new Map<string, ZipCode[]>();
  for (const code of Object.values(zipcodes.codes)) {
    if (!isServed(code) || NO_PLACES.includes(code.city)) continue;
    const place = `${code.city}, ${code.state}`;
    codesOfPlaces.set(place, [...(codesOfPlaces.get(place) ?? []), code]);
  }
  const lines = [...codesOfPlaces.values()].map((codes) => JSON.stringify(placeOf(codes)));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Whether a ZIP code is in Idaho or in one of the counties of Oregon. */
function servedArea(): (code: ZipCode) => boolean {
  const atlas: Topology<{ counties: GeometryCollection }> = createRequire(import.meta.url)(
    'us-atlas/counties-10m.json',
  );
  const { features } = feature(atlas, atlas.objects.counties);
  const counties = features.filter(({ id }) => OREGON_COUNTIES.includes(`${id}`));
  const isInCounties = ({ longitude, latitude }: ZipCode) =>
    counties.some((county) => geoContains(county, [longitude, latitude]));
  return (code) => code.state === 'ID' || (code.state === 'OR' && isInCounties(code));
}

/** The place that all these ZIP codes belong to. */
function placeOf(codes: readonly ZipCode[]): ZipPlace {
  const { city = '', state = '' } = codes[0] ?? {};
  return {
    name: SPELLINGS[city] ?? city,
    state,
    zips: codes.map(({ zip }) => zip).toSorted(),
    latitude: mean(codes.map(({ latitude }) => latitude)),
    longitude: mean(codes.map(({ longitude }) => longitude)),
  };
}

function mean(degrees: readonly number[]): number {
  const sum = degrees.reduce((total, each) => total + each, 0);
  return Math.round((sum / degrees.length) * 1000) / 1000;
}
