import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { SERVICE_AREA_MAP_SIZES } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { neighborDot, shownCities } from './dots.ts';
import type { PlaceFrame } from './frame.ts';
import { LOCAL_FRAMES } from './local-map.ts';
import { drawPlaceMap } from './place-map.ts';
import { type MapProjection, projectionWith } from './projection.ts';

/** The picture of a map, and the room from the outermost near city to the edge of its field. */
interface AreaFrame extends PlaceFrame {
  margin: number;
  /** Whether the page lists cities beside it. */
  hasList: boolean;
}

/** What both pictures of the home page have. */
const HOME = {
  margin: 34,
  sealRadius: 13,
  longestLeader: 30,
  northCorners: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
  scaleCorners: ['bottom-right', 'bottom-left'],
} as const satisfies Partial<AreaFrame>;

/** The pictures of the service area, by where they stand. */
const FRAMES = {
  home: {
    ...SERVICE_AREA_MAP_SIZES.narrow,
    hasList: true,
    ...HOME,
    className: 'narrow',
    textScale: 1,
    field: { left: 2, right: 373, top: 2, bottom: 448 },
    covered: [],
    unitsPerMile: [7.4],
    longestScale: 80,
  },
  // A window shows the right part in its own size, and a sheet lies over the left of that (home.css).
  homeWide: {
    ...SERVICE_AREA_MAP_SIZES.wide,
    hasList: true,
    ...HOME,
    className: 'band',
    textScale: 1,
    field: { left: 1628, right: 2324, top: 98, bottom: 702 },
    covered: [],
    unitsPerMile: [9.6],
    longestScale: 100,
  },
  // In the place of the map of a city of which nobody knows where it lies.
  city: { ...LOCAL_FRAMES.narrow, margin: 14, hasList: false },
  cityWide: { ...LOCAL_FRAMES.wide, margin: 20, hasList: false },
} as const satisfies Record<string, AreaFrame>;

/** The cities within so many miles are in the middle of the map. */
const NEAR_MILES = 40;

/** Draws the land around the office with the cities and their names. */
export function drawServiceAreaMap(site: Site, where: keyof typeof FRAMES): string {
  const frame: AreaFrame = FRAMES[where];
  const projection = projectionOfArea(site, frame);
  const dots = shownCities(site, frame, projection).map((city) =>
    neighborDot(city, frame.textScale),
  );

  return drawPlaceMap(site, {
    frame,
    projection,
    dots,
    ringMiles: [10, 20, 30],
    leftOut: ['road'],
    hasList: frame.hasList,
  });
}

/** The office and the near cities in the middle of the field, as large as they fit. */
function projectionOfArea({ business, cities }: Site, frame: AreaFrame): MapProjection {
  const near = cities.filter(isPlaced).filter((city) => milesBetween(business, city) <= NEAR_MILES);
  const { field, margin } = frame;
  const [unitsPerMile] = frame.unitsPerMile;

  // Where the near cities lie from the office, and how much of the field they take.
  const around = projectionWith(business, { x: 0, y: 0 }, unitsPerMile, frame);
  const points = [business, ...near].map(around.project);
  const [left, right] = endsOf(points.map(({ x }) => x));
  const [top, bottom] = endsOf(points.map(({ y }) => y));
  const partOfWidth = (right - left) / (field.right - field.left - 2 * margin);
  const partOfHeight = (bottom - top) / (field.bottom - field.top - 2 * margin);
  const smaller = Math.max(1, partOfWidth, partOfHeight);

  const pointOfOffice = {
    x: (field.left + field.right) / 2 - (left + right) / 2 / smaller,
    y: (field.top + field.bottom) / 2 - (top + bottom) / 2 / smaller,
  };
  return projectionWith(business, pointOfOffice, unitsPerMile / smaller, frame);
}

const endsOf = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];
