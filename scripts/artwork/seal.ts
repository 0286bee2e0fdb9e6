import { STATE_NAMES } from '../../model/geo.ts';
import { NIB } from '../../model/pictures.ts';
import type { Business } from '../../model/schemas/business.ts';
import { escapeHtml } from '../../model/text.ts';
import { makeSvg } from './drawing.ts';
import { guilloche } from './engraving.ts';
import { arcText } from './lettering.ts';

/** Where the words around the seal stand: the name of the business above, its city below. */
const UPPER_ARC = { radius: 160, degrees: 154, size: 23, side: 'upper' } as const;
const LOWER_ARC = { radius: 176.5, degrees: 120, size: 17, side: 'lower' } as const;

/** Without words, the ring takes their room too. */
const WITHOUT_WORDS = '<style>.picture{transform:scale(1.2)}</style>';

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table, in
 * a guilloche ring, with the name of the business around it.
 * @param hasWords whether the words are drawn; a social card says them beside the seal
 */
export function drawSeal(
  { name, address }: Pick<Business, 'name' | 'address'>,
  hasWords = true,
): string {
  const place = `${address.city}, ${STATE_NAMES[address.state]}`;
  const nib = `<path transform="translate(0-8)scale(3.2)" stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`;

  return makeSvg('seal', {
    title: escapeHtml(`${name}, ${place}`),
    words: hasWords ? arcText(name, UPPER_ARC) + arcText(place, LOWER_ARC) : WITHOUT_WORDS,
    ring: guilloche(129, 15, 40, 6),
    nib,
  });
}
