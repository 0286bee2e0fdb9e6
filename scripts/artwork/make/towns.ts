import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import zipcodes, { type ZipCode } from 'zipcodes';

/** The counties of Oregon east of the Cascades, by their FIPS codes. */
const OREGON_COUNTIES = [
  ...['41001', '41013', '41017', '41021', '41023', '41025', '41027', '41031', '41035'],
  ...['41037', '41045', '41049', '41055', '41059', '41061', '41063', '41065', '41069'],
];

/** Names that the package spells otherwise than people do. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'Coeur D Alene': "Coeur d'Alene",
  Mccall: 'McCall',
  Mccammon: 'McCammon',
  'Mountain Home A F B': 'Mountain Home AFB',
};

/** Names of the package that are no towns: a bank had a ZIP code of its own. */
const NO_TOWNS = ['West One Bank'];

/** A town with its ZIP codes, as model/search/towns.json has it. */
interface Town {
  name: string;
  state: string;
  zips: string[];
  /** The middle of its ZIP codes. Unit: degrees, to three decimals. */
  latitude: number;
  longitude: number;
}

/**
 * Makes the list of every town of Idaho and of Oregon east of the Cascades that has a ZIP code, cities and
 * unincorporated places alike. Source: the package zipcodes.
 * @returns the text of model/search/towns.json, a town on each line
 */
export function towns(): string {
  const isServed = servedArea();
  const codesOfTowns = new Map<string, ZipCode[]>();
  for (const code of Object.values(zipcodes.codes)) {
    if (!isServed(code) || NO_TOWNS.includes(code.city)) continue;
    const town = `${code.city}, ${code.state}`;
    codesOfTowns.set(town, [...(codesOfTowns.get(town) ?? []), code]);
  }
  const lines = [...codesOfTowns.values()].map((codes) => JSON.stringify(townOf(codes)));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Whether a ZIP code is in Idaho or in one of those counties of Oregon. */
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

/** The town that all these ZIP codes belong to. */
function townOf(codes: readonly ZipCode[]): Town {
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
