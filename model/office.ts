import type { Business } from './schemas/business.ts';

/** The office as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<Business, 'address'>): string {
  const town = `${address.city}, ${address.state}`;
  if (address.display === 'city') return town;
  const zip = address.zip === undefined ? '' : ` ${address.zip}`;
  return address.street === undefined ? town + zip : `${address.street}, ${town}${zip}`;
}
