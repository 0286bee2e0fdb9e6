import { expect, it } from 'vitest';
import { quote } from './quote.ts';

it('repeats a short value as it is', () => {
  expect(quote('Boisé 🖋')).toBe('"Boisé 🖋"');
});

it('cuts a long value after 80 characters, never within one', () => {
  expect(quote('x'.repeat(80))).toBe(`"${'x'.repeat(80)}"`);
  expect(quote('x'.repeat(95_000))).toBe(`"${'x'.repeat(80)}…"`);
  expect(quote('🖋'.repeat(200))).toBe(`"${'🖋'.repeat(80)}…"`);
});

it('shows what could not be seen', () => {
  expect(quote('Bo\u202eise\0\u001b\n\u{e0041}')).toBe(
    '"Bo\\u202eise\\u0000\\u001b\\u000a\\u{e0041}"',
  );
});
