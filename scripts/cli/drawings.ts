import { readFile, writeFile } from 'node:fs/promises';
import { favicon } from '../drawings/favicon.ts';
import { headingFace } from '../drawings/heading-face.ts';
import { drawSeal } from '../drawings/seal.ts';
import { run } from './command.ts';

/** `npm run drawings`: writes the committed files that are computed: the heading face, the seal and the icon. */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('public/seal.svg', drawSeal());
  await writeFile('public/favicon.ico', favicon(await readFile('public/favicon.svg', 'utf8')));
});
