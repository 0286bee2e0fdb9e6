import { escapeHtml } from '../../../model/text.ts';
import { guilloche } from '../engraving.ts';
import { type Box, type Mark, spotAlong, textWidth } from './labels.ts';
import { landIn } from './land.ts';
import type { Point, Size, View } from './view.ts';

/** Colors for light and dark: of the same hues as the site's tokens, which a picture cannot read. */
const COLORS = {
  land: ['#f7f2e5', '#20292a'],
  hatch: ['#d9cfb4', '#34403f'],
  county: ['#b7ab8b', '#586664'],
  state: ['#8a6320', '#c79a4c'],
  river: ['#7fb0c1', '#4b7d90'],
  'river-name': ['#2f6475', '#9dc9d9'],
  road: ['#8d8772', '#7d8780'],
  interstate: ['#5c665c', '#a9b3a9'],
  gold: ['#a9792b', '#d3a556'],
  'gold-text': ['#7b5717', '#dcb26a'],
  ink: ['#1d2a2c', '#eee9dc'],
  soft: ['#52605f', '#b9c0b8'],
  place: ['#24566a', '#93c4d8'],
  sign: ['#fffdf8', '#171c1d'],
} as const;

/** Marks keep about their size where a picture is shown larger: .m is made smaller then. */
const STYLE = `
svg{${colors(0)}}
@media(prefers-color-scheme:dark){svg{${colors(1)}}}
svg{color:var(--ink);font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.land{fill:var(--land)}
.lines path{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}
.lines .oregon{fill:url(#hatch)}
#hatch path,.key-oregon{stroke:var(--hatch)}
.lines .county{stroke:var(--county);stroke-width:.75;stroke-dasharray:1 3}
.lines .state-line{stroke:var(--state);stroke-width:1.25;stroke-dasharray:7 3 1 3}
.lines .river{stroke:var(--river);stroke-width:2.5}
.lines .highway{stroke:var(--road);stroke-width:1.25}
.lines .interstate{stroke:var(--interstate);stroke-width:4}
.lines .interstate-middle{stroke:var(--land);stroke-width:1.75}
.lines .ring{stroke:var(--gold);stroke-width:.6}
.lines .scale{stroke:currentColor}
.to-base{stroke:var(--gold);stroke-width:2.5;vector-effect:non-scaling-stroke}
.seal{fill:var(--land);stroke:var(--gold);stroke-width:1.2}
.seal-line{fill:none;stroke:var(--gold);stroke-width:7}
.leader{fill:none;stroke:var(--soft);stroke-width:.8;vector-effect:non-scaling-stroke}
text{text-anchor:middle;fill:var(--ink);stroke:var(--land);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
text.river-name,text.valley-name{font:italic 11px Georgia,"Times New Roman",serif;fill:var(--river-name)}
text.shield{font-size:9px;font-weight:600;stroke:none}
text.on-sign{fill:var(--sign)}
.sign-interstate{fill:var(--place);stroke:var(--sign);stroke-width:1}
.sign{fill:var(--sign);stroke:var(--soft);stroke-width:.8}
text.state{font-size:9.5px;letter-spacing:.14em;fill:var(--gold-text)}
text.ring-name{font-size:9px;fill:var(--gold-text)}
text.office-city{font-size:11px;fill:var(--gold-text);font-weight:600}
text.valley-name{fill:var(--gold-text)}
text.key{font-size:10px;fill:var(--soft);stroke:none;text-anchor:start}
text.name{font-size:12px}
text.here{font-size:13px;font-weight:600}
text.way{font-size:12px;font-weight:600;fill:var(--gold-text)}
text.start{text-anchor:start}
text.end{text-anchor:end}
.strip{fill:var(--sign);stroke:var(--county)}
.dot{fill:var(--place);stroke:var(--land);stroke-width:1.5}
.dot.here{fill:var(--gold)}
.arrow{fill:var(--gold)}
@media(min-width:430px){.m{scale:.82}}
@media(min-width:600px){.m{scale:.66}}`.replaceAll('\n', '');

function colors(scheme: 0 | 1): string {
  return Object.entries(COLORS)
    .map(([name, color]) => `--${name}:${color[scheme]}`)
    .join(';');
}

/** A whole picture file; it follows the scheme of a page that shows it. */
export function picture({ width, height }: Size, ...content: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}</style><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"`,
    ' patternTransform="rotate(45)scale(10)"><path d="M0 0v5"/></pattern>',
    `<rect class="land" width="${width}" height="${height}"/>`,
    ...content,
    '</svg>\n',
  ].join('');
}

/** Something small at a place. */
export function mark({ x, y }: Point, content: string, angle = 0): string {
  const turn = Math.round(angle) === 0 ? '' : ` rotate(${Math.round(angle)})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn}"><g class="m">${content}</g></g>`;
}

