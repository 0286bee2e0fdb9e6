import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

const SHEETS = ['styles', 'components', 'pages', 'islands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ path: join(folder, file), css: readFileSync(join(folder, file), 'utf8') })),
);

/** All matches in the style sheets, with their files. */
const found = (pattern: RegExp) =>
  SHEETS.flatMap(({ path, css }) => (css.match(pattern) ?? []).map((text) => `${path}: ${text}`));

/** What a parser of current CSS doesn't know in a style sheet: at-rules and selectors. */
const unknownIn = (css: string) =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), errorRecovery: true }).warnings;

it.each(SHEETS)('every rule of $path is one that browsers know', ({ css }) => {
  expect(unknownIn(css)).toEqual([]);
});

it.each(['a:hoverr {}', 'a::befor {}', 'a:has(> b {}', '@madia (width > 1px) {}'])(
  'finds out that browsers would drop "%s"',
  (css) => expect(unknownIn(css)).not.toEqual([]),
);

it('every color is a token, except white in print', () => {
  const literals = found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi).filter((each) => {
    return !/^styles\/(?:tokens|print)\.css:/.test(each);
  });
  expect(literals).toEqual([]);
});

it("generated content has an empty alternative, so it isn't read out", () => {
  expect(found(/content: "[^"]+"(?! \/ "")[^;]*;/g)).toEqual([]);
  expect(found(/content: "[^"]+" \/ ""/g)).not.toEqual([]);
});

it('the focus ring has its own color on the dark ground', () => {
  expect(found(/--ring: var\(--link\)/g)).toEqual(['styles/tokens.css: --ring: var(--link)']);
  const dark = SHEETS.filter(({ css }) => css.includes('background: var(--ground);'));
  expect(dark.length).toBeGreaterThan(0);
  const without = dark.filter(({ css }) => !css.includes('--ring: var(--on-ground);'));
  expect(without.map(({ path }) => path)).toEqual([]);
  // Other colors aren't among the pairs in contrast.test.ts. The halo of the status is an ornament.
  const others = found(/outline(?:-color)?: (?!none|.*var\(--(?:ring|open)\)).*;/g);
  expect(others).toEqual([]);
});

it('no button has a border in a decorative color, which is too faint (WCAG 2.2, 1.4.11)', () => {
  const faint =
    /\.button[^{}]*\{[^{}]*border-color: var\(--(?:hairline|hairline-card|gold|ground-line)\)/g;
  expect(found(faint)).toEqual([]);
  expect(found(/\.button[^{}]*\{[^{}]*border-color: var\(/g)).not.toEqual([]);
});

it('uses logical properties, so that a page in Arabic is mirrored', () => {
  // Map labels follow the land, not the language.
  const ofSide =
    /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align: (?:left|right))\b.*$/gm;
  const physical = found(ofSide);
  expect(physical.filter((each) => !each.startsWith('components/map/'))).toEqual([]);
  expect(found(/margin-inline-(?:start|end)/g)).not.toEqual([]);
});
