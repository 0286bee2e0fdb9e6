import type { Business, City } from './content.ts';

type State = City['state'];

/** The states that content can name, as people write them out. */
export const STATE_NAMES: Record<State, string> = { ID: 'Idaho', OR: 'Oregon' };

/** Whether the notary may act in person in a state. */
export function isCommissionedIn({ commissions }: Pick<Business, 'commissions'>, state: State) {
  return commissions.includes(state);
}

/** The names of the states that have commissioned the notary, each once. */
export function stateNames({ commissions }: Pick<Business, 'commissions'>): string[] {
  return [...new Set(commissions)].map((state) => STATE_NAMES[state]);
}

/** Those states in words: "Idaho and Oregon". */
export function commissionedStates(business: Pick<Business, 'commissions'>): string {
  return new Intl.ListFormat('en-US').format(stateNames(business));
}

/** Whether the office stands in a city. */
export function isOfficeCity(
  { address }: Pick<Business, 'address'>,
  { name, state }: Pick<City, 'name' | 'state'>,
): boolean {
  return address.city === name && address.state === state;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The miles in a straight line between two places, by the haversine formula. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  // The mean radius of the earth is 3958.8 miles (IUGG).
  return 2 * 3958.8 * Math.asin(Math.sqrt(across));
}
