import type { Diagnostic } from '../diagnostic.ts';
import type { RawFile } from '../read.ts';

/** Marks what a new file leaves to its writer; nothing that holds it can be published. */
export const BLANK = 'FILL IN';

/** The blanks of a new file that are still to be filled in. */
export function blanks({ path, text }: RawFile): Diagnostic[] {
  return text.split('\n').flatMap((line, index): Diagnostic[] => {
    const at = line.indexOf(BLANK);
    if (at < 0) return [];
    return [
      {
        severity: 'error',
        file: `content/${path}`,
        line: index + 1,
        column: at + 1,
        length: BLANK.length,
        message: 'is still a blank: write here what it asks for',
      },
    ];
  });
}
