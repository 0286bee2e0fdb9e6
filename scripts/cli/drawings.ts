import { writeFile } from 'node:fs/promises';
import { headingFace } from '../drawings/heading-face.ts';
import { drawSeal } from '../drawings/seal.ts';
import { run } from './command.ts';

/** `npm run drawings`: writes the committed files that are computed: the heading face and the seal. */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('public/seal.svg', drawSeal());
});
