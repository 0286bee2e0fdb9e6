interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth (IUGG). Unit: miles. */
const RADIUS = 3958.8;

/** The miles in a straight line between two places, by the haversine formula. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * RADIUS * Math.asin(Math.sqrt(across));
}
