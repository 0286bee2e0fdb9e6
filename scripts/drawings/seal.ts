import { NIB } from '../../model/pictures.ts';
import { ARC_TEXT_STYLE, arcText } from './arc-text.ts';
import { guilloche } from './guilloche.ts';

/** What stands on the ring of the seal. */
export interface SealWords {
  name: string;
  office: string;
}

/** The wave of the ring, in tenths of the picture's unit, and how often it is drawn beside itself. */
const WAVE = { radius: 1290, depth: 150, waves: 40 };
const LINES = 6;

const UPPER = { radius: 160, degrees: 170, size: 23, side: 'upper' } as const;
const LOWER = { radius: 176.5, degrees: 120, size: 17, side: 'lower' } as const;

/** Without words the ring takes their place. */
const WITHOUT_WORDS = 1.2;

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table,
 * in a guilloche ring, with the name of the business around it.
 * @param words left out where a picture has no fonts
 */
export function drawSeal(words?: SealWords): string {
  const turned = Array.from({ length: LINES - 1 }, (_, line) => {
    const degrees = ((line + 1) * 360) / WAVE.waves / LINES;
    return `<use href="#w" transform="rotate(${degrees})"/>`;
  });
  const scale = words === undefined ? ` transform="scale(${WITHOUT_WORDS})"` : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400">',
    `<style>svg{fill:none;stroke:#b98f4a;stroke-linejoin:round}#w{stroke-width:9}text{fill:#a9792b}${ARC_TEXT_STYLE}`,
    '@media(prefers-color-scheme:dark){text{fill:#d3a556}}',
    // On a phone: no letters that nobody could read, and stronger lines.
    `@media(max-width:110px){text{display:none}.m{transform:scale(${WITHOUT_WORDS})}svg{stroke-width:3}#w{stroke-width:16}}</style>`,
    '<circle r="196" stroke-width="2"/><circle r="190"/>',
    words ? arcText(words.name, UPPER) + arcText(words.office, LOWER) : '',
    `<g class="m"${scale}><path id="w" transform="scale(.1)" d="${guilloche(WAVE)}"/>`,
    turned.join(''),
    '<circle r="108"/><circle r="103" stroke-width="2"/>',
    `<clipPath id="c"><circle r="96"/></clipPath><g clip-path="url(#c)">${table()}</g>`,
    `<path transform="translate(0-8)scale(3.2)" stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`,
    '</g></svg>\n',
  ].join('');
}

/** The edge of a table, and below it lines that stand ever farther apart. */
function table(): string {
  const lines = [52, 58, 65, 73, 82].map((y) => `M-100 ${y}h200`);
  return `<path stroke-width="3" d="M-100 47h200"/><path d="${lines.join('')}"/>`;
}
