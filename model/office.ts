import type { City } from './content.ts';
import { isOfficeCity } from './postmark.ts';
import { isPlaced } from './region-map.ts';
import type { Business } from './schemas/business.ts';

/** The office as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<Business, 'address'>): string {
  const city = `${address.city}, ${address.state}`;
  if (address.display === 'city') return city;
  const zip = address.zip === undefined ? '' : ` ${address.zip}`;
  return address.street === undefined ? city + zip : `${address.street}, ${city}${zip}`;
}

type Office = Pick<Business, 'address' | 'latitude' | 'longitude'>;

/**
 * The facts without what the owner does not display: no street, no ZIP, and the coordinates of the
 * city's page, or to a tenth of a degree where it has none.
 */
export function withPublicOffice<Facts extends Office>(
  business: Facts,
  cities: readonly Pick<City, 'name' | 'state' | 'latitude' | 'longitude'>[],
): Facts {
  const { city, state, display } = business.address;
  if (display === 'street') return business;
  const page = cities.filter(isPlaced).find((each) => isOfficeCity(business, each));
  return {
    ...business,
    address: { city, state, display },
    latitude: page?.latitude ?? roughly(business.latitude),
    longitude: page?.longitude ?? roughly(business.longitude),
  };
}

function roughly(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
