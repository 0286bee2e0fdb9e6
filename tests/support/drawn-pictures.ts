import sharp from 'sharp';

/** A picture that stands for a photo: soft colors with the grain of a camera. */
export async function drawPhoto(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({ create: { width, height, channels: 3, noise: grain, background: '#888888' } })
    .tint('#7a9a6a')
    .jpeg()
    .toBuffer();
}

/** What a phone adds to a photo: where it was taken, and that it was held upright. */
export async function asFromPhone(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .withExif({
      IFD0: { Make: 'Phone of the owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 34/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few bytes whose head says that it is as large as this. */
export async function drawBomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png;
}

/** The checksum of a chunk (PNG, "Cyclic redundancy code algorithm"). */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
