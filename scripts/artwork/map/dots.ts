import { isPlaced } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { boxAround, boxesMeet, isBoxInside } from './boxes.ts';
import { straightPath } from './curves.ts';
import type { DrawingFrame } from './frame.ts';
import {
  DOT_SIZE,
  type NamedDot,
  type NameLabel,
  orderOfFeatured,
  textHeight,
  textWidth,
} from './labels.ts';
import { letteredMark, markAt, textMark } from './marks.ts';
import type { MapProjection } from './projection.ts';

/** A neighbor on a map, by how much it stands out. */
export interface Neighbor {
  name: string;
  point: MapPoint;
  /** A city that the business features, another of its cities, or a town that it has no page for. */
  kind: 'featured' | 'city' | 'town';
  /** Where a city stands among the featured ones, from 0 on; below zero where it is none of them. */
  featuredIndex?: number;
}

/** A dot, and how its name is written. */
export interface MapDot extends NamedDot {
  /** The kind of a neighbor; "here" is the spot itself, "way" is where the way leads. */
  kind: Neighbor['kind'] | 'here' | 'way';
  name: string;
  /** The name in two lines, where it is long. */
  lines?: readonly string[];
  /** The size of its letters, where those of the map have size 1. */
  nameSize: number;
  /** Whether something else stands in its place, such as the seal or an arrow. */
  isHidden: boolean;
}

/** Whether the dot of a spot can be seen on a picture, and nothing lies over it. */
export function isShown(point: MapPoint, { field, covered, textScale }: DrawingFrame): boolean {
  const box = boxAround(point, DOT_SIZE * textScale);
  return isBoxInside(field, box) && !covered.some((other) => boxesMeet(box, other));
}

/** The cities that can be seen on a picture. */
export function shownCities(
  { business, cities }: Site,
  frame: DrawingFrame,
  { project }: MapProjection,
): Neighbor[] {
  const neighbors = cities.filter(isPlaced).map((city): Neighbor => {
    const featuredIndex = business.featuredCities.indexOf(city.slug);
    const kind = featuredIndex < 0 ? 'city' : 'featured';
    return { name: city.name, point: project(city), kind, featuredIndex };
  });
  return neighbors.filter(({ point }) => isShown(point, frame));
}

const NAME_SIZES: Record<Neighbor['kind'], number> = { featured: 14, city: 13, town: 11.5 };

const DOT_RADII: Record<MapDot['kind'], number> = {
  here: 6,
  way: 0,
  featured: 4.5,
  city: 3.6,
  town: 2.8,
};

/** @param textScale how large the letters and signs of the map are */
export function neighborDot(
  { name, point, kind, featuredIndex = -1 }: Neighbor,
  textScale: number,
): MapDot {
  const nameSize = NAME_SIZES[kind];
  return {
    ...point,
    kind,
    name,
    nameSize,
    nameWidth: textWidth(name, nameSize, kind === 'featured') * textScale,
    nameHeight: textHeight(nameSize) * textScale,
    isHidden: false,
    order: orderOfFeatured(featuredIndex),
    radius: (DOT_SIZE / 2) * textScale,
  };
}

/** A dot with its name, and the line between them where they stand apart. */
export function drawDot(
  { kind, name, lines = [name], nameSize, nameHeight, isHidden, ...point }: MapDot,
  label: NameLabel | undefined,
): string {
  const dot = `<circle class="dot ${kind}" r="${DOT_RADII[kind]}"/>`;
  const nameMark = (line: string, anchor: NameLabel['anchor']) =>
    kind === 'here'
      ? letteredMark(line, 'here-letters', nameSize, anchor)
      : textMark(line, `${kind} ${anchor}`, nameSize);

  const lineHeight = nameHeight / lines.length;
  const nameMarks = ({ anchor, x, y }: NameLabel) =>
    lines.map((line, index) => {
      const fromMiddle = (index - (lines.length - 1) / 2) * lineHeight;
      return markAt({ x, y: y + fromMiddle }, nameMark(line, anchor));
    });

  return [
    label?.leader ? `<path class="leader" d="${straightPath([point, label.leader])}"/>` : '',
    isHidden ? '' : markAt(point, dot),
    ...(label ? nameMarks(label) : []),
  ].join('');
}
