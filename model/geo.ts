export interface Coordinates {
  /** Degrees north of the equator. */
  latitude: number;
  /** Degrees east of Greenwich; negative in America. */
  longitude: number;
}

/** Whether something has coordinates. */
export function isPlaced<Thing extends Partial<Coordinates>>(
  thing: Thing,
): thing is Thing & Coordinates {
  return thing.latitude !== undefined && thing.longitude !== undefined;
}

/** The mean radius of the earth (IUGG). Unit: miles. */
export const EARTH_RADIUS = 3958.8;

/** The straight-line distance in miles, by the haversine formula. */
export function milesBetween(start: Coordinates, end: Coordinates): number {
  const latitudes = haversine(start.latitude, end.latitude);
  const longitudes = haversine(start.longitude, end.longitude);
  const shrinking = Math.cos(radians(start.latitude)) * Math.cos(radians(end.latitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(latitudes + shrinking * longitudes));
}

function haversine(start: number, end: number): number {
  return Math.sin(radians(end - start) / 2) ** 2;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Rounds miles or minutes for display: to a multiple of 5, and never to 0. */
export function roundedEstimate(estimate: number): number {
  return Math.max(5, Math.round(estimate / 5) * 5);
}

/**
 * Rounded minutes in words: "35 minutes", or from an hour on "2 hours 25 minutes".
 * @param unit "min" for tight spaces: "35 min", "2 hr 25 min"
 */
export function durationText(estimate: number, unit: 'minutes' | 'min' = 'minutes'): string {
  const total = roundedEstimate(estimate);
  if (total < 60) return `${total} ${unit}`;

  const hours = Math.floor(total / 60);
  const minutes = total % 60;

  const hourWord = hours === 1 ? 'hour' : 'hours';
  const inHours = `${hours} ${unit === 'min' ? 'hr' : hourWord}`;
  return minutes > 0 ? `${inHours} ${minutes} ${unit}` : inHours;
}
