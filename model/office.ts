import type { Business } from './schemas/business.ts';

/** The office as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<Business, 'address'>): string {
  const city = `${address.city}, ${address.state}`;
  if (address.display === 'city') return city;
  const zip = address.zip === undefined ? '' : ` ${address.zip}`;
  return address.street === undefined ? city + zip : `${address.street}, ${city}${zip}`;
}
