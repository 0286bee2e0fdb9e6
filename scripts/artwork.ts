import { headingFaces } from './artwork/make/heading-faces.ts';
import { headingLetters } from './artwork/make/heading-letters.ts';
import { towns } from './artwork/make/towns.ts';
import { EXIT, isMain, readOptions, run } from './command.ts';
import { writeBelow } from './system.ts';

/** Where the check looks for the letters that drawings can show. */
export const LETTERS_FILE = 'scripts/content/heading-letters.json';

/** Where the towns with their ZIP codes are committed, for the search. */
export const TOWNS_FILE = 'model/search/towns.json';

/**
 * `npm run artwork`: makes again what is committed and no build makes: the heading face in its parts,
 * the list of its letters, and the towns with their ZIP codes. Where nothing has changed, the files stay as
 * they are, byte for byte.
 */
export async function main(args: readonly string[]): Promise<number> {
  readOptions(args, {}, 'npm run artwork');

  for (const [path, bytes] of await headingFaces()) write(path, bytes);
  // The list is read from the faces, which have just been made.
  write(LETTERS_FILE, `${JSON.stringify(headingLetters(), null, 2)}\n`);
  write(TOWNS_FILE, towns());
  return EXIT.success;
}

function write(path: string, content: string | Buffer): void {
  writeBelow('.', path, content);
  console.log(`Made ${path}.`);
}

if (isMain(import.meta.filename)) await run(main);
