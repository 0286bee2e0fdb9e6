import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesMeet, isBoxInside, isInBox, pointsInField } from './boxes.ts';
import type { MapLine } from './land.ts';
import { markAt } from './marks.ts';
import type { MapSize } from './projection.ts';
import { type Spot, spotAlong, type WantedSpot } from './spots.ts';

/** Where marks may stand, and what they keep off. */
interface MarkRules {
  /** The part of the picture in which marks stand. */
  field: Box;
  /** How large letters and signs are: 1 as on a phone. */
  textScale: number;
  /** The lines of the map that a mark along another line should not cross. */
  lines: readonly MapLine[];
  /** What stands on the map already. */
  taken: readonly Box[];
}

/** A line, and points at even steps along it. */
interface LineWithPoints {
  parts: MapLine['parts'];
  points: MapPoint[];
}

/** Writes names and signs on a map, each only where there is room for it, and remembers what they take. */
export class MarkWriter {
  readonly #field: Box;
  readonly #textScale: number;
  readonly #lines: readonly LineWithPoints[];
  readonly #taken: Box[];

  constructor({ field, textScale, lines, taken }: MarkRules) {
    this.#field = field;
    this.#textScale = textScale;
    this.#lines = lines.map((line) => ({
      parts: line.parts,
      points: pointsInField(line.parts, field),
    }));
    this.#taken = [...taken];
  }

  /**
   * Writes a mark along one of the map's lines.
   * @param parts the parts of that line
   * @param wanted the room that the mark takes, for letters of size 1
   * @param content the mark as SVG, for the spot at which it stands
   * @returns SVG; empty where there is no room
   */
  writeAlong(parts: MapLine['parts'], wanted: WantedSpot, content: (spot: Spot) => string): string {
    const scaled = {
      ...wanted,
      width: wanted.width * this.#textScale,
      height: wanted.height * this.#textScale,
      offset: (wanted.offset ?? 0) * this.#textScale,
    };
    // A mark beside a line keeps off its bends, and one on a line only off the others.
    const isOnLine = scaled.offset === 0;
    const avoided = this.#lines.filter((line) => !isOnLine || line.parts !== parts);
    const avoidedPoints = avoided.flatMap(({ points }) => points);

    const spot = spotAlong(parts, scaled, this.#field, this.#taken, avoidedPoints);
    if (spot === undefined) return '';

    this.#taken.push(...spot.boxes);
    return markAt(spot.point, content(spot), spot.angle);
  }

  /**
   * Writes a mark at the first of some points that has room, if it can be without a line below the mark.
   * @param size the room that the mark takes, for letters of size 1
   * @returns SVG; empty where none has room
   */
  writeAtFree(points: readonly MapPoint[], { width, height }: MapSize, content: string) {
    const boxAt = (point: MapPoint) =>
      boxAround(point, width * this.#textScale, height * this.#textScale);

    const free = points.filter((point) => this.#isFree(boxAt(point)));
    const linePoints = this.#lines.flatMap((line) => line.points);
    const isClear = (box: Box) => !linePoints.some((point) => isInBox(box, point));

    const chosen = free.find((point) => isClear(boxAt(point))) ?? free[0];
    if (chosen === undefined) return '';

    this.#taken.push(boxAt(chosen));
    return markAt(chosen, content);
  }

  #isFree(box: Box): boolean {
    return isBoxInside(this.#field, box) && !this.#taken.some((other) => boxesMeet(box, other));
  }
}
