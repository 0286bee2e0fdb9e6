import { type Coordinates, isPlaced, milesBetween, roundedEstimate } from './geo.ts';
import type { Business } from './schemas/business.ts';

/** The part of the business that says where its office is. */
export interface OfficePlace extends Coordinates {
  address: Business['address'];
}

/** A city by the two words that tell it from all others. */
export interface CityName {
  name: string;
  /** The state's abbreviation. */
  state: string;
}

/** The office's address as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<OfficePlace, 'address'>): string {
  const { street, city, state, zip, display } = address;
  const cityAndState = `${city}, ${state}`;
  if (display === 'city') return cityAndState;

  const beforeCity = street ? `${street}, ` : '';
  const afterState = zip ? ` ${zip}` : '';
  return beforeCity + cityAndState + afterState;
}

/** Where directions lead, as visitors are told: the office where its street is shown, else its city. */
export function officeName({ address }: Pick<OfficePlace, 'address'>): string {
  return address.display === 'street' ? 'our office' : address.city;
}

/** Whether the office stands in a city. */
export function isOfficeCity({ address }: Pick<OfficePlace, 'address'>, city: CityName): boolean {
  return address.city === city.name && address.state === city.state;
}

/** How far something is from the office. */
export interface Distance {
  /** Rounded as pages show it. */
  miles: number;
  /** Whether the miles are those of the drive; otherwise they are those of a straight line. */
  byRoad: boolean;
}

/** A city that may say where it lies, and how long the drive is. */
interface MeasuredCity extends CityName, Partial<Coordinates> {
  /** An estimate of the drive's miles. */
  milesFromOffice?: number | undefined;
}

/**
 * How far a city is from the office: by road where the city says so, else in a straight line.
 * Undefined where neither is known, and in the city of the office.
 */
export function distanceToOffice(office: OfficePlace, city: MeasuredCity): Distance | undefined {
  if (city.milesFromOffice !== undefined) {
    return { miles: roundedEstimate(city.milesFromOffice), byRoad: true };
  }
  if (!isPlaced(city) || isOfficeCity(office, city)) return undefined;
  return { miles: roundedEstimate(milesBetween(office, city)), byRoad: false };
}

/** A distance as it reads before the word "miles": "45", or "45 straight-line". */
export function milesText({ miles, byRoad }: Distance): string {
  return byRoad ? `${miles}` : `${miles} straight-line`;
}

/** A distance where there is little room: "45 mi", or "45 mi straight". */
export function shortMilesText({ miles, byRoad }: Distance): string {
  return byRoad ? `${miles} mi` : `${miles} mi straight`;
}
