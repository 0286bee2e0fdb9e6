import type { Business, City } from '../../model/content.ts';
import { isOfficeCity } from '../../model/geo.ts';
import { isPlaced } from '../../model/region-map.ts';

/**
 * The facts without what the owner does not display: no street, no ZIP, and the coordinates of the
 * city's page, or to a tenth of a degree where it has none.
 */
export function withPublicOffice<
  Facts extends Pick<Business, 'address' | 'latitude' | 'longitude'>,
>(
  business: Facts,
  cities: readonly Pick<City, 'name' | 'state' | 'latitude' | 'longitude'>[],
): Facts {
  const { city, state, display } = business.address;
  if (display === 'street') return business;
  const roughly = (degrees: number) => Math.round(degrees * 10) / 10;
  const { latitude, longitude } = cities
    .filter(isPlaced)
    .find((each) => isOfficeCity(business, each)) ?? {
    latitude: roughly(business.latitude),
    longitude: roughly(business.longitude),
  };
  return { ...business, address: { city, state, display }, latitude, longitude };
}
