import { writeFile } from 'node:fs/promises';
import { headingFace } from '../drawings/heading-face.ts';
import { drawSeal } from '../drawings/seal.ts';
import { zipPlacesFile } from '../drawings/zip-places.ts';
import { run } from './command.ts';

/**
 * `npm run drawings`: writes the committed files that are computed: the heading face, the seal, and the
 * places with ZIP codes.
 */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('public/seal.svg', drawSeal());
  await writeFile('scripts/artifacts/finder/zip-places.json', await zipPlacesFile());
});
