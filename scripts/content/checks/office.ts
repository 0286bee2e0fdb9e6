import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { isOfficeCity } from '../../../model/office.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Draft } from '../draft.ts';

/** How far an office may be from the middle of its city. Unit: miles. */
const FARTHEST = 15;

/** How far it may be where it is in the middle of another city. Unit: miles. */
const FARTHEST_IN_OTHER_CITY = 5;

/** How far the middle of a city reaches. Unit: miles. */
const MIDDLE_RADIUS = 2;

/** Warns of coordinates that stayed behind when the office moved. */
export function* checkOffice({ entries: { business, city } }: Draft): Generator<Diagnostic> {
  if (business === undefined) return;

  const office = business.fields;
  const cities = [...city.values()].map(({ fields }) => fields).filter(isPlaced);
  const officeCity = cities.find((candidate) => isOfficeCity(office, candidate));
  if (officeCity === undefined) return;

  const otherCity = cities.find(
    (candidate) => candidate !== officeCity && milesBetween(office, candidate) < MIDDLE_RADIUS,
  );
  const miles = milesBetween(office, officeCity);
  const farthest = otherCity === undefined ? FARTHEST : FARTHEST_IN_OTHER_CITY;
  if (miles <= farthest) return;

  const place = otherCity === undefined ? '' : `in ${otherCity.name}, `;
  const message = `${place}about ${Math.round(miles)} miles from the middle of ${officeCity.name}, which is the city of the office. Look its address up on a map, and change latitude and longitude, or the city.`;
  yield business.source.diagnostic(['latitude'], message, 'warning');
}