export function text(words: string, className: string, y = 0): string {
  return `<text class="${className}" dy=".35em"${y === 0 ? '' : ` y="${y}"`}>${escapeHtml(words)}</text>`;
}

/** The small seal at the office. */
export function drawSeal({ x, y }: Point, radius: number): string {
  const waves = guilloche(radius * 0.8, radius * 0.13, 12, 2);
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  return `<g transform="${place}"><circle class="seal" r="${radius}"/><g class="seal-line">${waves}</g></g>`;
}

/**
 * Everything below the marks: counties, states, rings around the office, rivers, roads.
 * @param rings the parts of them that can be seen
 */
export function drawLines(view: View, rings: readonly Point[][] = []): string {
  const { lines, oregon } = landIn(view);
  const of = (kind: string) =>
    lines.filter((line) => line.kind === kind).flatMap(({ parts }) => parts);
  const layers = {
    oregon,
    county: of('county'),
    ring: rings,
    river: of('river'),
    'state-line': of('state-line'),
    highway: of('highway'),
    interstate: of('interstate'),
    'interstate-middle': of('interstate'),
  };
  const paths = Object.entries(layers).flatMap(([name, parts]) =>
    parts.length === 0 ? [] : `<path class="${name}" d="${parts.map(shortPath).join('')}"/>`,
  );
  return `<g class="lines" transform="scale(.1)">${paths.join('')}</g>`;
}

/** A line in relative steps of tenths of a unit. */
function shortPath(line: readonly Point[]): string {
  const points = line.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const steps = points.map(({ x, y }, index) => {
    const last = points[index - 1];
    return last === undefined ? `M${x} ${y}l` : `${x - last.x} ${y - last.y} `;
  });
  return steps.join('').replaceAll(' -', '-').trim();
}

/**
 * Names of rivers and states, and shields of roads, wherever there is room for them.
 * @param taken what stands on the map already; what is placed is added
 */
export function drawMarks(view: View, taken: Box[]): string {
  const { lines } = landIn(view);
  const along = (kinds: readonly string[], draw: (name: string, parts: Point[][]) => string) =>
    lines.filter(({ kind }) => kinds.includes(kind)).map(({ name, parts }) => draw(name, parts));
  return [
    ...along(['border'], (_, parts) => drawStates(parts, view, taken)).slice(0, 1),
    ...along(['interstate', 'highway'], (name, parts) => drawShield(name, parts, view, taken)),
    ...along(['river'], (name, parts) => drawRiver(name, parts, view, taken)),
  ].join('');
}

/** A mark along lines, if there is room for it; its place is taken then. */
export function drawAlong(
  lines: readonly Point[][],
  wanted: Mark,
  view: Size,
  taken: Box[],
  content: (angle: number) => string,
): string {
  const spot = spotAlong(lines, wanted, view, taken);
  taken.push(...(spot?.boxes ?? []));
  return spot === undefined ? '' : mark(spot.at, content(spot.angle), spot.angle);
}

/** The names of the two states, on both sides of the line between them. */
function drawStates(border: readonly Point[][], view: View, taken: Box[]): string {
  return drawAlong(border, { width: 56, height: 24 }, view, taken, (angle) => {
    // Oregon lies in the west: above a text that is read upward, below one that is read downward.
    const side = angle < 0 ? 7.5 : -7.5;
    return text('OREGON', 'state', -side) + text('IDAHO', 'state', side);
  });
}

function drawRiver(name: string, parts: readonly Point[][], view: View, taken: Box[]): string {
  const draw = (words: string) => {
    const wanted = { width: textWidth(words, 11) * 0.82, height: 11, offset: 8.5 };
    return drawAlong(parts, wanted, view, taken, () => text(words, 'river-name'));
  };
  return draw(name) || draw(name.replace(/River$/, 'R.'));
}

/** The shield of an interstate, or the box of a US highway, or the rounded one of a state's. */
function drawShield(name: string, parts: readonly Point[][], view: View, taken: Box[]): string {
  const number = name.replace(/^\D*/, '');
  const width = Math.round(textWidth(number, 9, true)) + 7;
  const round = name.startsWith('US') ? 2 : 6.5;
  const sign = name.startsWith('I-')
    ? `<path class="sign-interstate" d="M-9-8q9 4 18 0q4 10-9 17q-13-7-9-17z"/>${text(number, 'shield on-sign')}`
    : `<rect class="sign" x="${-width / 2}" y="-6.5" width="${width}" height="13" rx="${round}"/>${text(number, 'shield')}`;
  const wanted = { width: width + 3, height: 17, turned: false };
  return drawAlong(parts, wanted, view, taken, () => sign);
}
