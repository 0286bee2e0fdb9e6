import { STATE_NAMES } from '../../model/geo.ts';
import { NIB } from '../../model/pictures.ts';
import type { Business } from '../../model/schemas/business.ts';
import { escapeHtml } from '../../model/text.ts';
import { fillIn, guilloche } from './engraving.ts';
import { arcText } from './lettering.ts';

const UPPER = { radius: 160, degrees: 154, size: 23, side: 'upper' } as const;
const LOWER = { radius: 176.5, degrees: 120, size: 17, side: 'lower' } as const;

/** What is inside takes the place of the words. */
const WITHOUT_WORDS = '<style>.m{transform:scale(1.2)}</style>';

/**
 * Draws the large seal as an SVG file: the mark of the trade, a pen's nib over the edge of a table,
 * in a guilloche ring, with the name of the business around it.
 * @param words whether its words are drawn too; a card says them beside it
 */
export function drawSeal(
  { name, address }: Pick<Business, 'name' | 'address'>,
  words = true,
): string {
  const office = `${address.city}, ${STATE_NAMES[address.state]}`;
  return fillIn('seal.svg', {
    title: escapeHtml(`${name}, ${office}`),
    words: words ? arcText(name, UPPER) + arcText(office, LOWER) : WITHOUT_WORDS,
    ring: guilloche(129, 15, 40, 6),
    nib: `<path transform="translate(0-8)scale(3.2)" stroke-width="1" d="${NIB.outline}${NIB.slit}"/>`,
  });
}
