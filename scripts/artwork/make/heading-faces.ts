import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Where each letter of the heading face comes from: the parts of the package's variable font. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const;

/** One face of the variable font: its weight, and the shapes that it has for large letters. */
const FACE = { wght: 600, opsz: 72, SOFT: 0, WONK: 0 };

/**
 * The name by which a face tells the address of its license (OpenType, "name" table). The license has to
 * travel with each copy (SIL Open Font License 1.1, condition 2); a subset keeps the copyright by itself.
 */
export const LICENSE_ADDRESS = 14;

/**
 * The letters of headings on pages: what a US keyboard types, and …–‘’“”. Others are shown in a serif
 * of the reader's own. A letter that headings need often is added here; each costs visitors bytes.
 */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
export const PAGE_LETTERS = `${ASCII}…–‘’“”`;

/**
 * The letters of drawings, which have no other face to fall back to: the Latin ones of Europe and of
 * Vietnamese, and the punctuation around them.
 */
const DRAWN_LETTER =
  /[ -~\u00a1-\u00ac\u00ae-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02bc\u1e80-\u1e85\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;

/** One more than the last character that is looked at: punctuation and signs end before it. */
const END_OF_SIGNS = 0x2300;

/** All letters of drawings, in the order of Unicode. */
export function drawnLetters(): string {
  const characters = Array.from({ length: END_OF_SIGNS }, (_, code) => String.fromCodePoint(code));
  return characters.filter((character) => DRAWN_LETTER.test(character)).join('');
}

/**
 * Makes the heading face of pages (WOFF2) and of drawings (WOFF, which the parser of fonts reads), each
 * with the letters that it needs, and the text of its license. Source: the package
 * @fontsource-variable/fraunces.
 * @returns the files by their paths
 */
export async function headingFaces(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const pageFace = await subsetOf('latin', PAGE_LETTERS, 'woff2');
  files.set('styles/heading.woff2', pageFace);

  for (const part of PARTS) {
    const face = await subsetOf(part, drawnLetters(), 'woff');
    files.set(`scripts/artwork/heading-${part}.woff`, face);
  }
  files.set('styles/heading-license.txt', await readFile(pathOf('LICENSE')));
  return files;
}

/** Where a file of the package stands. */
function pathOf(name: string): string {
  return createRequire(import.meta.url).resolve(`@fontsource-variable/fraunces/${name}`);
}

async function subsetOf(
  part: (typeof PARTS)[number],
  letters: string,
  targetFormat: 'woff' | 'woff2',
): Promise<Buffer> {
  const font = await readFile(pathOf(`files/fraunces-${part}-full-normal.woff2`));
  return subsetFont(font, letters, {
    targetFormat,
    variationAxes: FACE,
    preserveNameIds: [LICENSE_ADDRESS],
  });
}
