import { type Coordinates, isPlaced, milesBetween } from '../../../model/geo.ts';
import type { AreaMap, MapCity } from '../../../model/maps.ts';
import { clearField, FRAMES, type Frame } from './frames.ts';
import { cornersOf, isWithin, TOWNS } from './land.ts';
import { drawMap, layOut, type MapDot, type MapPlan, OFFICE_RADIUS } from './map.ts';
import { type Box, boxAround, boxesMeet, isInside, textWidth } from './room.ts';
import { type Position, type View, viewOf } from './view.ts';

export interface MapSource {
  business: Coordinates & {
    address: { city: string };
    /** Slugs of the highlighted cities, whose names are placed first. */
    featuredCities: readonly string[];
  };
  cities: readonly MapSourceCity[];
}

interface MapSourceCity extends Partial<Coordinates> {
  slug: string;
  name: string;
}

type PlacedCity = MapSourceCity & Coordinates;

/** Linked maps, the closest view first. */
type AreaName = AreaMap['name'];

/** The maps with linked cities, closest view first. A map without a city of its own is left out. */
export function areaMaps(site: MapSource): AreaMap[] {
  return areaNames(site).map((name) => {
    const plan = areaPlan(site, name);
    const { labels } = layOut(plan);
    const cities = plan.dots.flatMap(({ slug, name, x, y, kind, isOffice }, index): MapCity[] => {
      const label = labels[index];
      const place = { x, y, isOffice, featured: kind === 'featured', ...(label && { label }) };
      return slug === undefined ? [] : [{ slug, name, ...place }];
    });
    return { name, cities };
  });
}

function areaNames(site: MapSource): AreaName[] {
  const valley = cornersOf('valley', site.business);
  const cities = site.cities.filter(isPlaced);
  const isNear = (city: Coordinates) => valley !== undefined && isWithin(valley, city);

  const names: AreaName[] = [];
  if (cities.some(isNear)) names.push('valley');
  if (!cities.every(isNear)) names.push('region');
  return names;
}

/** Draws the base of a linked map, without its cities. */
export function drawAreaMap(site: MapSource, name: AreaName): string {
  return drawMap(areaPlan(site, name));
}

/** The padding around the outermost cities of the region, in the map's units. */
const MARGIN = 12;

/** The least area around the office. Unit: degrees. */
const AROUND = 0.12;

function areaPlan(site: MapSource, name: AreaName): MapPlan {
  const { business } = site;
  const frame = FRAMES[name];
  const area = cornersOf(name, business);
  const placed = featuredFirst(site);

  // The valley map crops to its area; the region map shows all cities.
  const isValley = name === 'valley' && area !== undefined;
  const corners = isValley
    ? area
    : [...(area ?? cornersAround(business)), ...placed.map(positionOf)];
  const whole = { left: 0, right: frame.width, top: 0, bottom: frame.height };
  const view = viewOf(corners, frame, isValley ? whole : inset(whole, MARGIN));

  return planOf(site, frame, view, placed);
}

/** The home page's map fits the cities within this distance. Unit: miles. */
const NEAR_MILES = 40;

/** The padding around those cities, in the map's units. */
const HOME_MARGIN = 24;

export function drawServiceAreaMap(site: MapSource, where: keyof typeof FRAMES): string {
  const { business } = site;
  const frame = FRAMES[where];
  const placed = featuredFirst(site);
  const near = placed.filter((city) => milesBetween(business, city) <= NEAR_MILES);
  const corners = [...cornersAround(business), ...near.map(positionOf)];
  const view = viewOf(corners, frame, inset(clearField(frame), HOME_MARGIN));
  return drawMap(planOf(site, frame, view, placed));
}

/** How far a city's map extends north and south; the larger ones are for sparse areas. Unit: miles. */
const REACHES = [9, 14, 21];

/** A map zooms out until it has more cities than this. */
const ENOUGH_NEIGHBORS = 3;

export function drawCityMap(site: MapSource, city: PlacedCity, where: 'city' | 'cityWide'): string {
  const plans = REACHES.map((reach) => cityPlan(site, city, FRAMES[where], reach));
  const isEnough = ({ dots }: MapPlan) =>
    dots.filter(({ kind }) => kind !== 'town').length > ENOUGH_NEIGHBORS;
  const plan = plans.find(isEnough) ?? plans.at(-1);
  return plan ? drawMap(plan) : '';
}

