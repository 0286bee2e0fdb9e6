import { outsideNote, roundedEstimate } from '../../../model/city-facts.ts';
import type { City } from '../../../model/content.ts';
import type { FinderPlaces } from '../../../model/finder/finder-data.ts';
import { routes } from '../../../model/routes.ts';
import type { Site } from '../../../model/site.ts';
import { readZipPlaces, type ZipPlace } from './zip-places.ts';

/** The cities with pages, and every other place of the region with ZIP codes. */
export async function finderPlaces(site: Site): Promise<FinderPlaces> {
  const zipPlaces = await readZipPlaces();
  const { cities } = site;
  const isCity = (place: ZipPlace) => cities.some((city) => samePlace(city, place));
  const zipsOf = (city: City) => zipPlaces.find((place) => samePlace(city, place))?.zips ?? [];
  return {
    commissions: site.business.commissions,
    cities: cities.map((city) => finderCity(site, city)),
    cityZips: cities.map((city) => zipsOf(city).join(' ')),
    places: zipPlaces
      .filter((place) => !isCity(place))
      .map(({ name, state, zips, latitude, longitude }) => {
        return [name, state, zips.join(' '), latitude, longitude];
      }),
  };
}

function samePlace(a: { name: string; state: string }, b: { name: string; state: string }) {
  return a.name === b.name && a.state === b.state;
}

function finderCity(site: Site, city: City) {
  const { slug, name, state, milesFromOffice: miles, latitude, longitude } = city;
  return {
    ...{ slug, name, state, latitude, longitude },
    path: routes.city(slug),
    miles: miles === undefined ? undefined : roundedEstimate(miles),
    note: outsideNote(site, city)[0],
  };
}
