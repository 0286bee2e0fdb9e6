import { expect, it } from 'vitest';
import { isWholeCard } from './cards.ts';

it.each([
  ['as cards are', 1200, 630, true],
  ['larger, of the same shape', 2400, 1260, true],
  ['twice as wide as high', 1600, 800, true],
  ['of a wide screen', 1920, 1080, false],
  ['of a camera', 4000, 3000, false],
  ['upright', 630, 1200, false],
])('recognizes a picture that fills the card: %s', (_, width, height, isWhole) => {
  const picture = { file: 'pictures/card.png', alt: 'A card' };
  const pictures = { 'pictures/card.png': { key: 'card', width, height } };
  expect(isWholeCard({ pictures }, { picture })).toBe(isWhole);
});

it('finds no card without a picture', () => {
  expect(isWholeCard({ pictures: {} }, { picture: undefined })).toBe(false);
});
