import { expect, it } from 'vitest';
import { bulletsAsHyphens, checkCharacters, plainText, withoutChanceSigns } from './characters.ts';

/** What is reported of a text, and where. */
function reportsOf(text: string) {
  const found: string[] = [];
  checkCharacters(text, ({ column }, message) => found.push(`${column} ${message}`));
  return found;
}

it.each([
  ['a turn of direction', 'Bo\u202Eise', 2, 'U+202E'],
  ['a blank Braille pattern', '\u2800', 0, 'U+2800'],
  ['a private character', '\uE000', 0, 'U+E000'],
])('finds %s', (_, text, index, code) => {
  const message = `an invisible character, ${code}. Delete it and type the text again.`;
  expect(reportsOf(text)).toEqual([`${index + 1} ${message}`]);
});

it.each([
  ['accents', 'Doña Peña, Boisé, e\u0301'],
  ['a no-break space', '8\u00A0AM'],
  ['joined emoji', '👩\u200D👩\u200D👧 and 👋🏽 and 🧑🏽\u200D⚖\uFE0F'],
  ['flags', '🇺🇸 and 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
])('leaves %s alone', (_, text) => {
  expect(reportsOf(text)).toEqual([]);
});

it.each([
  ['line ends of Windows and of old Macs', 'a\r\nb\rc', 'a\nb\nc'],
  ['a byte-order mark', '\uFEFFname: Boise', 'name: Boise'],
  ['spaces of no width', 'Boi\u200Bse\u2060', 'Boise'],
  ['a soft hyphen', 'nota\u00ADry', 'notary'],
  ['the marks around a pasted phone number', '\u202A(208) 555-0100\u202C', '(208) 555-0100'],
  ['no-break spaces before an entry', '\u00A0\u00A0- meridian', '  - meridian'],
  ['one behind a hyphen', '  -\u00A0meridian', '  - meridian'],
  ['one behind the name of a field', '  - name:\u00A0Boise', '  - name: Boise'],
  ['one behind the signs of a heading', '##\u2003Parking', '## Parking'],
  ['a tab', '\tname: Boise', '\tname: Boise'],
  ['one between words', 'We open at 8\u00A0AM.', 'We open at 8\u00A0AM.'],
])('takes %s as it was meant', (_, written, plain) => {
  expect(plainText(written)).toBe(plain);
});

it.each([
  ['bullets', 'We do:\n• wills\n  ▪ deeds', 'We do:\n- wills\n  - deeds'],
  ['bullets with a tab or without a space', '•\twills\n•deeds', '- wills\n- deeds'],
  ['the letter o with a tab', 'o\twills', '- wills'],
  ['dashes with a tab', '–\twills\n—\tdeeds', '- wills\n- deeds'],
  ['no dash of a text', '– she said', '– she said'],
  ['no dot within a line', 'Boise · Nampa', 'Boise · Nampa'],
])('makes hyphens of %s', (_, written, list) => {
  expect(bulletsAsHyphens(written)).toBe(list);
});

it.each([
  ['1986. What a season', '1986\\. What a season'],
  ['5*4*3 inches', '5\\*4\\*3 inches'],
  ['12. Twelfth of a list', '12. Twelfth of a list'],
  ['*slanted* and **bold**', '*slanted* and **bold**'],
])('leaves no sign of Markdown in %s that nobody meant', (typed, read) => {
  expect(withoutChanceSigns(typed)).toBe(read);
});
