import { expect, it } from 'vitest';
import { plainText } from './characters.ts';

it.each([
  ['accents', 'Doña Peña, Boisé, e\u0301'],
  ['joined emoji', '👩\u200D👩\u200D👧 and 👋🏽 and 🧑🏽\u200D⚖\uFE0F'],
  ['flags', '🇺🇸 and 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['a tab', '\tname: Boise'],
])('leaves %s alone', (_, text) => {
  expect(plainText(text)).toBe(text);
});

it.each([
  ['line ends of Windows and of old Macs', 'a\r\nb\rc', 'a\nb\nc'],
  ['a byte-order mark', '\uFEFFname: Boise', 'name: Boise'],
  ['spaces of no width', 'Boi\u200Bse\u2060', 'Boise'],
  ['a soft hyphen', 'nota\u00ADry', 'notary'],
  ['the marks around a pasted phone number', '\u202A(208) 555-0100\u202C', '(208) 555-0100'],
  ['a turn of direction', 'Bo\u202Eise', 'Boise'],
  ['a blank Braille pattern and a private character', '\u2800Boi\uE000se', 'Boise'],
  ['no-break spaces before an entry', '\u00A0\u00A0- meridian', '  - meridian'],
  ['one behind the name of a field', '  - name:\u00A0Boise', '  - name: Boise'],
  ['one behind the signs of a heading', '##\u2003Parking', '## Parking'],
  ['one between words', 'We open at 8\u00A0AM.', 'We open at 8 AM.'],
  ['the end of a line of a word processor', 'One.\u2028Two.', 'One. Two.'],
])('takes %s as it was meant', (_, written, plain) => {
  expect(plainText(written)).toBe(plain);
});
