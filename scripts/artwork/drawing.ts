import { existsSync, readFileSync } from 'node:fs';
import { colorsIn } from '../../model/pictures.ts';

const TOKENS_FILE = 'styles/tokens.css';

/** The site's colors by token: "gold", and "gold-dark" for dark mode. */
export const siteColor = colorsIn(readFileSync(TOKENS_FILE, 'utf8'));

/** Matches custom properties where they are set and used. */
const PROPERTY_SET = /(--[a-z-]+):/g;
const PROPERTY_USED = /var\((--[a-z-]+)\)/g;

/**
 * Makes an SVG file from a drawing in this folder. Its style sheet, which has the same name, goes where
 * the drawing has `<!-- style -->`.
 * Image viewers don't know the site's tokens, so `var(--gold)` becomes the color itself, unless the
 * drawing's style sheet sets that property. Throws if neither the style sheet nor styles/tokens.css has
 * the name.
 * @param name the path of the drawing without its extension: "map/map"
 * @param parts the replacements of the comments with these names
 */
export function makeSvg(name: string, parts: Readonly<Record<string, string>> = {}): string {
  const drawing = readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');

  const styleFile = new URL(`${name}.css`, import.meta.url);
  const style = existsSync(styleFile) ? shortStyle(readFileSync(styleFile, 'utf8')) : '';
  const ownProperties = new Set([...style.matchAll(PROPERTY_SET)].map(([, property]) => property));

  const withColors = drawing
    .replace('<!-- style -->', `<style>${style}</style>`)
    .replace(PROPERTY_USED, (use: string, property: string) =>
      ownProperties.has(property) ? use : siteColor(property.slice('--'.length)),
    );

  return withColors.replace(/<!-- (\w+) -->/g, (_, part: string) => parts[part] ?? '');
}

/** Strips comments and unneeded whitespace. */
function shortStyle(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
