import { roundedEstimate } from '../../../model/city-facts.ts';
import { STATE_NAMES } from '../../../model/geo.ts';
import { ARC_TEXT_STYLE, arcText } from '../../drawings/arc-text.ts';
import { guilloche } from '../../drawings/guilloche.ts';
import type { Point } from '../map/geometry.ts';
import { drawMiddle, MIDDLE } from './middle.ts';

/** What a postmark says of a city; what is not known is not drawn. */
export interface PostmarkFacts {
  name: string;
  state: keyof typeof STATE_NAMES;
  /** By road from the office. */
  miles: number | undefined;
  minutes: number | undefined;
  /** The direction of the office: degrees from north, clockwise. */
  bearing: number | undefined;
  /** The rivers around the city, in kilometers east and south of it. */
  rivers: readonly (readonly Point[])[];
}

/** Radii, in the picture's units, of which it has 220 across. */
const RIM = { outer: 107.5, middle: 104.5, inner: 101.5 } as const;
const RING = 66;
const UPPER = { radius: 84, degrees: 150, size: 15, side: 'upper' } as const;
const LOWER = { radius: 94.5, degrees: 140, size: 11, side: 'lower' } as const;

/** The rim is marked every ten degrees. */
const MARK = (RIM.middle * 2 * Math.PI) / 36;

/** Beyond so many miles a wave stands for ten: more could not be told from each other. */
const MOST_WAVES = 200;
/** Lines of the ring beside each other: as many as leave it light. */
const MOST_LINES = 6;
const CROSSINGS = 170;

/** A minute of driving makes waves deeper by so much, up to the width of the ring. */
const MINUTE = 0.1;
const DEPTHS = { least: 4, most: 13, unknown: 7 } as const;

const STYLE = [
  'svg{fill:none;stroke:#3d5a4c;stroke-width:.6;stroke-linejoin:round}text{fill:#1d2a2c}.g{fill:#a9792b;stroke:none}.r{stroke:#4b8aa1}.l{stroke-width:6}.c{stroke-width:16}',
  '@media(prefers-color-scheme:dark){svg{stroke:#8fb3a0}text{fill:#eee9dc}.g{fill:#d3a556}.r{stroke:#93c4d8}}',
].join('');

/** On a phone: no letters that nobody could read, and fewer, stronger lines. */
const SMALL =
  'text,.f{display:none}.o{stroke-width:3}.m{transform:scale(1.22);stroke-width:1.5}.l{stroke-width:11}.c{stroke-width:30}.g{transform:scale(1.5)}.m use:nth-of-type(2n){display:none}';

/**
 * Draws a city's postmark, in which every line is a fact: the waves of its ring count the miles from
 * the office and their depth tells the minutes, a notch in the rim points to the office, and in the
 * middle runs the city's river, or else the ridge of the foothills.
 * @param words whether its words are drawn too; a picture without fonts goes without
 */
export function drawPostmark(facts: PostmarkFacts, words = true): string {
  const { name, state, miles, bearing } = facts;
  const way = miles === undefined ? [] : [`${roundedEstimate(miles)} mi`];
  const lower = [STATE_NAMES[state], ...way].join(' \u00b7 ');
  const { style, ring } = drawRing(facts);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220">',
    `<style>${words ? ARC_TEXT_STYLE : ''}${STYLE}${style.usual}@media(max-width:110px){${SMALL}${style.small}}</style>`,
    `<circle class="o" r="${RIM.outer}" stroke-width="1.2"/><circle class="f" r="${RIM.inner}"/>`,
    `<circle class="f" r="${RIM.middle}" stroke-width="6" stroke-dasharray=".5 ${(MARK - 0.5).toFixed(3)}"/>`,
    words ? arcText(name, UPPER) + arcText(lower, LOWER) : '',
    `<g class="m"${words ? '' : ' transform="scale(1.18)"'}>${ring}<circle r="${MIDDLE}"/>${drawMiddle(facts.rivers)}</g>`,
    bearing === undefined ? '' : notch(bearing),
    '</svg>\n',
  ].join('');
}

/** The guilloche: one wave for each mile; smooth circles where the miles are not known. */
function drawRing({ miles, minutes }: PostmarkFacts) {
  if (miles === undefined) {
    const radii = Array.from({ length: MOST_LINES }, (_, line) => RING - 7 + line * 2.8);
    const ring = radii.map((radius) => `<circle r="${radius.toFixed(1)}"/>`).join('');
    return { ring, style: { usual: '', small: '' } };
  }
  const count = roundedEstimate(miles);
  const waves = count > MOST_WAVES ? Math.round(count / 10) : count;
  const lines = Math.min(MOST_LINES, Math.max(1, Math.round(CROSSINGS / waves)));
  const wave = guilloche({ radius: RING * 10, depth: depthOf(minutes) * 10, waves });
  const turned = Array.from({ length: lines - 1 }, (_, line) => {
    const degrees = ((line + 1) * 360) / waves / lines;
    return `<use href="#w" transform="rotate(${degrees.toFixed(2)})"/>`;
  });
  return {
    ring: `<path id="w" transform="scale(.1)" d="${wave}"/>${turned.join('')}`,
    style: {
      usual: `#w{stroke-width:${waves > 80 ? 4.5 : 6}}`,
      small: `#w{stroke-width:${Math.max(4, Math.min(13, Math.round(400 / waves)))}}`,
    },
  };
}

function depthOf(minutes: number | undefined): number {
  if (minutes === undefined) return DEPTHS.unknown;
  return Math.min(DEPTHS.most, DEPTHS.least + minutes * MINUTE);
}

/** A gold notch in the rim. */
function notch(bearing: number): string {
  return `<g transform="rotate(${bearing.toFixed(1)})translate(0-110)"><path class="g" d="M0 0l-8 12h16z"/></g>`;
}
