import { writeFileSync } from 'node:fs';
import { hasLetter } from './lettering.ts';

// Lists the letters of the heading face for the check, which opens no fonts. To be run when a part of
// the face has changed: npx tsx scripts/files/list-letters.ts

/** Where the check looks (scripts/content/checks/letters.ts). */
export const LETTERS_FILE = 'scripts/content/heading-letters.json';

/** The letters of the heading face, a text for each run of neighbors in Unicode; spaces are none. */
export function letterRuns(): string[] {
  const runs: string[] = [];
  let isInRun = false;

  for (let code = 0x21; code <= 0xffff; code++) {
    const letter = String.fromCharCode(code);
    const isThere = !/\s/.test(letter) && hasLetter(letter);
    if (isThere && isInRun) runs.push((runs.pop() ?? '') + letter);
    else if (isThere) runs.push(letter);
    isInRun = isThere;
  }
  return runs;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(LETTERS_FILE, `${JSON.stringify(letterRuns(), null, 2)}\n`);
}
