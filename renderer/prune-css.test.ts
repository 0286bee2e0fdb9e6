import { expect, it } from 'vitest';
import { pruneCss } from './prune-css.ts';

const pruned = (css: string, ...used: string[]) => pruneCss(css, (name) => used.includes(name));

it.each([
  // Whole rules, and single selectors of a list.
  ['.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['p,.b,.a{color:red}', 'p,.a{color:red}'],
  ['.a .b,.b>.a,.a+.a{color:red}', '.a+.a{color:red}'],
  ['.a.b{color:red}', ''],
  // What stands in parentheses may be missing.
  ['.a:not(.b)+:is(.b,.c),.b:not(.a){color:red}', '.a:not(.b)+:is(.b,.c){color:red}'],
  [':is(.a:not(.b),.c) a{color:red}', ':is(.a:not(.b),.c) a{color:red}'],
  // Blocks around rules go when nothing is left in them; other blocks stay.
  ['@layer x{@media print{.b{color:red}}}', ''],
  ['@layer x{@media print{.b{color:red}.a{top:0}}}', '@layer x{@media print{.a{top:0}}}'],
  ['@keyframes b{to{top:.5em}}', '@keyframes b{to{top:.5em}}'],
  ['@font-face{src:url(x.b)}', '@font-face{src:url(x.b)}'],
  // Statements.
  ['@layer x,y;.b{top:0}@layer z;', '@layer x,y;@layer z;'],
  // As people write it.
  ['\n.a,\n.b {\n  top: 0;\n}\n', '.a{top: 0;}'],
])('%s', (css, expected) => {
  expect(pruned(css, 'a')).toBe(expected);
});

it('refuses a sheet that lacks a brace', () => {
  expect(() => pruned('@media print{.a{top:0}', 'a')).toThrow('lacks a "}"');
});
