import { writeFileSync } from 'node:fs';
import { headingFaces } from './artwork/make/heading-faces.ts';
import { zipPlaces } from './artwork/make/zip-places.ts';
import { run } from './command.ts';

/**
 * `npm run artwork`: makes again what is committed and no build makes: the heading face in its parts,
 * and the places with ZIP codes. Where nothing has changed, the files stay as they are, byte for byte.
 */
await run(async () => {
  const files = await headingFaces();
  files.set('model/finder/zip-places.json', Buffer.from(zipPlaces()));
  for (const [path, bytes] of files) {
    writeFileSync(path, bytes);
    console.log(`Made ${path}.`);
  }
});