/** The length of a degree of latitude. Unit: miles. */
const MILES_PER_DEGREE = 69.09;

function cityPlan(site: MapSource, city: PlacedCity, frame: Frame, reach: number): MapPlan {
  const corners = cornersAround(city, reach / MILES_PER_DEGREE);
  const view = viewOf(corners, frame, clearField(frame));

  const others = featuredFirst(site).filter((other) => other !== city);
  const cityNames = site.cities.map(({ name }) => name);
  const towns = TOWNS.filter(({ name }) => !cityNames.includes(name));
  return planOf(site, frame, view, others, { here: city, towns });
}

/** Font sizes of names at text scale 1. */
const NAME_SIZES = { here: 20, featured: 14, city: 13, town: 11.5 };

/** The longest width of the map's own city; a longer name gets a smaller font. At text scale 1. */
const HERE_WIDTH = 150;

/** Linked maps show many names, so they are smaller. */
const LINKED_SCALE = 0.93;

function planOf(
  { business }: MapSource,
  frame: Frame,
  view: View,
  cities: readonly PlacedCity[],
  around: { here?: PlacedCity; towns?: readonly (Coordinates & { name: string })[] } = {},
): MapPlan {
  const { here, towns = [] } = around;
  const { textScale, field, covered, isLinked } = frame;
  const office = view.project(business);

  const dotAt = (
    spot: Coordinates & { name: string; slug?: string },
    kind: MapDot['kind'],
  ): MapDot => {
    const point = view.project(spot);
    const isOffice = Math.hypot(point.x - office.x, point.y - office.y) < OFFICE_RADIUS * textScale;
    const scale = isLinked ? LINKED_SCALE : textScale;
    const widthAt = (size: number) =>
      textWidth(spot.name, size, kind === 'featured' || kind === 'here');
    const usualSize = NAME_SIZES[kind];
    const size =
      kind === 'here'
        ? Math.min(usualSize, (usualSize * HERE_WIDTH) / widthAt(usualSize))
        : usualSize;
    return {
      ...point,
      name: spot.name,
      slug: spot.slug,
      kind,
      isOffice,
      size,
      nameWidth: widthAt(size) * scale,
      nameHeight: size * scale,
      radius: (isOffice ? OFFICE_RADIUS : DOT_REACHES[kind]) * textScale,
    };
  };

  const isSeen = (dot: MapDot) => {
    const box = boxAround(dot, 2 * dot.radius);
    return isInside(field, box) && !covered.some((other) => boxesMeet(box, other));
  };
  const dots = [
    ...(here ? [dotAt(here, 'here')] : []),
    ...cities.map((city) =>
      dotAt(city, business.featuredCities.includes(city.slug) ? 'featured' : 'city'),
    ),
    ...towns.map((town) => dotAt(town, 'town')),
  ];
  // The office mark shows its city's name, even if that city has no dot.
  const isOfficeNamed = dots.some(({ isOffice }) => isOffice);
  const officeDot = dotAt({ ...business, name: business.address.city }, 'featured');
  const all = isOfficeNamed ? dots : [officeDot, ...dots];
  const rank = ({ kind, isOffice }: MapDot) => (kind === 'here' ? 0 : isOffice ? 1 : 2);
  const seen = all.filter(isSeen).toSorted((a, b) => rank(a) - rank(b));
  return { frame, view, office: business, dots: seen };
}

/** The radius around a dot that names must avoid, at text scale 1. */
const DOT_REACHES: Record<MapDot['kind'], number> = { here: 6.5, featured: 4, city: 4, town: 4 };

/** Sorts featured cities first, in their own order. */
function featuredFirst({ business, cities }: MapSource): PlacedCity[] {
  const orderOf = ({ slug }: MapSourceCity) => {
    const index = business.featuredCities.indexOf(slug);
    return index < 0 ? business.featuredCities.length : index;
  };
  return cities.filter(isPlaced).toSorted((a, b) => orderOf(a) - orderOf(b));
}

function positionOf({ longitude, latitude }: Coordinates): Position {
  return [longitude, latitude];
}

function cornersAround({ longitude, latitude }: Coordinates, degrees = AROUND): Position[] {
  return [
    [longitude - degrees, latitude - degrees],
    [longitude + degrees, latitude + degrees],
  ];
}

function inset({ left, right, top, bottom }: Box, margin: number): Box {
  return { left: left + margin, right: right - margin, top: top + margin, bottom: bottom - margin };
}
