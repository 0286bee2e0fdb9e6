import { readFile, writeFile } from 'node:fs/promises';
import { drawFoothills } from '../drawings/foothills.ts';
import { headingFace } from '../drawings/heading-face.ts';
import { drawIcons } from '../drawings/icons.ts';
import { zipPlacesFile } from '../drawings/zip-places.ts';
import { run } from './command.ts';

/**
 * `npm run drawings`: writes the committed files that are computed: heading face, foothills, icons,
 * and the places with ZIP codes.
 */
await run(async () => {
  await writeFile('styles/heading.woff2', await headingFace());
  await writeFile('components/hero/foothills.svg', drawFoothills());
  for (const { file, bytes } of drawIcons(await readFile('public/favicon.svg', 'utf8'))) {
    await writeFile(`public/${file}`, bytes);
  }
  await writeFile('scripts/artifacts/finder/zip-places.json', await zipPlacesFile());
});
