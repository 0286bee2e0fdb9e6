import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { MAP_SIZE, type MapPoint } from '../../model/maps.ts';
import {
  type Box,
  boxAround,
  boxesAlong,
  boxesMeet,
  pointsAlong,
  type Step,
  stepsMeet,
} from '../../scripts/artwork/map/boxes.ts';
import { textWidth } from '../../scripts/artwork/map/labels.ts';
import { letteredWidth } from '../../scripts/artwork/map/marks.ts';
import type { BuiltSite, Faults, Rule } from './built-site.ts';

/** Something that can be read on a map, and what it takes, in the units of the map. */
interface MapName {
  words: string;
  boxes: Box[];
}

/** How high letters are with what reaches below the line, as a part of their size. */
const LETTER_HEIGHT = 0.9;

/** Nearer names in a row would be read as one. Unit: those of the map. */
const BETWEEN_NAMES = 4;

/** How large the marks of a map are on the narrowest window that shows it, by its class (map.css). */
const MARK_SCALES: Readonly<Record<string, number>> = { page: 0.9, wide: 1.2 };

/** What every map of a site keeps to. */
export const drawingRules: Readonly<Record<string, Rule>> = {
  'writes no name of a map upon another, nor over its edge': (built, faults) => {
    for (const { path, $ } of mapsOf(built)) checkNames(namesOn($), frameOf($), faults.on(path));

    for (const { path, $ } of built.pages.values()) {
      for (const index of $('.area-map').toArray().keys()) {
        const names = linkedNames($, index);
        const { width, height } = MAP_SIZE;
        checkNames(names, { left: 0, right: width, top: 0, bottom: height }, faults.on(path));
      }
    }
  },

  'leads no name of a map over a road, a river or another lead': (built, faults) => {
    for (const { path, $ } of mapsOf(built)) {
      const leads = stepsOf(
        $('.leader')
          .toArray()
          .map((leader) => $(leader).attr('d') ?? ''),
      );
      const lines = stepsOf(LINES.flatMap((kind) => $(`.lines .${kind}`).attr('d') ?? []));
      for (const [from, to] of leads) {
        // A lead begins at its dot, which may stand on a road.
        const [start = to] = pointsAlong([from, to], FROM_DOT).slice(1);
        const others = leads.filter((other) => other[0] !== from);
        const isCrossed = [...lines, ...others].some((step) => stepsMeet([start, to], step, 0.5));
        faults
          .on(path)
          .unless(
            !isCrossed,
            `the lead to ${Math.round(to.x)}, ${Math.round(to.y)} crosses a line`,
          );
      }
    }
  },
};

/** The lines of a map that no lead crosses, by their classes. */
const LINES = ['river', 'road', 'highway', 'interstate'];

/** From the middle of a dot to where its lead must be off the road that the dot stands on. */
const FROM_DOT = 12;

/** Every drawn map of a site. */
function mapsOf({ folder }: BuiltSite): { path: string; $: CheerioAPI }[] {
  const maps = join(folder, 'maps');
  const files = readdirSync(maps, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({
      path: `/${relative(folder, join(maps, file)).split(sep).join('/')}`,
      $: load(readFileSync(join(maps, file), 'utf8'), { xml: true }),
    }));
}

function frameOf($: CheerioAPI): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn($('svg').attr('viewBox') ?? '');
  return { left, top, right, bottom };
}

function checkNames(names: readonly MapName[], frame: Box, faults: Faults): void {
  for (const [index, { words, boxes }] of names.entries()) {
    const isInside = boxes.every(
      ({ left, right, top, bottom }) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
    );
    faults.unless(isInside, `"${words}" is cut by the edge of the map`);

    for (const other of names.slice(index + 1)) {
      const meets = boxes.some((box) => other.boxes.some((each) => boxesMeet(withAir(box), each)));
      faults.unless(!meets, `"${words}" touches "${other.words}"`);
    }
  }
}

/** A box, and what keeps a name beside it from being read as one with it. */
function withAir({ left, right, ...rest }: Box): Box {
  return { left: left - BETWEEN_NAMES, right: right + BETWEEN_NAMES, ...rest };
}

