import { MAP_SIZE } from '../../../model/region-map.ts';
import { mark, text } from './marks.ts';
import { FIELD } from './region-map.ts';
import { textWidth } from './text-width.ts';

/** Lengths that a scale can have, in miles, and how long it is at most in the map's units. */
const MILES = [2, 5, 10, 20, 50, 100, 200];
const LONGEST = 90;

const LEFT = 8;
/** From a sign to its words, and from these to the next sign. */
const GAP = 5;
const NEXT = 9;

interface Key {
  words: string;
  width: number;
  sign: string;
}

/** The strip below a map: its scale, and what its lines are. */
export function drawLegend(mile: number, rings: boolean): string {
  const [first, second] = [FIELD.height + 13, FIELD.height + 29];
  const miles = MILES.findLast((length) => length * mile <= LONGEST) ?? 1;
  const width = Math.round(miles * mile);
  const scale = {
    words: `${miles} miles`,
    width,
    sign: `<path class="scale" d="M.5-4v4h${width}v-4" fill="none" stroke="currentColor"/>`,
  };
  const line = (name: string) => `<path class="${name}" d="M0 0h18"/>`;
  const ring = { words: 'miles in a straight line', width: 18, sign: line('ring') };
  const road = line('interstate') + line('interstate-middle');
  const keys: Key[] = [
    { words: 'interstate', width: 18, sign: road },
    { words: 'highway', width: 18, sign: line('highway') },
    { words: 'river', width: 18, sign: line('river') },
    {
      words: 'Oregon',
      width: 14,
      sign: '<path class="key-oregon" d="M1 5l10-10M6 5l8-8M0 0l5-5"/>',
    },
  ];
  const strip = `<rect class="strip" y="${FIELD.height}" width="${FIELD.width}" height="${MAP_SIZE.height - FIELD.height}"/><path class="strip-line" d="M0 ${FIELD.height}h${FIELD.width}"/>`;
  return strip + drawRow(first, rings ? [scale, ring] : [scale]) + drawRow(second, keys);
}

function drawRow(y: number, keys: readonly Key[]): string {
  let x = LEFT;
  return keys
    .map(({ words, width, sign }) => {
      const at = x;
      x += width + GAP + textWidth(words, 10) + NEXT;
      const name = mark({ x: at + width + GAP, y }, text(words, 'key'));
      return `<g class="lines" transform="translate(${Math.round(at)} ${y})">${sign}</g>${name}`;
    })
    .join('');
}
