import { expect, it } from 'vitest';
import { quote } from './diagnostic.ts';

it.each([
  ['Boisé 🖋', '"Boisé 🖋"'],
  ['x'.repeat(95_000), `"${'x'.repeat(80)}…"`],
  ['🖋'.repeat(200), `"${'🖋'.repeat(80)}…"`],
  ['Bo\u202eise\0\u001b\n\u{e0041}', '"Bo\\u202eise\\u0000\\u001b\\u000a\\ue0041"'],
])('repeats %.20j as messages can show it', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});