/** The names that are drawn on a map. */
function namesOn($: CheerioAPI): MapName[] {
  const scale = MARK_SCALES[$('svg').attr('class') ?? ''] ?? 1;
  return $('.mark text, .mark .lettered')
    .toArray()
    .map((element): MapName => {
      const mark = $(element);
      const place = mark.closest('g[transform^="translate("]:has(> .mark)').attr('transform') ?? '';
      const [x = 0, y = 0, degrees = 0] = numbersIn(place);
      const isText = element.name === 'text';
      const words = isText ? mark.text() : mark.find('title').text();

      // Outlines say of themselves where they begin and how high their capitals are: half of 0.7 of their size.
      const [left = 0, foot = 0] = numbersIn(mark.attr('transform') ?? '');
      const size = isText ? Number(mark.attr('font-size')) : foot / 0.35;
      const isStrong = mark.is('.featured, .way, .shield, .ring-name, .office-city');
      const width =
        scale * (isText ? textWidth(words, size, isStrong) : letteredWidth(words, size));

      const middle = {
        x: isText ? middleOf(mark.attr('class') ?? '', width) : scale * left + width / 2,
        y:
          scale * Number(mark.attr('y') ?? 0) +
          scale * shiftIn(mark.parents('g').attr('transform')),
      };
      return {
        words,
        boxes: boxesOf({ x, y }, middle, degrees, width, scale * size * LETTER_HEIGHT),
      };
    });
}

/** From the point of a text to its middle. */
function middleOf(className: string, width: number): number {
  const classes = className.split(' ');
  if (classes.includes('start')) return width / 2;
  return classes.includes('end') ? -width / 2 : 0;
}

/** How far something is moved down inside of its mark, as the letter of the north mark is. */
function shiftIn(transform = ''): number {
  const [x = 0, y = 0] = numbersIn(transform);
  return x === 0 ? y : 0;
}

/** What a text takes that is turned around a point. */
function boxesOf(
  point: MapPoint,
  middle: MapPoint,
  degrees: number,
  width: number,
  height: number,
): Box[] {
  const at = { x: point.x + middle.x, y: point.y + middle.y };
  if (degrees === 0) return [boxAround(at, width, height)];

  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const turned = {
    x: point.x + middle.x * cosine - middle.y * sine,
    y: point.y + middle.x * sine + middle.y * cosine,
  };
  const reach = Math.max(0, width - height) / 2;
  const ends = [-reach, reach].map((away) => ({
    x: turned.x + away * cosine,
    y: turned.y + away * sine,
  }));
  return boxesAlong(ends[0] ?? at, ends[1] ?? at, height);
}

/** The names that a page writes over one of its maps: each beside its dot, in parts of the map's size. */
function linkedNames($: CheerioAPI, index: number): MapName[] {
  const links = $('.area-map').eq(index).find('a').has('text').toArray();
  return links.map((link) => {
    const label = $(link).find('svg');
    const [x = 0] = numbersIn(label.attr('x') ?? '');
    const [y = 0] = numbersIn(label.attr('y') ?? '');
    const text = label.find('text');
    const isStrong = $(link).hasClass('map-featured');
    const size = isStrong ? 13 : 12;

    const width = textWidth(text.text(), size, isStrong);
    const point = { x: (x / 100) * MAP_SIZE.width, y: (y / 100) * MAP_SIZE.height };
    const middle = { x: middleOf(text.attr('text-anchor') ?? '', width), y: 0 };
    return { words: text.text(), boxes: boxesOf(point, middle, 0, width, size * LETTER_HEIGHT) };
  });
}

const numbersIn = (text: string) =>
  Array.from(text.matchAll(/-?[\d.]+/g), ([number]) => Number(number));

/** The straight steps of lines that paths draw: of a curve, the chords between its points. */
function stepsOf(paths: readonly string[]): Step[] {
  const steps: Step[] = [];
  for (const path of paths) {
    let pen: MapPoint = { x: 0, y: 0 };
    for (const [, command = '', values = ''] of path.matchAll(/([MLC])([^A-Z]*)/g)) {
      const numbers = numbersIn(values);
      // The last pair is the end of the command; a curve has two more before it.
      const pairs = Array.from({ length: numbers.length / 2 }, (_, index) => ({
        x: numbers[2 * index] ?? 0,
        y: numbers[2 * index + 1] ?? 0,
      }));
      const curve = [pen, ...pairs];
      const ends =
        command === 'C' ? [0.25, 0.5, 0.75, 1].map((part) => onCurve(curve, part)) : pairs;
      for (const end of ends) {
        if (command !== 'M') steps.push([pen, end]);
        pen = end;
      }
    }
  }
  return steps;
}

/** A point of a Bézier curve by de Casteljau's algorithm. */
function onCurve(points: readonly MapPoint[], part: number): MapPoint {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  if (rest.length === 0) return first;

  const between = rest.map((to, index) => {
    const from = points[index] ?? to;
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  });
  return onCurve(between, part);
}
