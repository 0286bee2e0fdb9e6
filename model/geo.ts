import type { City } from './content.ts';
import type { Business } from './schemas/business.ts';
import type { Site } from './site.ts';
import { fillTokens } from './tokens.ts';

type Named = Pick<City, 'name' | 'state'>;
type Office = Pick<Business, 'address' | 'latitude' | 'longitude'>;

/** The states that content can name, as people write them out. */
export const STATE_NAMES: Record<City['state'], string> = { ID: 'Idaho', OR: 'Oregon' };

/** The names of the states that have commissioned the notary, each once. */
export function stateNames({ commissions }: Pick<Business, 'commissions'>): string[] {
  return [...new Set(commissions)].map((state) => STATE_NAMES[state]);
}

/** A place on the earth. Unit: degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Whether it is known where something lies. */
export function isPlaced<Thing extends Partial<Position>>(thing: Thing): thing is Thing & Position {
  return thing.latitude !== undefined && thing.longitude !== undefined;
}

/** Whether the office stands in a city. */
export function isOfficeCity({ address }: Pick<Business, 'address'>, { name, state }: Named) {
  return address.city === name && address.state === state;
}

/**
 * How far a city is from the office, rounded: by road where the city says so, else in a straight line,
 * and then it says so. Nothing where neither is known, and in the city of the office.
 */
export function wayToOffice(business: Office, city: Named & Partial<City>) {
  if (city.milesFromOffice !== undefined) {
    const miles = `${roundedEstimate(city.milesFromOffice)}`;
    return { miles, short: `${miles} mi` };
  }
  if (!isPlaced(city) || isOfficeCity(business, city)) return undefined;
  const miles = roundedEstimate(milesBetween(business, city));
  return { miles: `${miles} straight-line`, short: `${miles} mi straight` };
}

/** The miles in a straight line between two places, by the haversine formula. */
export function milesBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  // The mean radius of the earth is 3958.8 miles (IUGG).
  return 2 * 3958.8 * Math.asin(Math.sqrt(across));
}

/** What to know before calling from a state where the notary may not act in person; else nothing. */
export function outsideNote(site: Site, city: Named): string | undefined {
  if (site.business.commissions.includes(city.state)) return undefined;
  return fillStates(site, city, site.pages.city.outsideNote);
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(site: Site, city: Named): string {
  const { insideFact, outsideFact } = site.pages.city;
  const isInside = site.business.commissions.includes(city.state);
  return fillStates(site, city, isInside ? insideFact : outsideFact);
}

function fillStates({ business }: Site, { name, state }: Named, text: string): string {
  const commissions = new Intl.ListFormat('en-US').format(stateNames(business));
  return fillTokens(text, { city: name, state, stateName: STATE_NAMES[state], commissions });
}

/** Minutes as pages show them, rounded: "35 minutes", and from an hour on "2 hours 25 minutes". */
export function durationText(estimate: number, unit: 'minutes' | 'min' = 'minutes'): string {
  const isShort = unit === 'min';
  const rounded = roundedEstimate(estimate);
  if (rounded < 60) return `${rounded} ${unit}`;

  const hours = Math.floor(rounded / 60);
  const minutes = rounded % 60;

  const hourWord = isShort ? 'hr' : hours === 1 ? 'hour' : 'hours';
  return [hours, hourWord, ...(minutes > 0 ? [minutes, unit] : [])].join(' ');
}

/** An estimate of miles or minutes as pages show it: a multiple of 5, and never 0. */
export function roundedEstimate(estimate: number): number {
  return Math.max(5, Math.round(estimate / 5) * 5);
}
