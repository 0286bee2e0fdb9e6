/** What this site takes of the font parser that satori brings, which has no types of its own. */
declare module '@shuding/opentype.js' {
  /** The outline of a letter. */
  interface Outline {
    /** As the data of an SVG path, with so many digits after the point. */
    toPathData(digits: number): string;
  }

  export interface Glyph {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): Outline;
  }

  export interface Font {
    unitsPerEm: number;
    charToGlyphIndex(letter: string): number;
    charToGlyph(letter: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
