import sharp from 'sharp';
import { expect, it } from 'vitest';
import { missingLetters } from '../content/checks/letters.ts';
import { type CardWords, WORDS_AREA, wordsSvg } from './cards.ts';

const usual = {
  name: 'A Notary',
  heading: 'Mobile notary in Nampa, ID',
  line: 'Serving the whole valley',
  hours: 'Monday-Friday 8am-8pm',
};

it.each<[string, Partial<CardWords>]>([
  ['many lines', { heading: 'Mobile notary in the Upper Payette River Valley, ID '.repeat(20) }],
  [
    'wide letters',
    {
      name: 'W'.repeat(300),
      heading: 'W'.repeat(300),
      line: 'M'.repeat(300),
      hours: 'W'.repeat(99),
    },
  ],
  ['a long word', { heading: 'W'.repeat(18) }],
])("cuts words that don't fit on a card: %s", async (_, changed) => {
  const svg = await wordsSvg({ ...usual, ...changed });
  const { width, height } = WORDS_AREA;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).trim();
  const { info } = await drawn.toBuffer({ resolveWithObject: true });
  // If they were cut off, they would reach the edge.
  expect(info.width).toBeLessThan(width);
  expect(info.height).toBeLessThan(height);
});

it('draws accents with their letters, and reports missing letters', async () => {
  const draw = (heading: string) => wordsSvg({ ...usual, heading });
  const named = "Coeur d'Al\u00e8ne \u2013 \u201cThe \u0141ake\u201d \u1ea4";
  expect(missingLetters(named)).toEqual([]);
  expect(await draw(named.normalize('NFD'))).toBe(await draw(named));
  const foreign = 'Meridian \u4e2d \u{1f642} \u0416';
  expect(missingLetters(foreign)).toEqual(['\u4e2d', '\u{1f642}', '\u0416']);
  await expect(draw(foreign)).rejects.toThrow('lack');
});
