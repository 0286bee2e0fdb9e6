import { type Coordinates, isPlaced, milesBetween } from '../geo.ts';
import { boxOfSize, buttonBox, FRAMES, type Frame } from './frames.ts';
import { fieldOf, type TownKind } from './labels.ts';
import { type Area, areaOf, isWithin, TOWNS } from './land.ts';
import { type AreaMap, layOut, OFFICE_RADIUS, type Town } from './layout.ts';
import { boxesMeet, isInside, type Projection, projectionOf } from './projection.ts';
import { boxAround } from './spots.ts';

/** What maps are made from. */
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

/** How far a city's map reaches north and south; the larger ones are for sparse areas. Unit: miles. */
const CITY_REACHES = [9, 14, 21];

/** A city's map zooms out until it has more cities than this. */
const ENOUGH_CITIES = 3;

/** The land beyond a city's reach. Unit: pixels. */
const CITY_MARGIN = 40;

/** The length of a degree of latitude. Unit: miles. */
const MILES_PER_DEGREE = 69.09;

/** The maps of a site's cities, since two addresses show the same city. */
const cityMaps = new WeakMap<MapSource, Map<PlacedCity, AreaMap>>();

/** A city's own map, with the city in the middle. */
export function cityMap(source: MapSource, city: PlacedCity): AreaMap {
  const maps = cityMaps.get(source) ?? new Map<PlacedCity, AreaMap>();
  cityMaps.set(source, maps);

  const map = maps.get(city) ?? layOutCity(source, city);
  maps.set(city, map);
  return map;
}

function layOutCity(source: MapSource, city: PlacedCity): AreaMap {
  const frame = FRAMES.city;
  const plans = CITY_REACHES.map((reach) => {
    const corners = cornersAround(city, reach / MILES_PER_DEGREE);
    const projection = projectionOf(corners, boxOfSize(frame.size, -CITY_MARGIN));
    const towns = townsOf(source, frame, projection, city);
    return { frame, projection, office: source.business, towns };
  });
  const hasEnough = ({ towns }: { towns: readonly Town[] }) => {
    const shown = towns.filter(({ kind, at }) => kind !== 'town' && !isUnderButton(frame, at));
    return shown.length > ENOUGH_CITIES;
  };
  const plan = plans.find(hasEnough) ?? plans.at(-1);
  if (plan === undefined) throw new Error('A map needs a reach.');

  const map = layOut(plan);
  // A dot says nothing without a name, and no list beside the map has it.
  return { ...map, towns: map.towns.filter(({ label, isOffice }) => label || isOffice) };
}

function isUnderButton(frame: Frame, at: Town['at']): boolean {
  return boxesMeet(boxAround(at, { width: 1, height: 1 }), buttonBox(frame, 1));
}

/** The home page's map fits the cities within this distance. Unit: miles. */
const NEAR_MILES = 40;

/** The land around those cities. Unit: pixels. */
const HOME_MARGIN = 24;

/** The map of the office and the cities around it. */
export function homeMap(source: MapSource): AreaMap {
  const { business } = source;
  const near = source.cities
    .filter(isPlaced)
    .filter((city) => milesBetween(business, city) <= NEAR_MILES);
  const area = [...cornersAround(business), ...near];
  return mapOf(source, FRAMES.home, area, HOME_MARGIN);
}

/** The closest map with a city: of the valley, or of all cities. Undefined without cities. */
export function closestMap(source: MapSource): AreaMap | undefined {
  const valley = areaOf('valley', source.business);
  const hasCity = valley && source.cities.filter(isPlaced).some((city) => isWithin(valley, city));
  return hasCity ? valleyMap(source, valley) : regionMap(source);
}

/** The closest map that has all cities. Undefined without cities. */
export function wholeMap(source: MapSource): AreaMap | undefined {
  const valley = areaOf('valley', source.business);
  const hasAll = valley && source.cities.filter(isPlaced).every((city) => isWithin(valley, city));
  return hasAll ? closestMap(source) : regionMap(source);
}

/** The valley, cut to its area. */
function valleyMap(source: MapSource, valley: Area): AreaMap {
  return mapOf(source, FRAMES.valley, valley, 0);
}

/** The land around the outermost cities. Unit: pixels. */
const REGION_MARGIN = 12;

function regionMap(source: MapSource): AreaMap | undefined {
  const { business } = source;
  const cities = source.cities.filter(isPlaced);
  if (cities.length === 0) return undefined;

  const around = areaOf('region', business) ?? cornersAround(business);
  return mapOf(source, FRAMES.region, [...around, ...cities], REGION_MARGIN);
}

function mapOf(
  source: MapSource,
  frame: Frame,
  area: readonly Coordinates[],
  margin: number,
): AreaMap {
  const projection = projectionOf(area, boxOfSize(frame.size, -margin));
  const towns = townsOf(source, frame, projection);
  return layOut({ frame, projection, office: source.business, towns });
}

/** The towns on a map, the most important first: its own city, the office, then featured cities. */
function townsOf(
  source: MapSource,
  frame: Frame,
  { project }: Projection,
  here?: PlacedCity,
): Town[] {
  const { business, cities } = source;
  const officePoint = project(business);

  const townAt = (place: Coordinates & { name: string; slug?: string }, kind: TownKind): Town => {
    const at = project(place);
    const fromOffice = Math.hypot(at.x - officePoint.x, at.y - officePoint.y);
    const isOffice = fromOffice < OFFICE_RADIUS * frame.textScale;
    const isStrong = isOffice && kind !== 'here';
    return {
      kind: isStrong ? 'featured' : kind,
      name: place.name,
      slug: place.slug,
      at,
      isOffice,
    };
  };
  const isFeatured = ({ slug }: MapSourceCity) => business.featuredCities.includes(slug);
  const towns = featuredFirst(source)
    .filter((city) => city !== here)
    .map((city) => townAt(city, isFeatured(city) ? 'featured' : 'city'));

  // Other towns are for orientation on a city's map.
  const names = new Set(cities.map(({ name }) => name));
  const others = TOWNS.filter(({ name }) => here !== undefined && !names.has(name));
  const all = [
    ...(here ? [townAt(here, 'here')] : []),
    ...towns,
    ...others.map((town) => townAt(town, 'town')),
  ];

  // The office mark has its city's name, even if that city has no dot.
  const officeTown = townAt({ ...business, name: business.address.city }, 'featured');
  const withOffice = all.some(({ isOffice }) => isOffice) ? all : [officeTown, ...all];
  const rank = ({ kind, isOffice }: Town) => (kind === 'here' ? 0 : isOffice ? 1 : 2);

  const field = fieldOf(frame.size, 1 / frame.textScale);
  return withOffice
    .filter(({ at }) => isInside(field, boxAround(at, { width: 8, height: 8 })))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Featured cities first, in their own order. */
function featuredFirst({ business, cities }: MapSource): PlacedCity[] {
  const orderOf = ({ slug }: MapSourceCity) => {
    const index = business.featuredCities.indexOf(slug);
    return index < 0 ? business.featuredCities.length : index;
  };
  return cities.filter(isPlaced).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The least area around an office. Unit: degrees. */
const AROUND_OFFICE = 0.12;

function cornersAround({ longitude, latitude }: Coordinates, degrees = AROUND_OFFICE) {
  return [
    { longitude: longitude - degrees, latitude: latitude - degrees },
    { longitude: longitude + degrees, latitude: latitude + degrees },
  ];
}
