import sharp from 'sharp';
import { makeSvg, siteColor } from './artwork/drawing.ts';
import { PUBLIC_OPTION, readOptions, run } from './command.ts';
import { writeBelow } from './system.ts';

/**
 * `npm run icons`: draws the icons of the site into public/, in the colors of styles/tokens.css. They
 * are committed: whoever has icons of their own puts them there instead and never runs this.
 */
await run(async () => {
  const { public: folder } = readOptions(
    { public: PUBLIC_OPTION },
    'npm run icons -- [--public DIR]',
  );
  const drawing = makeSvg('favicon');
  writeBelow(folder, '/favicon.svg', drawing);
  writeBelow(folder, '/favicon.ico', inIco(await picture(drawing, 48)));
  // A telephone rounds the corners itself, and shows what has none in black.
  writeBelow(folder, '/apple-touch-icon.png', await picture(drawing, 180, siteColor('press')));
  console.log(`Drew favicon.svg, favicon.ico and apple-touch-icon.png in ${folder}.`);
});

/**
 * The drawing as a square PNG.
 * @param size unit: pixels
 * @param background the color in its corners, which are clear without one
 */
function picture(drawing: string, size: number, background?: string): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawing), { density: 300 }).resize(size);
  return (background ? drawn.flatten({ background }) : drawn).png().toBuffer();
}

/** A PNG of 48 pixels in the container that browsers ask for by themselves: its directory comes first. */
function inIco(png: Buffer): Buffer {
  const length = [png.length & 0xffff, png.length >> 16];
  // Kind, number, width and height, colors, planes, bits, then where the picture is.
  const directory = new Uint16Array([0, 1, 1, (48 << 8) | 48, 0, 1, 32, ...length, 22, 0]);
  return Buffer.concat([Buffer.from(directory.buffer), png]);
}
