/** What this site takes of the font parser that satori brings, which has no types of its own. */
declare module '@shuding/opentype.js' {
  /** A step of an outline, as SVG names them: a move, a line, a curve, or back to where it began. */
  export interface OutlineStep {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    /** The end of the step, and the control points of a curve; a step back has none. */
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }

  export interface Glyph {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: OutlineStep[] };
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
