import type { City } from './content.ts';
import { SEAL_FILE } from './drawings.ts';
import type { Business } from './schemas/business.ts';

/** The folder of all postmarks. */
export const POSTMARKS_FOLDER = '/postmarks';

type Named = Pick<City, 'name' | 'state'>;

/** Where a city's postmark is served; the office's own city has the full seal. */
export function postmarkFile(business: Pick<Business, 'address'>, city: Named & { slug: string }) {
  return isOfficeCity(business, city) ? SEAL_FILE : `${POSTMARKS_FOLDER}/${city.slug}.svg`;
}

/** Whether the office stands in a city. */
export function isOfficeCity({ address }: Pick<Business, 'address'>, { name, state }: Named) {
  return address.city === name && address.state === state;
}
