/** What this site takes of packages that have no types of their own. */

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff' | 'woff2' | 'truetype';
    /** A value for each axis of a variable font, which is fixed by it. */
    variationAxes?: Record<string, number>;
    /** Names in the font that are kept besides those of the face itself. */
    preserveNameIds: number[];
  }

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

declare module 'zipcodes' {
  export interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
  }

  const zipcodes: { codes: Record<string, ZipCode> };
  export default zipcodes;
}
