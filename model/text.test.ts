import { expect, it } from 'vitest';
import { escapeHtml, preview, quote, unescapeHtml } from './text.ts';

it('cuts a description to 100 whole characters and an ellipsis', () => {
  expect(preview('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  expect(preview('🦉'.repeat(100))).toBe('🦉'.repeat(100));
});

it.each([
  ['Boisé 🖋', '"Boisé 🖋"'],
  ['x'.repeat(95_000), `"${'x'.repeat(80)}…"`],
  ['🖋'.repeat(200), `"${'🖋'.repeat(80)}…"`],
  ['Bo\u202eise\0\u001b\n\u{e0041}', '"Bo\\u202eise\\u0000\\u001b\\u000a\\ue0041"'],
])('repeats %.20j as messages can show it', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

it('escapes HTML, and undoes it', () => {
  const [text, html] = ['<a title="&lt;">', '&lt;a title=&quot;&amp;lt;&quot;&gt;'];
  expect([escapeHtml(text), unescapeHtml(html)]).toEqual([html, text]);
});
