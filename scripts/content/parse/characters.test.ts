import { expect, it } from 'vitest';
import type { Position } from '../diagnostic.ts';
import { checkCharacters } from './characters.ts';

/** What is told of a text, and where. */
function told(text: string) {
  const found: (Position & { message: string })[] = [];
  checkCharacters(text, (at, message) => found.push({ ...at, message }));
  return found;
}

it.each([
  ['a turn of direction', 'Bo\u202Eise', 2, 'U+202E'],
  ['a zero-width space', 'Boi\u200Bse', 3, 'U+200B'],
  ['a blank Braille pattern', '\u2800', 0, 'U+2800'],
  ['a private character', '\uE000', 0, 'U+E000'],
])('finds %s', (_, text, index, code) => {
  const message = `an invisible character, ${code}. Delete it and type the text again.`;
  expect(told(text)).toEqual([{ line: 1, column: index + 1, length: 1, message }]);
});

it.each([
  ['accents', 'Doña Peña, Boisé, e\u0301'],
  ['letters of other scripts', 'Meridian 中文'],
  ['a no-break space', '8\u00A0AM'],
  ['tabs and lines', 'a\tb\nc'],
  ['joined emoji', '👩\u200D👩\u200D👧 and 👋🏽 and 🧑🏽\u200D⚖\uFE0F'],
  ['flags', '🇺🇸 and 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['signs with a chosen form', '❤\uFE0F ☎\uFE0E 1\uFE0F\u20E3'],
])('leaves %s alone', (_, text) => {
  expect(told(text)).toEqual([]);
});
