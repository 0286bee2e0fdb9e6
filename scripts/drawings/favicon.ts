import { Resvg } from '@resvg/resvg-js';

/** The least that search engines take (Google Search, "Define a favicon"). Unit: pixels. */
const SIZE = 48;
const DIRECTORY = 22;

/** A drawing as an ICO file of one PNG, for /favicon.ico, which browsers ask for by themselves. */
export function favicon(svg: string): Buffer {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE } }).render().asPng();
  const head = Buffer.alloc(DIRECTORY);
  // One picture of the type "icon"; its size, color depth, length and place.
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(DIRECTORY, 18);
  return Buffer.concat([head, png]);
}
