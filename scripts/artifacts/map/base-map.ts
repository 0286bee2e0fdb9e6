import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Coordinates, fitProjection } from './projection.ts';
import { shortPath } from './short-path.ts';

/** The states by their FIPS codes (ANSI INCITS 38). */
const OREGON = '41';

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

/** Colours for light and dark, the same hues as the site's tokens. */
const STYLE =
  'svg{background:#efe9d9}path{fill:none;stroke:#fffdf8;stroke-width:1;vector-effect:non-scaling-stroke}.oregon{fill:#e3ebe4;stroke:none}.border{stroke:#a9792b;stroke-dasharray:4 3}' +
  '@media(prefers-color-scheme:dark){svg{background:#222b2a}path{stroke:#39474a}.oregon{fill:#1c2626}.border{stroke:#d3a556}}';

/** Draws the counties and the state line around the cities, as an SVG file of its own. */
export async function drawBaseMap(places: readonly Coordinates[]): Promise<string> {
  const { projection, width, height } = fitProjection(places);
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const atlas = await readAtlas();
  const draw = (geometry: Parameters<ReturnType<typeof geoPath>>[0]) =>
    shortPath((pen) => geoPath(projection, pen)(geometry));
  const { counties, states } = atlas.objects;
  const oregon = feature(atlas, {
    ...states,
    geometries: states.geometries.filter(({ id }) => id === OREGON),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}</style>`,
    `<path class="oregon" d="${draw(oregon)}"/>`,
    `<path d="${draw(mesh(atlas, counties, (a, b) => a !== b))}"/>`,
    `<path class="border" d="${draw(mesh(atlas, states, (a, b) => a !== b))}"/>`,
    '</svg>\n',
  ].join('');
}

async function readAtlas(): Promise<Atlas> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isAtlas(atlas)) throw new Error(`${file} is no map of the counties.`);
  return atlas;
}

function isAtlas(value: unknown): value is Atlas {
  return typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value;
}
