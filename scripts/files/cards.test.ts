import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { CARD_SIZE, type CardWords, cardSvg, WORDS_AREA } from './cards.ts';
import { missingLetters } from './lettering.ts';
import { drawSeal } from './postmark.ts';

const address = { city: 'Nampa', state: 'ID', display: 'city' } as const;
const seal = drawSeal({ name: 'A Notary', address }, false);
const usual = {
  name: 'A Notary',
  heading: 'Mobile notary in Nampa, ID',
  line: 'Serving the whole valley',
  phone: '(208) 555-0100',
};
const empty = await pixels({ name: '', heading: '', line: '', phone: '' });

/** Four bytes for each pixel, row by row. */
async function pixels(words: CardWords): Promise<Buffer> {
  return new Resvg(await cardSvg(words, seal)).render().pixels;
}

/** The pixels of a card that its words changed: the box around them. */
async function inked(words: CardWords) {
  const drawn = await pixels(words);
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  for (let at = 0; at < drawn.length; at += 4) {
    if (drawn.readUInt32LE(at) === empty.readUInt32LE(at)) continue;
    const [x, y] = [(at / 4) % CARD_SIZE.width, Math.floor(at / 4 / CARD_SIZE.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

it.each<[string, Partial<CardWords>]>([
  ['many lines', { heading: 'Mobile notary in the Upper Payette River Valley, ID '.repeat(20) }],
  ['wide letters', { name: 'W'.repeat(300), heading: 'W'.repeat(300), line: 'M'.repeat(300) }],
  ['tall letters', { heading: '\u1ea4\u1eaa\u1ed6jgp\u0328'.repeat(30) }],
  ['all long', { name: 'Llanfairpwll '.repeat(50), heading: 'x'.repeat(5000), line: 'Llanfair' }],
])('keeps its words clear of the mark and the hills: %s', async (_, changed) => {
  const { left, top, right, bottom } = await inked({ ...usual, ...changed });
  expect(right).toBeLessThan(WORDS_AREA.left + WORDS_AREA.width);
  expect(bottom).toBeLessThan(WORDS_AREA.bottom);
  expect(left).toBeGreaterThan(WORDS_AREA.left - 8);
  expect(top).toBeGreaterThan(WORDS_AREA.top - 8);
});

it('leaves the place of the words free of drawings', () => {
  const { left, top, width, bottom } = WORDS_AREA;
  const found = new Set<number>();
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < left + width; x++) {
      found.add(empty.readUInt32LE((y * CARD_SIZE.width + x) * 4));
    }
  }
  expect([...found]).toEqual([empty.readUInt32LE(0)]);
});

it.each([
  ['Meridian \u4e2d\u6587', ['\u4e2d', '\u6587']],
  ['Ada \u{1f642}', ['\u{1f642}']],
  ['\u0416', ['\u0416']],
  ["Coeur d'Al\u00e8ne \u2013 \u201cThe \u0141ake\u201d \u1ea4", []],
])('drops no letter of %s: it is told as missing, or drawn', async (heading, missing) => {
  expect(missingLetters(heading)).toEqual(missing);
  const drawn = cardSvg({ ...usual, heading }, seal);
  if (missing.length > 0) await expect(drawn).rejects.toThrow('lack');
  else expect(await drawn).toContain('<svg');
});

it('draws an accent that was typed apart as part of its letter', async () => {
  const [apart, together] = ['Bois\u0065\u0301', 'Bois\u00e9'].map((heading) =>
    cardSvg({ ...usual, heading }, seal),
  );
  expect(await apart).toBe(await together);
});
