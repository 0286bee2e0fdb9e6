import { readFileSync } from 'node:fs';
import { colorsIn } from '../../model/pictures.ts';

const TOKENS_FILE = 'styles/tokens.css';

/** The site's colors by token: "gold", and "gold-dark" for dark mode. */
export const siteColor = colorsIn(readFileSync(TOKENS_FILE, 'utf8'));

/** Matches a token where it's used. */
const TOKEN_USED = /var\(--([a-z-]+)\)/g;

/**
 * Makes an SVG file from a drawing in this folder. Its style sheet, which has the same name, goes where
 * the drawing has `<!-- style -->`.
 * Image viewers don't know the site's tokens, so `var(--gold)` becomes the color itself. Throws if
 * styles/tokens.css doesn't have the name.
 * @param name the name of the drawing's file without its extension: "card"
 * @param parts the replacements of the comments with these names
 */
export function makeSvg(name: string, parts: Readonly<Record<string, string>> = {}): string {
  const drawing = readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');
  const style = readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8');

  const withColors = drawing
    .replace('<!-- style -->', `<style>${style}</style>`)
    .replace(TOKEN_USED, (_, token: string) => siteColor(token));

  return withColors.replace(/<!-- (\w+) -->/g, (_, part: string) => parts[part] ?? '');
}
