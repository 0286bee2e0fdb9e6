import { NIB } from '../../model/drawings.ts';
import { escapeHtml } from '../../model/html.ts';
import { guilloche } from './engraving.ts';
import { arcText } from './lettering.ts';

const UPPER = { radius: 160, degrees: 154, size: 23, side: 'upper' } as const;
const LOWER = { radius: 176.5, degrees: 120, size: 17, side: 'lower' } as const;

/** Without words the ring takes their place. */
const WITHOUT_WORDS = 1.2;

/** The edge of a table, and below it lines that stand ever farther apart. */
const TABLE =
  '<path stroke-width="3" d="M-100 47h200"/><path d="M-100 52h200M-100 58h200M-100 65h200M-100 73h200M-100 82h200"/>';

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table,
 * in a guilloche ring, with the name of the business around it.
 * @param words left out on cards, which say them beside it
 */
export function drawSeal(words?: { name: string; office: string }): string {
  const scale = words === undefined ? ` transform="scale(${WITHOUT_WORDS})"` : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400">',
    words ? `<title>${escapeHtml(`${words.name}, ${words.office}`)}</title>` : '',
    '<style>svg{fill:none;stroke:#b98f4a;stroke-linejoin:round}#w{stroke-width:9}.t{color:#a9792b}',
    '@media(prefers-color-scheme:dark){.t{color:#d3a556}}',
    // On a phone: no letters that nobody could read, and stronger lines.
    `@media(max-width:110px){.t{display:none}.m{transform:scale(${WITHOUT_WORDS})}svg{stroke-width:3}#w{stroke-width:16}}</style>`,
    '<circle r="196" stroke-width="2"/><circle r="190"/>',
    words ? arcText(words.name, UPPER) + arcText(words.office, LOWER) : '',
    `<g class="m"${scale}>${guilloche(129, 15, 40, 6)}`,
    '<circle r="108"/><circle r="103" stroke-width="2"/>',
    `<clipPath id="c"><circle r="96"/></clipPath><g clip-path="url(#c)">${TABLE}</g>`,
    `<path transform="translate(0-8)scale(3.2)" stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`,
    '</g></svg>\n',
  ].join('');
}
