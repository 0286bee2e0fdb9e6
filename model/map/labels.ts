import { type Box, boxesMeet, isInside, type Point } from './projection.ts';
import { boxAround, type Size, type Spot } from './spots.ts';

/** The map's own city, a featured city, another city, or a town without a page. */
export type TownKind = 'here' | 'featured' | 'city' | 'town';

/**
 * What labels are, which is the class of their drawing (map.css). The most important come first; those
 * that come later have the space that is left.
 */
const LABEL_KINDS = [
  'here',
  'north',
  'scale',
  'featured',
  'city',
  'state',
  'interstate',
  'us-highway',
  'highway',
  'river-name',
  'ring-name',
  'town',
] as const;

type LabelKind = (typeof LABEL_KINDS)[number];

/** Words or a mark that a map has where there is space. */
export interface Label {
  kind: LabelKind;
  /** For a border, the states on its left and on its right. */
  words: readonly string[];
  /** The possible spots, best first, on a map that is enlarged this much. */
  spots: (zoom: number) => readonly Spot[];
  /** Whether it covers others rather than being left out. */
  isNeeded?: boolean;
}

export interface PlacedLabel extends Pick<Label, 'kind' | 'words'> {
  spot: Spot;
  /** Whether there is space only on wide maps. */
  isWide: boolean;
}

/** How much wider than its natural size a map is that has the labels for wide maps (map.css). */
const WIDE = 1.5;

/** The distance of labels from the edges of a map. Unit: pixels. */
const MARGIN = 4;

interface Space {
  map: Size;
  /** The size of text and marks, as a part of the usual one. */
  textScale: number;
  /** What no label may cover. */
  taken: (zoom: number) => readonly Box[];
  /** What labels cover only if they must: points along rivers, roads and borders. */
  lines: readonly Point[];
}

/**
 * Gives each label, the most important first, the first free spot that isn't on a line, otherwise the
 * first free one. What has none on a map of its natural size is tried again on a wide map, where other
 * labels have more space between them.
 */
export function placed(
  labels: readonly Label[],
  { map, textScale, taken, lines }: Space,
): Map<Label, PlacedLabel> {
  const all = new Map<Label, PlacedLabel>();
  const inOrder = LABEL_KINDS.flatMap((kind) => labels.filter((label) => label.kind === kind));

  for (const enlargement of [1, WIDE]) {
    const zoom = enlargement / textScale;
    const field = fieldOf(map, zoom);
    const covered = [...all.values()].flatMap(({ spot }) => spot.boxes(zoom));
    const occupied = [...taken(zoom), ...covered];
    const points = lines.filter((point) => isInside(field, boxAround(point, NOTHING)));

    const isFree = (box: Box) => !occupied.some((other) => boxesMeet(box, other));
    const isOnLine = (box: Box) => points.some((point) => boxesMeet(box, boxAround(point, POINT)));

    for (const label of inOrder) {
      if (all.has(label)) continue;

      const inside = label
        .spots(zoom)
        .filter((spot) => spot.boxes(zoom).every((box) => isInside(field, box)));
      const free = inside.filter((spot) => spot.boxes(zoom).every(isFree));
      const clear = free.find((spot) => !spot.boxes(zoom).some(isOnLine));
      const spot = clear ?? free[0] ?? (label.isNeeded ? inside[0] : undefined);
      if (spot === undefined) continue;

      all.set(label, { kind: label.kind, words: label.words, spot, isWide: enlargement > 1 });
      occupied.push(...spot.boxes(zoom));
    }
  }
  return all;
}

const NOTHING: Size = { width: 0, height: 0 };
const POINT: Size = { width: 1, height: 1 };

/** Where a map may have labels. */
export function fieldOf({ width, height }: Size, zoom: number): Box {
  const margin = MARGIN / zoom;
  return { left: margin, right: width - margin, top: margin, bottom: height - margin };
}
