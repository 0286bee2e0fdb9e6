import sharp from 'sharp';
import { makeSvg, siteColor } from './artwork/drawing.ts';
import { drawOrnaments } from './artwork/ornaments.ts';
import { EXIT, isMain, readOptions, run } from './command.ts';
import { readFolders } from './settings.ts';
import { writeBelow } from './system.ts';

/**
 * `npm run icons`: draws the icons of the site into public/, and the ornaments of its pages beside
 * their components, in the colors of styles/tokens.css. Both are committed: whoever has icons of their
 * own puts them into public/ instead, and sets another PUBLIC_DIR for this.
 */
export async function main(args: readonly string[]): Promise<number> {
  readOptions(args, {}, 'npm run icons');
  const { public: folder } = readFolders(process.env);
  const drawing = makeSvg('favicon');

  writeBelow(folder, '/favicon.svg', drawing);
  writeBelow(folder, '/favicon.ico', inIco(await squarePng(drawing, 48)));
  // A telephone rounds the corners itself, and shows what has none in black.
  writeBelow(folder, '/apple-touch-icon.png', await squarePng(drawing, 180, siteColor('press')));

  for (const [path, svg] of drawOrnaments()) writeBelow('.', path, svg);

  console.log(`Drew favicon.svg, favicon.ico and apple-touch-icon.png in ${folder}.`);
  console.log('Drew the ornaments of pages in components.');
  return EXIT.success;
}

/**
 * The drawing as a square PNG.
 * @param size unit: pixels
 * @param background the color in its corners, which are clear without one
 */
function squarePng(drawing: string, size: number, background?: string): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawing), { density: 300 }).resize(size);
  return (background ? drawn.flatten({ background }) : drawn).png().toBuffer();
}

/**
 * A PNG of 48 pixels in the container that browsers ask for by themselves (ICO), which begins with a
 * directory.
 */
function inIco(png: Buffer): Buffer {
  /** Unit: bytes. */
  const directoryLength = 22;
  const directory = Buffer.alloc(directoryLength);

  // The container: an icon, with one picture.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);

  // The picture: its size in pixels, its color planes, the bits of a pixel, its length, its place.
  directory.writeUInt8(48, 6);
  directory.writeUInt8(48, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directoryLength, 18);

  return Buffer.concat([directory, png]);
}

if (isMain(import.meta.filename)) await run(main);
