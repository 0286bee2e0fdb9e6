import { headingLetters } from './artwork/make/heading-letters.ts';
import { EXIT, isMain, readOptions, run } from './command.ts';
import { writeBelow } from './system.ts';

/** Where the check looks for the letters that drawings can show. */
export const LETTERS_FILE = 'scripts/content/heading-letters.json';

/**
 * `npm run artwork`: makes again what is committed and no build makes. Where nothing has changed, the
 * files stay as they are, byte for byte.
 */
export async function main(args: readonly string[]): Promise<number> {
  readOptions(args, {}, 'npm run artwork');

  writeBelow('.', LETTERS_FILE, `${JSON.stringify(headingLetters(), null, 2)}\n`);
  console.log(`Made ${LETTERS_FILE}.`);
  return EXIT.success;
}

if (isMain(import.meta.filename)) await run(main);
