import { existsSync, readFileSync } from 'node:fs';
import { colorsIn } from '../../model/pictures.ts';

/** Where the colors of the site stand. */
const TOKENS_FILE = 'styles/tokens.css';

/** The colors of the site by their tokens: "gold", and "gold-dark" for dark schemes. */
export const siteColor = colorsIn(readFileSync(TOKENS_FILE, 'utf8'));

/** A custom property that a style sheet sets, and one that a style sheet or a drawing uses. */
const PROPERTY_SET = /(--[a-z-]+):/g;
const PROPERTY_USED = /var\((--[a-z-]+)\)/g;

/**
 * Makes an SVG file of a drawing in this folder. Its style sheet, which has the same name, is put
 * where the drawing has `<!-- style -->`.
 *
 * Programs that show a picture alone know no tokens of the site, so `var(--gold)` becomes the color
 * itself, unless the drawing's own style sheet sets a property of that name. Throws where neither the
 * style sheet nor styles/tokens.css knows the name.
 * @param name the path of the drawing without its ending: "map/map"
 * @param parts what to put in the places of the comments that name them
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

/** A style sheet without its comments, and without spaces that only its readers need. */
function shortStyle(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
