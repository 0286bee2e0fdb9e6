import { writeFile } from 'node:fs/promises';
import { run } from './command.ts';
import { drawSeal } from './drawings/seal.ts';
import { headingFace } from './heading-face.ts';

/** `npm run drawings`: writes the committed files that are computed: the heading face and the seal. */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('public/seal.svg', drawSeal());
});
