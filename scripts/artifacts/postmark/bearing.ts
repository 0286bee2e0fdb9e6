import type { Coordinates } from '../../files/map/view.ts';

/** The direction of one place from another along a great circle, in degrees from north, clockwise. */
export function bearingTo(to: Coordinates, from: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const east = Math.sin(across) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(across);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
