import { type Coordinates, isPlaced, milesBetween, roundedEstimate } from './geo.ts';
import type { Business } from './schemas/business.ts';

interface OfficePlace extends Coordinates {
  address: Business['address'];
}

/** A city's name and state, which identify it. */
export interface CityName {
  name: string;
  state: string;
}

/** The part of the office address that the owner makes public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<OfficePlace, 'address'>): string {
  const { street, city, state, zip, display } = address;
  const cityAndState = `${city}, ${state}`;
  if (display === 'city') return cityAndState;

  const beforeCity = street ? `${street}, ` : '';
  const afterState = zip ? ` ${zip}` : '';
  return beforeCity + cityAndState + afterState;
}

/**
 * What visitors call the destination of directions: the office if its street is public, otherwise its
 * city.
 */
export function officeName({ address }: Pick<OfficePlace, 'address'>): string {
  return address.display === 'street' ? 'our office' : address.city;
}

export function isOfficeCity({ address }: Pick<OfficePlace, 'address'>, city: CityName): boolean {
  return address.city === city.name && address.state === city.state;
}

/** A rounder number is enough from here on. Unit: miles. */
const ROUNDED_FROM = 30;

interface Distance {
  /** As it is shown: whole miles, or from 30 on a multiple of 5. */
  miles: number;
  /** Whether these are driving miles rather than straight-line miles. */
  byRoad: boolean;
}

/** A city that may have coordinates or driving miles. */
interface MeasuredCity extends CityName, Partial<Coordinates> {
  /** The owner's estimate of driving miles. */
  milesFromOffice?: number | undefined;
}

/**
 * The distance of a city from the office: driving miles if the city gives them, otherwise
 * straight-line. Undefined if neither is known, and for the office's own city.
 */
export function distanceToOffice(office: OfficePlace, city: MeasuredCity): Distance | undefined {
  if (city.milesFromOffice !== undefined) {
    return { miles: shownMiles(city.milesFromOffice), byRoad: true };
  }
  if (!isPlaced(city) || isOfficeCity(office, city)) return undefined;
  return { miles: shownMiles(milesBetween(office, city)), byRoad: false };
}

function shownMiles(miles: number): number {
  return miles < ROUNDED_FROM ? Math.max(1, Math.round(miles)) : roundedEstimate(miles);
}

/** The text before the word "miles": "45", or "45 straight-line". */
export function milesText({ miles, byRoad }: Distance): string {
  return byRoad ? `${miles}` : `${miles} straight-line`;
}

/** For tight spaces: "45 mi", or "45 mi straight". */
export function shortMilesText({ miles, byRoad }: Distance): string {
  return byRoad ? `${miles} mi` : `${miles} mi straight`;
}
