import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { CARD_SIZE } from '../../model/cards.ts';
import { missingLetters } from '../content/checks/letters.ts';
import { type CardWords, cardSvg, WORDS_AREA } from './cards.ts';
import { drawWafer } from './seal.ts';

const address = { city: 'Nampa', state: 'ID', display: 'city' } as const;
const seal = drawWafer({ name: 'A Notary', address });
const usual = {
  name: 'A Notary',
  heading: 'Mobile notary in Nampa, ID',
  line: 'Serving the whole valley',
};
const empty = await pixels({ name: '', heading: '', line: '' });

/** Four bytes for each pixel, row by row. */
async function pixels(words: CardWords): Promise<Buffer> {
  return new Resvg(await cardSvg(words, seal)).render().pixels;
}

it.each<[string, Partial<CardWords>]>([
  ['many lines', { heading: 'Mobile notary in the Upper Payette River Valley, ID '.repeat(20) }],
  ['wide letters', { name: 'W'.repeat(300), heading: 'W'.repeat(300), line: 'M'.repeat(300) }],
  ['tall letters', { heading: '\u1ea4\u1eaa\u1ed6jgp\u0328'.repeat(30) }],
])('keeps its words clear of the stamp and the border: %s', async (_, changed) => {
  const drawn = await pixels({ ...usual, ...changed });
  const { left, top, width, bottom } = WORDS_AREA;
  const outside = new Set<string>();
  for (let at = 0; at < drawn.length; at += 4) {
    if (drawn.readUInt32LE(at) === empty.readUInt32LE(at)) continue;
    const [x, y] = [(at / 4) % CARD_SIZE.width, Math.floor(at / 4 / CARD_SIZE.width)];
    // Accents and round letters reach a little out of their line.
    const isInside = x > left - 8 && x < left + width && y > top - 8 && y < bottom;
    if (!isInside) outside.add(`${x}, ${y}`);
  }
  expect([...outside]).toEqual([]);
});

it('draws accents as part of their letters, and tells of letters that it lacks', async () => {
  const draw = (heading: string) => cardSvg({ ...usual, heading }, seal);
  const named = "Coeur d'Al\u00e8ne \u2013 \u201cThe \u0141ake\u201d \u1ea4";
  expect(missingLetters(named)).toEqual([]);
  expect(await draw(named.normalize('NFD'))).toBe(await draw(named));
  const foreign = 'Meridian \u4e2d \u{1f642} \u0416';
  expect(missingLetters(foreign)).toEqual(['\u4e2d', '\u{1f642}', '\u0416']);
  await expect(draw(foreign)).rejects.toThrow('lack');
});
