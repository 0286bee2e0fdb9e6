const KM_PER_DEGREE = 111.2;

/** A point on a flat map, in kilometers east and south of its origin. */
export interface PlanePoint {
  x: number;
  y: number;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A flat map around a place, right enough for some hundred kilometers. */
export function planeAround({ latitude, longitude }: Coordinates) {
  const across = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return (place: Coordinates): PlanePoint => ({
    x: (place.longitude - longitude) * across,
    y: (latitude - place.latitude) * KM_PER_DEGREE,
  });
}

/**
 * How far a point lies from a straight line between two others, and which part of the way along it
 * is nearest: from 0 to 1.
 */
export function distanceToLine(point: PlanePoint, from: PlanePoint, to: PlanePoint) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  const [x, y] = [from.x + part * dx - point.x, from.y + part * dy - point.y];
  // Not Math.hypot, which takes ten times as long: this runs for millions of points.
  return { part, distance: Math.sqrt(x * x + y * y) };
}
