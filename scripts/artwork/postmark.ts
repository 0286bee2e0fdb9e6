import type { City } from '../../model/content.ts';
import { type Coordinates, isPlaced, roundedEstimate } from '../../model/geo.ts';
import type { MapPoint } from '../../model/maps.ts';
import { nameOfState } from '../../model/states.ts';
import { escapeHtml } from '../../model/text.ts';
import { makeSvg } from './drawing.ts';
import { guilloche, splinePath } from './engraving.ts';
import { arcText, lineText, lineWidth } from './lettering.ts';
import { type MapLine, roadsAndRiversIn } from './map/land.ts';
import { distanceBetween, projectionWith } from './map/projection.ts';

/** What a postmark says of its city. */
export type PostmarkFacts = Pick<
  City,
  'name' | 'state' | 'county' | 'milesFromOffice' | 'minutesFromOffice' | 'latitude' | 'longitude'
>;

/** Where the words around a postmark stand: the city above, its county, state and miles below. */
const UPPER_ARC = { radius: 84, degrees: 150, size: 17, side: 'upper' } as const;
const LOWER_ARC = { radius: 95.5, degrees: 164, size: 13, side: 'lower' } as const;

/** The radius of the middle, in the picture's units, of which the whole picture has 220 across. */
const MIDDLE_RADIUS = 50;

/** Where in the middle the city's dot stands. */
const DOT: MapPoint = { x: MIDDLE_RADIUS, y: MIDDLE_RADIUS };

/** What the middle shows of the land from side to side, in miles. */
const MILES_ACROSS = 10;

/**
 * Draws a city's postmark as an SVG file. Every line is a fact: the waves of its ring count the miles
 * from the office and their depth tells the minutes, a pointer outside of the rim shows where the office
 * lies, and in the middle are the city's initials on the land around it, by which neighbors are told apart.
 * What is not known is not drawn. Where it is too small for its words, the initials are larger.
 * @param isOnPaper whether paper lies below it, for where it is pressed over a border
 */
export function drawPostmark(office: Coordinates, city: PostmarkFacts, isOnPaper = false): string {
  const { name, state, county, milesFromOffice, minutesFromOffice } = city;
  const miles = milesFromOffice && roundedEstimate(milesFromOffice);
  const milesWords = miles === undefined ? [] : [`${miles} mi`];
  const stateName = nameOfState(state);
  const shortCounty = county?.replace(/ County$/, ' Co.');

  const place = [shortCounty, stateName].filter((words) => words !== undefined).join(', ');
  const lowerWords = [place, ...milesWords].join(' · ');
  const facts = [`${name}, ${stateName}`, county, ...milesWords];
  const title = facts.filter((words) => words !== undefined).join(' · ');

  const middleSize = { width: 2 * MIDDLE_RADIUS, height: 2 * MIDDLE_RADIUS };
  const unitsPerMile = middleSize.width / MILES_ACROSS;
  const projection = isPlaced(city)
    ? projectionWith(city, DOT, unitsPerMile, middleSize)
    : undefined;
  const land = projection ? roadsAndRiversIn(projection) : [];
  const bearing = projection ? bearingTo(projection.project(office)) : 0;

  return makeSvg('postmark', {
    title: escapeHtml(title),
    paper: isOnPaper ? '<circle class="paper" r="122"/>' : '',
    words: arcText(name, UPPER_ARC) + arcText(lowerWords, LOWER_ARC),
    ring: drawRing(miles, minutesFromOffice),
    middle: drawMiddle(land) ?? drawHills(bearing, miles ?? 0),
    initials: drawInitials(name),
    pointer: projection ? drawPointer(bearing) : '',
  });
}

