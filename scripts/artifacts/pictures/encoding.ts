/** How pictures are encoded; the first quality whose file is small enough is taken. */
export const ENCODING = {
  /** The version of sharp, as package.json has it. */
  sharp: '0.35.5',
  /** More effort takes six times as long, for a sixth of the bytes. */
  avif: { qualities: [55, 48, 42, 37, 32, 28, 24, 20], effort: 3 },
  webp: { qualities: [76, 66, 56, 47, 38, 30, 22] },
  jpeg: { qualities: [74] },
  /**
   * What a picture may weigh, by the width that it has at most. A
   * phone loads one of the first two: with the page and the heading face that is less than 60 KB.
   * Units: pixels, bytes.
   */
  most: [
    { width: 400, bytes: 12_000 },
    { width: 720, bytes: 20_000 },
    { width: Number.MAX_SAFE_INTEGER, bytes: 100_000 },
  ],
} as const;

/** Changes whenever the same picture would be made another way, so that its address changes too. */
export const PICTURE_RECIPE = JSON.stringify(ENCODING);
