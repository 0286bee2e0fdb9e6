/** How pictures are encoded; the first quality whose file is small enough is taken. */
export const ENCODING = {
  /** The version of sharp, as package.json has it. */
  sharp: '0.35.5',
  /** More effort takes six times as long, for a sixth of the bytes. */
  avif: { qualities: [55, 45, 36, 28, 20], effort: 3 },
  webp: { qualities: [76, 64, 50, 36, 22] },
  jpeg: { qualities: [74] },
  /** What a picture may weigh on a phone, and on a wide screen. Unit: bytes. */
  most: { narrow: 40_000, wide: 100_000 },
  /** The widest picture that counts as narrow. Unit: pixels. */
  narrow: 720,
} as const;

/** Changes whenever the same picture would be made another way, so that its address changes too. */
export const PICTURE_RECIPE = JSON.stringify(ENCODING);
