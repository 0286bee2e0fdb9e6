import type { Point } from './geometry.ts';
import { groundPaths, linePath, ringPlaces } from './ground.ts';
import { readWays, type Way } from './lines.ts';
import { MAP_STYLE } from './map-style.ts';
import type { Coordinates, Size, View } from './projection.ts';

/** Lines of a hatching, for the other state. */
const HATCH =
  '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)scale(10)"><path d="M0 0v5"/></pattern>';

/** A whole picture file. */
export function picture({ width, height }: Size, ...content: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${MAP_STYLE}</style><defs>${HATCH}</defs>`,
    ...content,
    '</svg>\n',
  ].join('');
}

/**
 * Everything below the marks: land, counties, states, rings around the office, rivers, roads.
 * @param rings radii in miles
 */
export async function drawLines(
  view: View,
  office: Coordinates,
  rings: readonly number[],
): Promise<string> {
  const { oregon, counties, states } = await groundPaths(view);
  const ways = await readWays();
  const of = (kind: Way['kind']) =>
    ways
      .filter((way) => way.kind === kind)
      .map(({ places }) => linePath(places, view))
      .join('');
  const interstate = of('interstate');
  const lines: [name: string, path: string][] = [
    ['oregon', oregon],
    ['county', counties],
    ['ring', rings.map((miles) => linePath(ringPlaces(office, miles), view)).join('')],
    ['river', of('river')],
    ['state-line', states],
    ['highway', of('highway')],
    ['interstate', interstate],
    ['interstate-middle', interstate],
  ];
  const paths = lines.map(([name, path]) =>
    path === '' ? '' : `<path class="${name}" d="${path}"/>`,
  );
  return [
    `<rect class="land" width="${view.width}" height="${view.height}"/>`,
    `<g class="lines" transform="scale(.1)">${paths.join('')}</g>`,
  ].join('');
}

/** The small seal at the office: two waves around each other between two rings. */
export function drawSeal({ x, y }: Point, radius: number): string {
  const waves = [0, Math.PI].map((phase) => wave(radius * 0.8, phase)).join('');
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><circle class="seal" r="${radius}"/>`,
    `<path class="seal-line" d="${waves}"/><circle class="seal-ring" r="${radius}"/></g>`,
  ].join('');
}

function wave(radius: number, phase: number): string {
  const steps = 96;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    const r = radius * (1 + 0.16 * Math.cos(12 * angle + phase));
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`.replaceAll(' -', '-');
}
