import type { CityName } from './office.ts';
import towns from './search/towns.json' with { type: 'json' };

const ZIP_CODES = new Map(towns.map(({ name, state, zips }) => [`${name}, ${state}`, zips]));

/** The ZIP codes of a city, PO boxes included; none if the list of towns doesn't have the city. */
export function zipCodes({ name, state }: CityName): readonly string[] {
  return ZIP_CODES.get(`${name}, ${state}`) ?? [];
}
