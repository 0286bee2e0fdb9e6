const DIRECTORY = 22;

/**
 * A square PNG as an ICO file, for /favicon.ico.
 * @param size the width of the picture in pixels, at most 255
 */
export function favicon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(DIRECTORY);
  // One picture of the type "icon"; its size, color depth, length and place.
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(DIRECTORY, 18);
  return Buffer.concat([head, png]);
}
