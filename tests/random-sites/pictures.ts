import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { RawFile } from '../../scripts/content/read.ts';
import type { Random } from '../support/random.ts';
import type { Shape } from './shape.ts';

/** Flat pictures of every kind; as narrow as they may be, so that they cost little. */
const PICTURES = {
  'pictures/desk.jpg': { format: 'jpeg', width: 640, height: 427, color: '#7a9a6a' },
  'pictures/Two_2.JPEG': { format: 'jpeg', width: 641, height: 990, color: '#24566a' },
  'pictures/3.wide.webp': { format: 'webp', width: 1300, height: 400, color: '#a9792b' },
  'pictures/odd-1--.PNG': { format: 'png', width: 720, height: 733, color: '#ffffff80' },
  'pictures/thin.webp': { format: 'webp', width: 3000, height: 1, color: '#102030' },
} as const;

/** Names of files that a generated site may show. */
export const PICTURE_PATHS = Object.keys(PICTURES);

/** Words for a picture that Markdown, HTML or YAML could take for something else. */
const ALTS = ['A desk & a lamp', 'Łódź at night', "O'Brien's door", '"Open" sign', 'Desk: 5 < 6'];

/** A text with a picture in it, or as it was. */
export function pictured(
  body: string,
  { random, shape }: { random: Random; shape: Shape },
): string {
  if (shape.optional === 0 || random.below(3) > 0) return body;
  const picture = `![${random.pick(ALTS)}](${random.pick(PICTURE_PATHS)})`;
  return random.pick([
    `${picture}\n\n${body}`,
    `${body}\n\n${picture}\n`,
    `${body}\n\nA ${picture}`,
  ]);
}

/** Writes the pictures that a site names. */
export async function writePicturesOf(files: readonly RawFile[], folder: string): Promise<void> {
  for (const [path, { format, width, height, color }] of Object.entries(PICTURES)) {
    if (!files.some(({ text }) => text.includes(path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const drawn = sharp({ create: { width, height, channels: 4, background: color } });
    await drawn.toFormat(format).toFile(join(folder, path));
  }
}
