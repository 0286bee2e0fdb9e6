import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawSeal } from '../../drawings/seal.ts';
import { CARD_LETTERS } from './card-letters.ts';
import {
  CARD_SIZE,
  type CardMaterial,
  type CardWords,
  cardSvg,
  drawCard,
  WORDS_AREA,
} from './draw-card.ts';
import { CARD_FACES } from './write-cards.ts';

let material: CardMaterial;
let empty: Buffer;

beforeAll(async () => {
  material = { faces: CARD_FACES.map((face) => readFileSync(face)), mark: drawSeal() };
  empty = await pixels({ name: '', heading: '', line: '', phone: '' });
});

const usual = {
  name: 'A Notary',
  heading: 'Mobile notary in Nampa, ID',
  line: 'Serving the whole valley',
  phone: '(208) 555-0100',
};

/** Four bytes for each pixel, row by row. */
async function pixels(words: CardWords): Promise<Buffer> {
  return new Resvg(await cardSvg(words, material)).render().pixels;
}

/** The pixels of a card that its words changed: the box around them; undefined where none did. */
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

const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

describe('the words stand clear of the mark and the hills', () => {
  it.each<[string, Partial<CardWords>]>([
    ['short', { heading: 'Contact' }],
    ['three lines', { heading: 'Mobile notary in the Upper Payette River Valley, ID' }],
    ['many lines', { heading: 'Mobile notary in the Upper Payette River Valley, ID '.repeat(20) }],
    ['one long word', { heading: LONG_WORD.repeat(5) }],
    ['wide letters', { name: 'W'.repeat(300), heading: 'W'.repeat(300), line: 'M'.repeat(300) }],
    ['tall letters', { heading: '\u1ea4\u1eaa\u1ed6jgp\u0328'.repeat(30) }],
    ['all long', { name: `${LONG_WORD} `.repeat(9), heading: 'x'.repeat(5000), line: LONG_WORD }],
  ])('%s', async (_, changed) => {
    const { left, top, right, bottom } = await inked({ ...usual, ...changed });
    expect(right).toBeLessThan(WORDS_AREA.left + WORDS_AREA.width);
    expect(bottom).toBeLessThan(WORDS_AREA.bottom);
    expect(left).toBeGreaterThan(WORDS_AREA.left - 8);
    expect(top).toBeGreaterThan(WORDS_AREA.top - 8);
  });
});

it('leaves the place of the words free of drawings', () => {
  const paper = empty.readUInt32LE(0);
  const { left, top, width, bottom } = WORDS_AREA;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < left + width; x++) {
      if (empty.readUInt32LE((y * CARD_SIZE.width + x) * 4) === paper) continue;
      expect.fail(`A drawing reaches ${x}, ${y}.`);
    }
  }
});

it('has the phone number below all other words', async () => {
  const { bottom: one } = await inked({ ...usual, phone: '' });
  const { bottom: all } = await inked(usual);
  expect(all).toBeGreaterThan(one);
});

it('has every letter that it says it has', async () => {
  const heading = [...CARD_LETTERS].join(' ');
  await expect(cardSvg({ ...usual, heading }, material)).resolves.toContain('<svg');
});

it.each(['Meridian \u4e2d\u6587', 'Ada \u{1f642}', '\u0416'])(
  'drops no letter of %s',
  async (heading) => {
    await expect(drawCard({ ...usual, heading }, material)).rejects.toThrow('lack');
  },
);

it('draws an accent that was typed apart as part of its letter', async () => {
  const [apart, together] = ['Bois\u0065\u0301', 'Bois\u00e9'].map((heading) =>
    cardSvg({ ...usual, heading }, material),
  );
  expect(await apart).toBe(await together);
});
