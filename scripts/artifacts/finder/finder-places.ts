import { outsideNote, roundedEstimate } from '../../../model/city-facts.ts';
import { isCommissionedIn } from '../../../model/commissions.ts';
import type { City } from '../../../model/content.ts';
import type { FinderPlace, FinderPlaces } from '../../../model/finder/finder-data.ts';
import { NEAR_CITY } from '../../../model/finder/places.ts';
import { milesBetween } from '../../../model/miles.ts';
import { isPlaced } from '../../../model/region-map.ts';
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
    places: zipPlaces.filter((place) => !isCity(place)).map((place) => finderPlace(site, place)),
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

/** A place with the nearest city in which the notary may act, if one is near. */
function finderPlace({ cities, business }: Site, place: ZipPlace): FinderPlace {
  const { name, state, zips } = place;
  const [nearest] = cities
    .map((city, index) => ({ city, index }))
    .flatMap(({ city, index }) =>
      isPlaced(city) && isCommissionedIn(business, city.state)
        ? [{ index, miles: Math.round(milesBetween(city, place)) }]
        : [],
    )
    .toSorted((a, b) => a.miles - b.miles);
  const near =
    nearest !== undefined && nearest.miles <= NEAR_CITY && isCommissionedIn(business, state);
  return near
    ? [name, state, zips.join(' '), nearest.index, Math.max(1, nearest.miles)]
    : [name, state, zips.join(' ')];
}
