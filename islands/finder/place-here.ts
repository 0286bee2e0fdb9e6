import { type FoundPlace, nearestTo, type PlaceIndex } from '../../model/finder/places.ts';

/**
 * The place where the browser is; it asks its user first, and the position never leaves the page.
 * Rejects when the browser does not say it.
 */
export async function placeHere(places: PlaceIndex): Promise<FoundPlace> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000 });
  });
  return nearestTo(places, coords);
}
