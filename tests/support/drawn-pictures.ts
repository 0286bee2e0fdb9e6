import sharp from 'sharp';

/** A stand-in for a photo: soft shapes in one color, with edges to compress. */
export async function drawPhoto(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, noise: grain, background: '#888888' } })
    .blur(6)
    .tint('#7a9a6a')
    .jpeg()
    .toBuffer();
}
