import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

const CSS = readFileSync('styles/tokens.css', 'utf8');

/** The backgrounds of text. */
const GROUNDS = ['paper', 'paper-tint', 'card', 'card-hover', 'card-tint', 'land'];

/** The contrast that text needs (WCAG 2.2, 1.4.3), and the edge of a field (1.4.11). */
const LETTERS = 4.5;
const EDGES = 3;

/** Colors that must differ from a background, and by how much. */
const PAIRS: { color: string; grounds: string[]; least: number }[] = [
  ...['ink', 'ink-soft', 'press', 'press-hover', 'link', 'gold-ink', 'error'].map((color) => ({
    color,
    grounds: GROUNDS,
    least: LETTERS,
  })),
  // The focus ring is `link` on page backgrounds and `on-ground` on the dark one
  // (tests/styles.test.ts).
  { color: 'on-press', grounds: ['press', 'press-hover'], least: LETTERS },
  ...['on-ground', 'on-ground-soft'].map((color) => ({
    color,
    grounds: ['ground'],
    least: LETTERS,
  })),
  { color: 'on-ground', grounds: ['ground-hover'], least: LETTERS },
  // The strong button on the dark ground has text in the ground's color.
  { color: 'ground', grounds: ['on-ground', 'on-ground-hover'], least: LETTERS },
  { color: 'control', grounds: GROUNDS, least: EDGES },
  { color: 'open', grounds: GROUNDS, least: EDGES },
];

/** Decorations, and lines that separate what is distinct without them. */
const ORNAMENTS = ['hairline', 'hairline-card', 'gold', 'river', 'ground-line'];

/** The colors of both schemes by name, first the standard ones, then those for more contrast. */
const [standard = '', stronger = ''] = CSS.split('@media (prefers-contrast: more)');
const COLORS = readColors(standard);
const STRONGER = new Map([...COLORS, ...readColors(stronger)]);

function readColors(css: string): Map<string, { light: string; dark: string }> {
  const declarations = css.matchAll(/--([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    Array.from(declarations, ([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

/** The relative luminance of a color such as "#1d2a2c" (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 for equal colors to 21 for black on white (WCAG 2.2, "contrast ratio"). */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('measures contrast as the standard does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each([
  { scheme: 'light', colors: COLORS },
  { scheme: 'dark', colors: COLORS },
  { scheme: 'light', colors: STRONGER },
  { scheme: 'dark', colors: STRONGER },
] as const)('text contrasts with its background, $scheme', ({ scheme, colors }) => {
  const weak = PAIRS.flatMap(({ color, grounds, least }) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colors.get(color)?.[scheme] ?? '', colors.get(ground)?.[scheme] ?? '');
      return ratio >= least ? [] : [`${color} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
  expect(weak).toEqual([]);
});

it('checks every color of the site', () => {
  const paired = PAIRS.flatMap(({ color, grounds }) => [color, ...grounds]);
  const known = [...paired, ...ORNAMENTS];
  const colors = [...standard.matchAll(/--([a-z-]+): (?:light-dark|rgb)\(/g)].map(
    ([, name = '']) => name,
  );
  expect(colors.filter((name) => !known.includes(name))).toEqual([]);
  expect(colors.length).toBeGreaterThan(ORNAMENTS.length);
});

/** What a visitor does, and what the form answers. */
const STATE =
  /:(?:hover|active)\b|::placeholder|\[(?:data-outcome|aria-invalid|aria-disabled)[^\]]*\]/;

/** The tokens of a rule. */
interface Painted {
  selector: string;
  color: string | undefined;
  ground: string | undefined;
}

/** The rules of a style sheet that set a text color or a background, without nesting. */
function paintedIn(css: string): Painted[] {
  // Browsers of this age have no nesting.
  const targets = { chrome: 88 << 16 };
  const { code } = transform({ filename: 'sheet.css', code: Buffer.from(css), targets });

  return [...code.toString().matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) => {
      const color = /(?:^|[;\s])color: var\(--([\w-]+)/.exec(body)?.[1];
      const ground = /background(?:-color)?: var\(--([\w-]+)/.exec(body)?.[1];
      if (color === undefined && ground === undefined) return [];
      return selectors
        .split(/,(?![^(]*\))/)
        .map((each) => ({ selector: each.trim(), color, ground }));
    },
  );
}

/** The text colors and backgrounds of states that the table above doesn't know, a line for each. */
function unknownPairs(css: string): string[] {
  const rules = paintedIn(css);
  const atRest = new Map(rules.map((rule) => [rule.selector, rule]));

  return rules
    .filter(({ selector }) => STATE.test(selector))
    .flatMap(({ selector, ...painted }) => {
      const base = atRest.get(selector.replace(STATE, ''));
      const color = painted.color ?? base?.color ?? 'ink';
      const ground = painted.ground ?? base?.ground;
      const isKnown = PAIRS.some(
        (pair) => pair.color === color && (ground === undefined || pair.grounds.includes(ground)),
      );
      return isKnown ? [] : [`${selector}: ${color} on ${ground ?? 'any background'}`];
    });
}

const SHEETS = ['styles', 'components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

it.each(SHEETS)(
  'text contrasts under a pointer, as a placeholder and as an outcome: %s',
  (path) => {
    expect(unknownPairs(readFileSync(path, 'utf8'))).toEqual([]);
  },
);

it.each([
  '.button { &:hover { color: var(--card) } }',
  '.button { color: var(--on-press); background: var(--press); &:active { background: var(--gold) } }',
  '::placeholder { color: var(--hairline) }',
  '[data-outcome="failed"] { color: var(--card) }',
])('finds the faint text of "%s"', (css) => expect(unknownPairs(css)).not.toEqual([]));
