import { readFile, writeFile } from 'node:fs/promises';
import { favicon } from '../drawings/favicon.ts';
import { headingFace } from '../drawings/heading-face.ts';
import { drawSeal } from '../drawings/seal.ts';
import { zipPlaces } from '../drawings/zip-places.ts';
import { run } from './command.ts';

/**
 * `npm run drawings`: writes the committed files that are computed: the heading face, the seal, the
 * icon, and the places with ZIP codes.
 */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('public/seal.svg', drawSeal());
  await writeFile('public/favicon.ico', favicon(await readFile('public/favicon.svg', 'utf8')));
  const places = (await zipPlaces()).map((place) => JSON.stringify(place));
  await writeFile('scripts/artifacts/finder/zip-places.json', `[\n${places.join(',\n')}\n]\n`);
});
