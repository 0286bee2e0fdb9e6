import type { Attraction, City } from './content.ts';

/** A city with its attractions; it has one or more. */
export interface CityAttractions {
  city: City;
  attractions: readonly Attraction[];
}

/** The cities that have attractions, in the order given. */
export function byCity(cities: readonly City[]): CityAttractions[] {
  return cities
    .filter(({ attractions }) => attractions.length > 0)
    .map((city) => ({ city, attractions: city.attractions }));
}
