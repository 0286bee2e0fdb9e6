import type { FinderPlaces } from '../../model/finder/finder-data.ts';
import { outsideNote, roundedEstimate } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
// The places of the region that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import zipPlaces from './zip-places.json' with { type: 'json' };

/** The cities with pages, and every other place of the region with ZIP codes. */
export function finderPlaces(site: Site): FinderPlaces {
  const { cities, business } = site;
  const key = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`;
  const zips = new Map(zipPlaces.map((place) => [key(place), place.zips.join(' ')]));
  const isCity = new Set(cities.map(key));
  return {
    commissions: business.commissions,
    cities: cities.map((city) => {
      const { slug, name, state, milesFromOffice: miles, latitude, longitude } = city;
      return {
        ...{ slug, name, state, latitude, longitude },
        path: routes.city(slug),
        miles: miles === undefined ? undefined : roundedEstimate(miles),
        note: outsideNote(site, city),
      };
    }),
    cityZips: cities.map((city) => zips.get(key(city)) ?? ''),
    places: zipPlaces
      .filter((place) => !isCity.has(key(place)))
      .map(({ name, state, zips: all, latitude, longitude }) => {
        return [name, state, all.join(' '), latitude, longitude];
      }),
  };
}
