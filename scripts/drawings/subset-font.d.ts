declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number>;
  }
  /** Makes a font of only the letters in a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
