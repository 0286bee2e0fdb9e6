import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every style sheet of the site, as its path and its text. */
const SHEETS = ['styles', 'components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ path: join(folder, file), css: readFileSync(join(folder, file), 'utf8') })),
);

/** What a pattern finds in the style sheets, each with its file. */
const found = (pattern: RegExp) =>
  SHEETS.flatMap(({ path, css }) => (css.match(pattern) ?? []).map((text) => `${path}: ${text}`));

it('every color stands in the tokens: paper alone is white when it is printed', () => {
  const literals = found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi).filter((each) => {
    return !/^styles\/(?:tokens|print)\.css:/.test(each);
  });
  expect(literals).toEqual([]);
});

it('no sign that a style writes is read out: its alternative is empty', () => {
  expect(found(/content: "[^"]+"(?! \/ "")[^;]*;/g)).toEqual([]);
  expect(found(/content: "[^"]+" \/ ""/g)).not.toEqual([]);
});

it('the focus ring has a color of its own on the dark ground', () => {
  expect(found(/--ring: var\(--link\)/g)).toEqual(['styles/tokens.css: --ring: var(--link)']);
  const dark = SHEETS.filter(({ css }) => css.includes('background: var(--ground);'));
  expect(dark.length).toBeGreaterThan(0);
  const without = dark.filter(({ css }) => !css.includes('--ring: var(--on-ground);'));
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('no button has an edge in the color of an ornament, which is too faint for one (WCAG 2.2, 1.4.11)', () => {
  const faint =
    /\.button[^{}]*\{[^{}]*border-color: var\(--(?:hairline|hairline-card|gold|ground-line)\)/g;
  expect(found(faint)).toEqual([]);
  expect(found(/\.button[^{}]*\{[^{}]*border-color: var\(/g)).not.toEqual([]);
});

it('sides are those of the line, so that a page in Arabic has its marks where it begins', () => {
  // Names on a map stand where the land is, whatever the language.
  const ofSide =
    /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align: (?:left|right))\b.*$/gm;
  const physical = found(ofSide);
  expect(physical.filter((each) => !each.startsWith('components/map/'))).toEqual([]);
  expect(found(/margin-inline-(?:start|end)/g)).not.toEqual([]);
});