/** Where the office lies as seen from the dot, clockwise from north. Unit: degrees. */
function bearingTo(office: MapPoint): number {
  const east = office.x - DOT.x;
  const north = DOT.y - office.y;
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** From the middle to the foot of the pointer, outside of the rim and of all letters. */
const POINTER_RADIUS = 110;

/** A gold pointer on the rim, where the office lies. */
function drawPointer(bearing: number): string {
  const place = `rotate(${bearing.toFixed(1)})translate(0-${POINTER_RADIUS})`;
  return `<g transform="${place}"><path class="gold" d="M0-12l8 12h-16z"/></g>`;
}

/** The size of a single initial, and the radius of the paper below it, in the picture's units. */
const INITIAL_SIZE = 76;
const INITIAL_RADIUS = 46;

/** How wide initials may be, in the picture's units, and how many there are at most. */
const INITIALS_WIDTH = 76;
const MOST_INITIALS = 2;

/** How high capitals are, as a part of their size. */
const CAPITALS = 0.7;

/** The first letters of the words of a name on a disc of paper. */
function drawInitials(name: string): string {
  const words = name.split(' ').slice(0, MOST_INITIALS);
  const letters = words.map((word) => [...word][0] ?? '').join('');
  const size = INITIAL_SIZE * Math.min(1, INITIALS_WIDTH / lineWidth(letters, INITIAL_SIZE));
  const { path, parts, width } = lineText(letters, size);
  const foot = ((CAPITALS * size) / 2).toFixed(1);
  const place = `translate(${(-width / 2).toFixed(1)} ${foot})scale(${1 / parts})`;
  const disc = `<circle class="disc" r="${INITIAL_RADIUS}"/>`;
  return `<g class="initial">${disc}<path class="letter" transform="${place}" d="${path}"/></g>`;
}

/** The radius of the guilloche, in the picture's units. */
const RING_RADIUS = 66;

/** More waves could not be told from each other. */
const MOST_WAVES = 200;

/** How many lines the ring has beside each other: fewer where there are many waves, to keep it light. */
const MOST_LINES = 6;
const CROSSINGS = 170;

/** How deep waves are where the minutes are not known, and at most, which is the width of the ring. */
const USUAL_DEPTH = 7;
const MOST_DEPTH = 13;

/** The ring: a guilloche with one wave for each mile, or smooth circles where the miles are not known. */
function drawRing(miles: number | undefined, minutes: number | undefined): string {
  if (miles === undefined) {
    const radii = Array.from({ length: MOST_LINES }, (_, line) => RING_RADIUS - 7 + line * 2.8);
    return radii.map((radius) => `<circle r="${radius.toFixed(1)}"/>`).join('');
  }

  const waves = Math.min(miles, MOST_WAVES);
  const lines = Math.min(MOST_LINES, Math.max(1, Math.round(CROSSINGS / waves)));
  const depth = minutes === undefined ? USUAL_DEPTH : Math.min(MOST_DEPTH, 4 + minutes * 0.1);

  // In tenths of the picture's unit: thinner where waves lie close.
  const strength = waves > 80 ? 4.5 : 6;
  return `<style>#w{stroke-width:${strength}}</style>${guilloche(RING_RADIUS, depth, waves, lines)}`;
}

/** A river or a road runs through a city, as visitors see it, where it comes so near to its dot. */
const NEAR = 19;

/** Lines beside a river or a road, so far from it, in tenths of the picture's unit. */
const ENGRAVED_LINES = [20, 44, 74, 112, 160];

/** From the middle of a road to its edges, in tenths of the picture's unit. */
const ROAD_EDGE = 6;

const RIVERS = ['river', 'small-river'];
const ROADS = ['interstate', 'highway', 'road'];

/**
 * The middle: the land around the city's dot. Beside its river, or else beside its road, lie lines as
 * engravers shade water and fields. Undefined where neither comes near.
 */
function drawMiddle(land: readonly MapLine[]): string | undefined {
  const partsOf = (kinds: readonly string[]) =>
    land.filter(({ kind }) => kinds.includes(kind)).flatMap(({ parts }) => parts);
  const rivers = partsOf(RIVERS);
  const roads = partsOf(ROADS);
  const river = nearestTo(DOT, rivers);
  const main = river ?? nearestTo(DOT, roads);
  if (main === undefined) return undefined;

  const bothSides = ENGRAVED_LINES.flatMap((distance) => [distance, -distance]);
  const engraved = bothSides.map((distance) => {
    // Every second point and the last are enough for a line that runs beside another.
    const isKept = (index: number) => index % 2 === 0 || index === main.length - 1;
    const sparse = inTenths(main).filter((_, index) => isKept(index));
    return splinePath(withoutLoops(parallel(sparse, distance), inTenths(main), distance));
  });
  const waters = rivers.map((line) => splinePath(inTenths(line)));
  const otherRoads = roads
    .filter((road) => road !== main)
    .map((road) => splinePath(inTenths(road)));
  const mainRoad = river
    ? []
    : [ROAD_EDGE, -ROAD_EDGE].map((edge) => splinePath(parallel(inTenths(main), edge)));

  const path = (className: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `<path class="${className}" d="${lines.join('')}"/>`;
  return [
    '<g clip-path="url(#middle)"><g transform="scale(.1)">',
    path(river ? 'fine river' : 'fine', engraved),
    path('course river', waters),
    path('road', otherRoads),
    path('road-edge', mainRoad),
    '</g></g>',
  ].join('');
}

/** A parallel without its loops, which it has inside of bends: there it comes too near to its line. */
function withoutLoops(
  beside: readonly MapPoint[],
  line: readonly MapPoint[],
  distance: number,
): MapPoint[] {
  const least = Math.abs(distance) * 0.95;
  return beside.filter((point) => line.every((each) => distanceBetween(each, point) >= least));
}

/** The line that comes nearest to a point, if it comes near. */
function nearestTo(point: MapPoint, lines: readonly MapPoint[][]): MapPoint[] | undefined {
  const distanceOf = (line: MapPoint[]) =>
    Math.min(...line.map((each) => distanceBetween(each, point)));
  const near = lines.filter((line) => distanceOf(line) <= NEAR);
  return near.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}

/** A line in tenths of the picture's unit, as seen from the dot. */
function inTenths(line: readonly MapPoint[]): MapPoint[] {
  return line.map(({ x, y }) => ({ x: (x - DOT.x) * 10, y: (y - DOT.y) * 10 }));
}

/** Hills are drawn in a square of this size, as lines that lie lower and lower and get flatter. */
const HILLS_SIZE = 1000;
const HILL_LINES = 13;
const HILLS_TOP = 440;
const BETWEEN_HILL_LINES = 46;
const BETWEEN_HILL_POINTS = 50;

/**
 * Hills, for a city of which no river and no road is known. They stand for the way there: the higher
 * summit lies on the side of the office and the lower one across from it, and they rise with the miles.
 * @param bearing where the office lies. Unit: degrees
 */
function drawHills(bearing: number, miles: number): string {
  const aside = Math.sin((bearing * Math.PI) / 180);
  const summit = HILLS_SIZE / 2 + 260 * aside;
  const lowerSummit = HILLS_SIZE / 2 - 300 * aside - 120;
  const rise = 180 + 1.4 * Math.min(miles, MOST_WAVES);
  const heightAt = (x: number) =>
    rise * hill(x, summit, 150) + 0.55 * rise * hill(x, lowerSummit, 110);

  const lines = Array.from({ length: HILL_LINES }, (_, line) => {
    const flatness = 1 - line / HILL_LINES;
    const points = Array.from({ length: HILLS_SIZE / BETWEEN_HILL_POINTS + 1 }, (__, index) => {
      const x = index * BETWEEN_HILL_POINTS;
      return { x, y: HILLS_TOP + line * BETWEEN_HILL_LINES - flatness * heightAt(x) };
    });
    return splinePath(points);
  });
  const place = 'transform="translate(-50-50)scale(.1)"';
  return `<g clip-path="url(#middle)"><path class="fine" ${place} d="${lines.join('')}"/></g>`;
}

/** How high a hill of height 1 is at a place. */
function hill(x: number, summit: number, width: number): number {
  return 1 / (1 + ((x - summit) / width) ** 2);
}

/** A line at a distance beside another; on its other side where the distance is negative. */
function parallel(line: readonly MapPoint[], distance: number): MapPoint[] {
  return line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const part = distance / (Math.hypot(dx, dy) || 1);
    return { x: point.x - dy * part, y: point.y + dx * part };
  });
}
